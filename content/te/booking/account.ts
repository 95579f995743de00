import type * as en from '../../en/booking/account.ts'
import type { Texts } from '../../texts.ts'

export const LEDGER: Texts<typeof en.LEDGER> = {
  title: 'లెక్క',
  bookingTitle: 'చెల్లింపులు',
  accountTitle: 'ఖాతా',
  ownTitle: 'మీ ఖాతా',
  columns: { what: 'వివరం', date: 'తేదీ', receipt: 'రసీదు', amount: 'మొత్తం', balance: 'మిగిలింది' },
  caption: 'ఛార్జీలు, చెల్లింపులు, మిగిలిన మొత్తం',
  empty: 'ఇంకా ఛార్జీలు గానీ చెల్లింపులు గానీ లేవు.',
  discount: (label) => `తగ్గింపు: ${label}`,
  methods: {
    upi: 'UPI',
    bank: 'బ్యాంక్ బదిలీ',
    swift: 'విదేశాల నుంచి బదిలీ',
    link: 'చెల్లింపు లింక్',
    cash: 'నగదు',
    card: 'కార్డ్',
  },
  rupees: 'మొత్తం, రూపాయల్లో',
  receipt: 'రసీదు',
  cancelledReceipt: 'రద్దయిన రసీదు',
  reverse: 'వెనక్కి తీసుకోండి',
  due: 'చెల్లించాల్సిన బాకీ',
  settled: 'చెల్లించాల్సింది ఏమీ లేదు.',
  owed: 'క్లయింట్‌కు ఇవ్వాల్సింది',
  owedToYou: 'మేము మీకు ఇవ్వాల్సింది',
  checking: 'సరిచూస్తున్నాం',
  keepAsCredit: (amount) => `${amount} జమగా ఉంచండి`,
  keptAsCredit: (amount) => `క్లయింట్ జమలో ${amount} చేరింది`,
  credit: 'జమ',
  creditHint: 'జమ తర్వాతి బుకింగ్‌కు వాడవచ్చు.',
  record: 'చెల్లింపు నమోదు చేయండి',
  refundCredit: 'జమ తిరిగి ఇవ్వండి',
}

export const BALANCE_DUE: Texts<typeof en.BALANCE_DUE> = {
  title: 'చెల్లించాల్సిన బాకీ',
  pay: 'బాకీ చెల్లించండి',
  account: 'మీ ఖాతా చూడండి',
  lead: (total) => `మొత్తం ${total} చెల్లించాలి. ప్రతి చెల్లింపూ మాకు తెలిసేలా, దయచేసి ప్రతి బుకింగ్‌కు విడిగా చెల్లించండి.`,
  none: 'చెల్లించాల్సింది ఏమీ లేదు',
  noneLead: 'అంతా చెల్లించారు, లేదా మీ చెల్లింపును మేము సరిచూస్తున్నాం.',
  dashboard: 'నా డాష్‌బోర్డ్‌కు వెళ్లండి',
}
