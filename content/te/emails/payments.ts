import { REFUND_POLICY } from '#content/booking/refund-policy.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { REMINDER_DAYS_BEFORE, REMINDER_HOURS_BEFORE } from '#domain/sessions/reminder-times.ts'
import type * as en from '../../en/emails/payments.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore, timeBefore } from '../words/durations.ts'

/** The payment methods as emails name them. */
export const METHODS_IN_EMAIL: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  bank: 'బ్యాంక్ బదిలీ',
  swift: 'SWIFT బదిలీ',
  link: 'చెల్లింపు లింక్',
  session: 'సెషన్‌లో నగదు లేదా కార్డ్',
}

/** What a client sends after paying. */
export const REFERENCES_IN_EMAIL: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI ట్రాన్సాక్షన్ ID',
  bank: 'బ్యాంక్ రిఫరెన్స్ (UTR)',
  swift: 'SWIFT రిఫరెన్స్',
  link: 'చెల్లింపు రిఫరెన్స్',
  session: '',
}

/** What has come of a booking, and what is left. */
export const BALANCE: Texts<typeof en.BALANCE> = {
  partPaid: (received, total) => `${total} లో ${received} అందింది.`,
  beingChecked: (amount) => `మీ ${amount} చెల్లింపును సరిచూస్తున్నాం. ఇప్పుడు ఏమీ చెల్లించనక్కర్లేదు.`,
  atSession: (amount, url) => `సెషన్‌లో చెల్లించాల్సింది: ${amount}. ముందే చెల్లించాలంటే: ${url}`,
  due: (amount, url) => `చెల్లించాల్సిన బాకీ: ${amount}. ఇక్కడ చెల్లించవచ్చు: ${url}`,
}

export const PAYMENT_REMINDER: Texts<typeof en.PAYMENT_REMINDER> = {
  preview: (service) => `${service} కోసం మీ సమయాన్ని ఉంచాం.`,
  heldUntil: (time) => `ఈ సమయాన్ని ${timeBefore(time, 'వరకు')} మీ కోసం ఉంచుతాం. ఆ తర్వాత వేరొకరు కూడా బుక్ చేయవచ్చు.`,
  note: 'ఇప్పుడే చెల్లించి ఉంటే, అదే పేజీలో ట్రాన్సాక్షన్ ID పంపండి, ఈ ఈమెయిల్‌ను పట్టించుకోకండి.',
}

export const PAYMENT_CLAIMED: Texts<typeof en.PAYMENT_CLAIMED> = {
  preview: 'మీ చెల్లింపు సరిచూడగానే ఈమెయిల్ చేస్తాం.',
  forBalance: (amount) => `ఇది ${amount} బాకీ కోసం. మీ బుకింగ్ ఖరారుగానే ఉంది.`,
  slotTaken: `మీరు ఎంచుకున్న సమయాన్ని ${durationBefore(HOLD_MINUTES, 'minute')} వరకు ఉంచాం, మీ చెల్లింపు చేరేలోపు వేరొకరు బుక్ చేశారు. మీ బుకింగ్ చెల్లుతుంది. వేరే సమయం ఎంచుకోండి; అదనంగా ఏమీ చెల్లించనక్కర్లేదు.`,
  newTime: 'కొత్త సమయం ఎంచుకోండి',
  enrolledOnceConfirmed: 'చెల్లింపు సరిచూడగానే కోర్సు మీకు తెరుచుకుంటుంది.',
  notYou: (email) => `ఈ చెల్లింపు మీరు చేయకపోతే, ఇక్కడ రాయండి: ${email}`,
}

/** The client would like to pay at the session; the practice has not decided yet. */
export const PAY_AT_SESSION_ASKED: Texts<typeof en.PAY_AT_SESSION_ASKED> = {
  subject: (code) => `సెషన్‌లో చెల్లించే అభ్యర్థన: ${code}`,
  preview: 'మేము ఒప్పుకోగానే ఈమెయిల్ చేస్తాం.',
  opening: 'ధన్యవాదాలు. మీరు సెషన్‌లో నగదు లేదా కార్డ్‌తో చెల్లిస్తానన్నారు. మేము ఒప్పుకోగానే ఈమెయిల్ చేస్తాం. అప్పటివరకు మీ సమయం మీకే ఉంటుంది.',
  notYou: (email) => `ఇది మీరు అడగకపోతే, ఇక్కడ రాయండి: ${email}`,
}

export const PAY_AT_SESSION_AGREED: Texts<typeof en.PAY_AT_SESSION_AGREED> = {
  subject: (code) => `మీ బుకింగ్ ${code} ఖరారైంది`,
  preview: 'సెషన్‌లో చెల్లించాలి.',
  opening: (amount) => `మీ బుకింగ్ ఖరారైంది, సమయం మీదే. సెషన్‌లో ${amount} చెల్లించాలి.`,
  openingInPerson: (amount) => `మీ బుకింగ్ ఖరారైంది, సమయం మీదే. సెషన్‌లో ${amount} నగదు లేదా కార్డ్‌తో చెల్లించాలి.`,
}

export const PAY_AT_SESSION_DECLINED: Texts<typeof en.PAY_AT_SESSION_DECLINED> = {
  subject: (code) => `${code}: దయచేసి సెషన్‌కు ముందే చెల్లించండి`,
  preview: 'దయచేసి వేరే చెల్లింపు విధానం ఎంచుకోండి.',
  opening: 'మీరు సెషన్‌లో చెల్లిస్తానన్నారు. ఈ బుకింగ్‌కు అది కుదరదు. కారణం:',
  otherWay: 'బుకింగ్ ఖరారు కావడానికి దయచేసి వేరే చెల్లింపు విధానం ఎంచుకోండి.',
  button: 'ఎలా చెల్లించాలో ఎంచుకోండి',
  note: (time, email) => `ఇది ${timeBefore(time, 'వరకు')} చేయవచ్చు. ఏదైనా అడగాలంటే, ఇక్కడ రాయండి: ${email}`,
}

const DAYS_BEFORE = durationBefore(REMINDER_DAYS_BEFORE, 'day')
const HOURS_BEFORE = durationBefore(REMINDER_HOURS_BEFORE, 'hour')

export const PAYMENT_VERIFIED: Texts<typeof en.PAYMENT_VERIFIED> = {
  preview: 'మీ చెల్లింపు అందింది. ధన్యవాదాలు.',
  previewOfPart: 'మీ చెల్లింపులో కొంత అందింది. ధన్యవాదాలు.',
  reminder: {
    daysBefore: `${DAYS_BEFORE} ముందు రిమైండర్ పంపుతాం.`,
    hoursBefore: `${HOURS_BEFORE} ముందు రిమైండర్ పంపుతాం.`,
  },
  linkAndReminder: {
    daysBefore: `సెషన్‌కు ముందు మీటింగ్ లింక్ ఈమెయిల్‌లో పంపుతాం, ${DAYS_BEFORE} ముందు రిమైండర్ కూడా.`,
    hoursBefore: `సెషన్‌కు ముందు మీటింగ్ లింక్ ఈమెయిల్‌లో పంపుతాం, ${HOURS_BEFORE} ముందు రిమైండర్ కూడా.`,
  },
}

/** A booking that is confirmed without a payment. */
export const COVERED: Texts<typeof en.COVERED> = {
  subject: (service) => `మీ బుకింగ్ ఖరారైంది: ${service}`,
  preview: 'చెల్లించాల్సింది ఏమీ లేదు.',
  opening: 'మీ బుకింగ్ ఖరారైంది. చెల్లించాల్సింది ఏమీ లేదు.',
}

export const COURSE_PAID: Texts<typeof en.COURSE_PAID> = {
  invoice: 'నా ఇన్‌వాయిస్ చూడండి',
  note: 'బుకింగ్‌ను డాష్‌బోర్డ్‌లో చూడవచ్చు, రద్దు చేయవచ్చు. నిర్ధారించే ముందు ఎంత రీఫండ్ వస్తుందో కనిపిస్తుంది.',
}

/** A further payment for a booking that was confirmed before. */
export const PART_RECEIVED: Texts<typeof en.PART_RECEIVED> = {
  subject: (amount, code) => `${code}: ${amount} అందింది`,
  previewOfPart: 'ధన్యవాదాలు. ఇంకా కొంత రావాలి.',
  preview: 'మీ బుకింగ్‌కు పూర్తి చెల్లింపు అందింది. ధన్యవాదాలు.',
  opening: (amount) => `ధన్యవాదాలు. మీ ${amount} చెల్లింపు అందింది.`,
  paidInFull: 'మీ బుకింగ్‌కు ఇప్పుడు పూర్తిగా చెల్లించారు.',
  note: 'రసీదు జతచేశాం.',
}

/** To the buyer, with the voucher attached. */
export const VOUCHER_PAID: Texts<typeof en.VOUCHER_PAID> = {
  subject: (amount) => `${amount} గిఫ్ట్ వోచర్ సిద్ధం`,
  opening: 'ధన్యవాదాలు. మీ చెల్లింపు అందింది, గిఫ్ట్ వోచర్ సిద్ధం. ఈ ఈమెయిల్‌కు జతచేశాం.',
  handOver: (name) => `దీన్ని ప్రింట్ చేయండి లేదా ${name} గారికి పంపండి.`,
  emailedTo: (name, address) => `దీన్ని ${name} గారికి కూడా పంపాం: ${address}`,
  button: 'నా వోచర్లు చూడండి',
  note: 'కోడ్ ఉన్నవారు ఒక్కసారి వాడుకోవచ్చు. పొరపాటున కొంటే, వాడకముందే మాకు రాయండి.',
}

/** To the recipient of a voucher. */
export const GIFT_VOUCHER: Texts<typeof en.GIFT_VOUCHER> = {
  unnamedGiver: 'మీ ఆత్మీయులు',
  subject: (giver) => `${giver} నుంచి మీకు ఒక బహుమతి`,
  preview: (amount, practice) => `${practice}: ${amount} వోచర్.`,
  opening: (giver, amount, practice) => `${giver} మీకు ${practice} దగ్గర ${amount} గిఫ్ట్ వోచర్ ఇచ్చారు.`,
  code: 'మీ కోడ్:',
  value: 'మొత్తం',
  validUntil: 'ఎప్పటి వరకు చెల్లుతుంది',
  button: 'మీ బహుమతి తెరవండి',
  howToRedeem:
    'అక్కడ ప్రింట్ చేయవచ్చు లేదా మీ ఖాతాలో జమ చేయవచ్చు. లేదా సైన్ ఇన్ చేసి, కోడ్‌ను డాష్‌బోర్డ్‌లో లేదా బుకింగ్‌కు చెల్లించేటప్పుడు రాయండి. మిగిలినది తర్వాతి బుకింగ్‌కు పనికొస్తుంది.',
  note: 'కోడ్ ఉన్నవారు ఒక్కసారి వాడుకోవచ్చు, కాబట్టి ఈ ఈమెయిల్‌ను ఎవరికీ పంపకండి. ప్రింట్ చేసుకోవడానికి వోచర్ జతచేశాం.',
}

export const PAYMENT_REJECTED: Texts<typeof en.PAYMENT_REJECTED> = {
  preview: 'కారణం చదివి, ట్రాన్సాక్షన్ ID మళ్లీ పంపండి.',
  sendAgain: 'అది సరిచేశాక, మీ చెల్లింపు ట్రాన్సాక్షన్ ID మళ్లీ పంపండి.',
  button: 'ట్రాన్సాక్షన్ ID మళ్లీ పంపండి',
  payableUntil: (time, email) =>
    `ఇది ${timeBefore(time, 'వరకు')} చేయవచ్చు. ఖాతా నుంచి డబ్బు కట్ అయి ఉంటే కంగారు పడకండి, మేము వెతుకుతాం. ఇక్కడ రాయండి: ${email}`,
  stillDue: (amount, email) =>
    `మీ బుకింగ్ ఖరారుగానే ఉంది, ఇంకా ${amount} చెల్లించాలి. ఖాతా నుంచి డబ్బు కట్ అయి ఉంటే కంగారు పడకండి, మేము వెతుకుతాం. ఇక్కడ రాయండి: ${email}`,
}

/** A payment that the desk had recorded by mistake was taken back. */
export const PAYMENT_REVERSED: Texts<typeof en.PAYMENT_REVERSED> = {
  subject: (code) => `మీ బుకింగ్ ${code}: ఒక సవరణ`,
  preview: 'ఒక చెల్లింపును పొరపాటున నమోదు చేశాం.',
  opening:
    'మీ బుకింగ్‌కు ఒక చెల్లింపును పొరపాటున నమోదు చేసి, ఇప్పుడు తీసేశాం. ఇబ్బందికి క్షమించండి. ఇంకా చెల్లించకపోతే ఇప్పుడు చెల్లించండి; చెల్లించి ఉంటే ట్రాన్సాక్షన్ ID పంపండి.',
  button: 'చెల్లింపుకు వెళ్లండి',
}

export const PAYMENT_NOT_FOUND: Texts<typeof en.PAYMENT_NOT_FOUND> = {
  subject: (code) => `${code}: చెల్లింపు కనబడలేదు`,
  preview: 'రీఫండ్ చేయాల్సింది ఏమీ లేదు.',
  opening: 'మీరు చెల్లింపు గురించి చెప్పాక ఈ బుకింగ్ రద్దయింది. మా ఖాతా చూశాం, చెల్లింపు మాకు చేరలేదు, కాబట్టి రీఫండ్ చేయాల్సింది ఏమీ లేదు.',
  ifMoneyLeft: (email) => `ఖాతా నుంచి డబ్బు కట్ అయి ఉంటే, చెల్లించిన తేదీ, ట్రాన్సాక్షన్ ID తో రాయండి, మళ్లీ చూస్తాం: ${email}`,
}

export const REFUND_SENT: Texts<typeof en.REFUND_SENT> = {
  preview: (amount) => `మీరు చెల్లించిన ఖాతాకే ${amount} తిరిగి పంపాం.`,
  button: 'నా ఇన్‌వాయిస్‌లు చూడండి',
  note: REFUND_POLICY.notArrived,
}

export const CREDIT_REFUNDED: Texts<typeof en.CREDIT_REFUNDED> = {
  subject: (amount) => `మీ ${amount} రీఫండ్ పంపాం`,
  opening: (amount) => `మీ జమలో ${amount} తిరిగి పంపాం. బ్యాంక్ ఖాతాలో కనిపించడానికి కొన్ని రోజులు పట్టవచ్చు.`,
  attached: 'రీఫండ్ వోచర్ జతచేశాం.',
  button: 'నా ఖాతా చూడండి',
}

/** To all admins. */
export const UPI_CHANGED: Texts<typeof en.UPI_CHANGED> = {
  subject: (practice) => `${practice}: UPI ID మారింది`,
  preview: 'ఇక క్లయింట్లు కొత్త UPI ID కి చెల్లిస్తారు.',
  opening: 'క్లయింట్లు చెల్లించే UPI ID మారింది. ఈ ఈమెయిల్ అడ్మిన్‌లందరికీ వస్తుంది.',
  before: 'ముందు',
  now: 'ఇప్పుడు',
}

/** To all admins. */
export const PAYMENT_METHODS_CHANGED: Texts<typeof en.PAYMENT_METHODS_CHANGED> = {
  subject: (practice) => `${practice}: చెల్లింపు విధానాలు మారాయి`,
  preview: 'ఇక క్లయింట్లు ఏ ఖాతాలకు చెల్లిస్తారో చూడండి.',
  opening: 'క్లయింట్లు చెల్లించే విధానాలు మారాయి. ఈ ఈమెయిల్ అడ్మిన్‌లందరికీ వస్తుంది.',
  offered: 'ఉన్న విధానాలు',
  bank: 'బ్యాంక్ ఖాతా',
  swift: 'విదేశాల నుంచి బదిలీల ఖాతా',
  link: 'చెల్లింపు లింక్',
}

export const PAYMENT_SETTINGS_CHANGED: Texts<typeof en.PAYMENT_SETTINGS_CHANGED> = {
  none: 'ఏదీ లేదు',
  changedBy: 'మార్చినవారు',
  when: 'ఎప్పుడు',
  button: 'చెల్లింపు సెట్టింగ్‌లు తెరవండి',
  note: 'మీ బృందంలో ఎవరూ ఈ మార్పు చేయకపోతే, వెంటనే తిరిగి మార్చండి, పైన ఉన్న ఖాతా పాస్‌వర్డ్ మార్చండి, క్లయింట్లకు చెప్పండి.',
}
