import { formatRupees } from '#content/words/money.ts'
import { LONGEST_DECISION_REASON } from '#domain/payments/payment-decisions.ts'
import { LARGEST_PAYMENT, LONGEST_REFERENCE } from '#domain/payments/typed-payment.ts'
import type * as en from '../../../en/staff/money/ledger.ts'
import type { Texts } from '../../../texts.ts'

const OWN_BOOKING = 'ఇది మీ సొంత ఖాతా. దయచేసి సహోద్యోగిని అడగండి.'
const CLAIM_WAITING = 'ఈ బుకింగ్‌కు చెల్లించానని క్లయింట్ అంటున్నారు. ముందుగా ఆ చెల్లింపు సరిచూడండి.'

/** The money of one booking in a few words. */
export const BOOKING_MONEY_TEXTS: Texts<typeof en.BOOKING_MONEY_TEXTS> = {
  partPaid: 'కొంత చెల్లించారు',
  receivedOf: (received, price) => `${price} లో ${received} అందింది`,
  beingChecked: (amount) => `${amount} సరిచూస్తున్నాం`,
}

export const REVERSE_PAYMENT: Texts<typeof en.REVERSE_PAYMENT> = {
  title: 'చెల్లింపు నమోదు రద్దు',
  lead: 'పొరపాటున నమోదు చేసిన లేదా సరిచూసిన చెల్లింపు కోసం: వేరే బుకింగ్‌కు, రెండుసార్లు, తప్పు మొత్తంతో, లేదా అసలు రానిది. డబ్బు వచ్చి తిరిగి పంపుతుంటే, రీఫండ్ నమోదు చేయండి.',
  facts: { amount: 'మొత్తం', received: 'అందిన రోజు', method: 'చెల్లించిన విధానం', reference: 'రిఫరెన్స్', about: 'దేని కోసం' },
  onAccount: 'క్లయింట్ ఖాతా',
  after:
    'చెల్లింపు లెక్కలోనే ఉంటుంది, దాన్ని రద్దు చేసే నమోదు పక్కన చేరుతుంది, రసీదు రద్దయినట్టు గుర్తు ఉంటుంది. వేరే చెల్లింపు రాకపోతే, ఇంకా జరగని బుకింగ్ మళ్లీ చెల్లించనిదవుతుంది, ఇన్‌వాయిస్‌కు క్రెడిట్ నోట్ వస్తుంది. ఈమెయిల్ చిరునామా ఉన్న క్లయింట్‌కు చెల్లింపు నిర్ధారణ కాలేదని, ఎలా చెల్లించాలో తెలుపుతాం.',
  reason: 'కారణం',
  reasonHint: 'బృందం కోసం. క్లయింట్‌కు ఎప్పుడూ కనిపించదు.',
  submit: 'చెల్లింపు నమోదు రద్దు చేయండి',
  back: 'బుకింగ్‌కు తిరిగి వెళ్లండి',
  backToClient: 'క్లయింట్ పేజీకి తిరిగి వెళ్లండి',
  reversed: 'చెల్లింపు నమోదు రద్దయింది',
  outcomes: {
    unpaid: 'బుకింగ్ మళ్లీ చెల్లించనిదైంది. ఈమెయిల్ చిరునామా ఉన్న క్లయింట్‌కు చెబుతాం.',
    due: 'బుకింగ్ ఖరారుగానే ఉంది, ఆ మొత్తం మళ్లీ చెల్లించాలి.',
    cancelled: 'బుకింగ్ రద్దుగానే ఉంది, తిరిగి ఇవ్వాల్సింది తగ్గింది.',
  },
  refusals: {
    'own-booking': OWN_BOOKING,
    'already-reversed': 'ఈ చెల్లింపు నమోదు ఇప్పటికే రద్దయింది.',
    'claim-waiting': CLAIM_WAITING,
    'money-used': 'ఈ డబ్బును ఇప్పటికే వాడారు: రీఫండ్ అయింది, జమగా ఉంచారు లేదా ఖర్చయింది. ముందుగా దాన్ని సరిచేయండి.',
    'voucher-valid': 'ఈ గిఫ్ట్ వోచర్ ఇంకా చెల్లుతుంది. ముందుగా దాని బుకింగ్ రద్దు చేయండి, అప్పుడు వోచర్ కూడా రద్దవుతుంది.',
    'reason-missing': 'చెల్లింపు నమోదు ఎందుకు రద్దు చేస్తున్నారో రాయండి.',
    'reason-too-long': `కారణం ${LONGEST_DECISION_REASON} అక్షరాలు మించకూడదు.`,
  },
  notPossible: 'ఈ చెల్లింపు నమోదు ఇప్పటికే రద్దయింది. డబ్బు వచ్చి ఉంటే, రీఫండ్ చేయవచ్చు.',
}

export const REFUND_CREDIT: Texts<typeof en.REFUND_CREDIT> = {
  title: 'జమ తిరిగి ఇవ్వండి',
  lead: 'మీ బ్యాంక్ నుంచి లేదా నగదుగా మీరు తిరిగి ఇచ్చిన జమ కోసం.',
  credit: 'జమ',
  none: 'ఈ క్లయింట్‌కు జమ లేదు.',
  method: 'ఎలా పంపారు',
  reference: 'రీఫండ్ బదిలీ రిఫరెన్స్',
  submit: 'రీఫండ్ నమోదు చేయండి',
  refunded: 'రీఫండ్ నమోదైంది',
  voucher: 'రీఫండ్ వోచర్ లెక్కలో ఉంది.',
  refusals: {
    'own-booking': OWN_BOOKING,
    'reference-missing': 'దయచేసి రీఫండ్ బదిలీ రిఫరెన్స్ రాయండి.',
    'more-than-credit': 'రీఫండ్ కనీసం ఒక పైసా, క్లయింట్ జమకు మించకుండా ఉండాలి.',
  },
}

export const RECORD_PAYMENT: Texts<typeof en.RECORD_PAYMENT> = {
  title: 'చెల్లింపు నమోదు చేయండి',
  forAccount: 'ఖాతాలో చెల్లింపు నమోదు చేయండి',
  lead: 'నగదు, కార్డ్, బదిలీ లేదా వేరే విధంగా మీకు అందిన డబ్బు కోసం.',
  accountLead: 'ఈ మొత్తం జమ అవుతుంది, తర్వాతి బుకింగ్‌కు వాడవచ్చు.',
  back: 'బుకింగ్‌కు తిరిగి వెళ్లండి',
  backToClient: 'క్లయింట్ పేజీకి తిరిగి వెళ్లండి',
  paidOn: 'అందిన రోజు',
  method: 'చెల్లించిన విధానం',
  reference: 'రిఫరెన్స్ లేదా రసీదు నంబర్',
  referenceHint: 'UPI, బదిలీలు, చెల్లింపు లింక్‌లకు తప్పనిసరి. నగదు, కార్డ్‌కు తప్పనిసరి కాదు.',
  note: 'బృందానికి గమనిక',
  noteHint: 'క్లయింట్‌కు ఎప్పుడూ కనిపించదు.',
  submit: 'చెల్లింపు నమోదు చేయండి',
  recorded: 'చెల్లింపు నమోదైంది',
  stillDue: (amount) => `ఇంకా ${amount} రావాలి.`,
  tooMuch: (amount) => `క్లయింట్ ${amount} ఎక్కువ చెల్లించారు. జమగా ఉంచవచ్చు లేదా తిరిగి ఇవ్వవచ్చు.`,
  receiptReady: 'రసీదు లెక్కలో ఉంది.',
  notPossible: 'ఈ బుకింగ్‌కు చెల్లింపు నమోదు చేయలేరు.',
}

export const RECORD_PAYMENT_REFUSALS: Texts<typeof en.RECORD_PAYMENT_REFUSALS> = {
  'own-booking': OWN_BOOKING,
  'booking-cancelled': 'ఈ బుకింగ్ రద్దయింది. దయచేసి చెల్లింపును క్లయింట్ ఖాతాలో నమోదు చేయండి.',
  'claim-waiting': CLAIM_WAITING,
  'reference-in-use': 'ఈ రిఫరెన్స్ వేరే చెల్లింపుది. దయచేసి మరోసారి చూడండి.',
  'date-invalid': 'దయచేసి డబ్బు వచ్చిన రోజు రాయండి.',
  'date-in-future': 'దయచేసి ఈరోజు లేదా గడిచిన రోజు రాయండి.',
  'date-too-old': 'దయచేసి తేదీలోని సంవత్సరం మరోసారి చూడండి.',
  'method-unknown': 'దయచేసి ఎలా చెల్లించారో ఎంచుకోండి.',
  'amount-invalid': 'మొత్తాన్ని రూపాయల్లో రాయండి, ఉదాహరణకు 1,001 లేదా 700.50.',
  'amount-too-large': `దయచేసి ${formatRupees(LARGEST_PAYMENT)} మించకుండా రాయండి.`,
  'reference-missing': 'దయచేసి ఈ చెల్లింపు రిఫరెన్స్ రాయండి.',
  'reference-is-phonepe-id': 'ఇది PhonePe సొంత నంబర్. దయచేసి UTR అనే 12 అంకెలు రాయండి.',
  'reference-is-google-id': 'ఇది Google సొంత నంబర్. దయచేసి “UPI transaction ID” అనే 12 అంకెలు రాయండి.',
  'reference-not-12-digits': 'UPI రిఫరెన్స్‌కు 12 అంకెలు ఉంటాయి. దయచేసి మరోసారి చూడండి.',
  'reference-all-equal': 'దయచేసి చెల్లింపు అసలు రిఫరెన్స్ రాయండి.',
  'reference-not-utr': 'బ్యాంక్ UTR కి 12 అంకెలు, లేదా బ్యాంక్ కోడ్‌తో కలిపి 16 లేదా 22 అక్షరాలు, అంకెలు ఉంటాయి.',
  'reference-not-swift': 'SWIFT రిఫరెన్స్‌కు 6 నుంచి 35 అక్షరాలు, అంకెలు ఉంటాయి. దయచేసి మరోసారి చూడండి.',
  'reference-not-readable': `రిఫరెన్స్‌లో 4 నుంచి ${LONGEST_REFERENCE} అక్షరాలు రాయండి.`,
  'reference-is-email': 'అది ఈమెయిల్ చిరునామా. దయచేసి చెల్లింపు రిఫరెన్స్ రాయండి.',
}
