import { plural } from '#content/words/grammar.ts'
import { fileSize } from '#content/words/numbers.ts'
import { HOLD_MINUTES, PAYABLE_HOURS } from '#domain/bookings/holds.ts'
import { LARGEST_PROOF_BYTES } from '#domain/payments/payment-proof.ts'
import { LONGEST_REFERENCE } from '#domain/payments/typed-payment.ts'
import {
  REMINDER_DAYS_BEFORE,
  REMINDER_HOURS_BEFORE,
  TEAM_CALLS_HOURS_BEFORE,
} from '#domain/sessions/reminder-times.ts'
import type * as en from '../../en/booking/payment.ts'
import type { Texts } from '../../texts.ts'
import { durationBefore } from '../words/durations.ts'

const PAYABLE = durationBefore(PAYABLE_HOURS, 'hour')

/** Texts of the payment step and the pages after it. */

export const PAYMENT: Texts<typeof en.PAYMENT> = {
  creditLead: 'మీ ఖాతాలో జమ ఉంది.',
  useCredit: (amount) => `జమ నుంచి ${amount} వాడండి`,
  creditUsed: (amount) => `జమ నుంచి ${amount} చెల్లించారు`,
  title: (amount) => `UPI ద్వారా ${amount} చెల్లించండి`,
  titleOfAnyMethod: (amount) => `${amount} చెల్లించండి`,
  exactly: (amount) => `సరిగ్గా ${amount} చెల్లించండి, అప్పుడే మీ చెల్లింపును గుర్తించగలం.`,
  pageTitle: 'చెల్లింపు',
  discountTerm: 'తగ్గింపు',
  discount: (label, amount) => `${label}: ${amount} తగ్గింపు`,
  held: (minutes) => `ఈ సమయాన్ని ${durationText(minutes)} మీ కోసం ఉంచుతాం.`,
  lapsed: `${durationBefore(HOLD_MINUTES, 'minute')} గడువు ముగిసింది. మీరు ఇంకా చెల్లించవచ్చు. ఆ సమయం ఖాళీగా ఉంటే అది మీదే, లేకపోతే వేరే సమయం ఎంచుకోవచ్చు.`,
  scan: 'మీ ఫోన్‌తో స్కాన్ చేయండి',
  otherPhone: 'వేరే ఫోన్ నుంచి చెల్లించండి',
  scanFromPhone: 'వేరే ఫోన్‌తో స్కాన్ చేయండి',
  qrLabel: (amount, payee) => `${payee} ఖాతాకు ${amount} చెల్లించే QR కోడ్`,
  copyLead: 'మీ UPI యాప్ తెరిచి, UPI ID ద్వారా చెల్లించడం ఎంచుకుని, ఈ వివరాలు పేస్ట్ చేయండి.',
  payeeId: 'UPI ID',
  payeeName: 'పేరు',
  amount: 'మొత్తం',
  note: 'నోట్',
  nothingToPay: 'చెల్లించాల్సింది ఏమీ లేదు',
  notNeeded: 'మీరు చెల్లించాల్సిన అవసరం లేదు. ఈ బుకింగ్ దానంతట అదే రద్దవుతుంది.',
  paidAlready: 'నేను ఇప్పటికే డబ్బు పంపాను',
  paidAlreadyLead: 'ట్రాన్సాక్షన్ ID మాకు పంపండి. మీ చెల్లింపు వెతికి డబ్బు తిరిగి ఇస్తాం.',
  openApp: 'నా UPI యాప్ తెరవండి',
  whereTitle: 'ఇది ఎక్కడ ఉంటుంది?',
  where: [
    { app: 'Google Pay', label: 'UPI transaction ID' },
    { app: 'PhonePe', label: 'UTR' },
    { app: 'Paytm', label: 'UPI Ref No' },
  ],
  whereLead: 'మీ యాప్‌లో ఆ చెల్లింపు తెరిచి, ఇది చూడండి:',
  proof: 'చెల్లింపు స్క్రీన్‌షాట్',
  proofHint: `చిత్రం లేదా PDF, ${fileSize(LARGEST_PROOF_BYTES)} వరకు. మీ చెల్లింపును త్వరగా కనుక్కోవడానికి ఇది సాయపడుతుంది. దీన్ని మీరు, మేము మాత్రమే చూడగలం.`,
  submit: 'నేను చెల్లించాను',
  submitSession: 'సెషన్‌లో చెల్లించవచ్చా అని అడగండి',
  submitting: 'పంపుతున్నాం…',
  back: 'ఫారానికి తిరిగి వెళ్లండి',
  help: 'సహాయం కావాలా? మాకు రాయండి:',
  rejectedTitle: 'మీ గత చెల్లింపును నిర్ధారించలేకపోయాం',
  rejectedLead: 'కారణం:',
  rejectedNext: 'అది సరిచేశాక, మీ చెల్లింపు ట్రాన్సాక్షన్ ID మళ్లీ పంపండి.',
  declinedTitle: 'ఈ బుకింగ్‌కు సెషన్‌లో చెల్లించడం కుదరదు',
  declinedNext: 'దయచేసి వేరే చెల్లింపు విధానం ఎంచుకోండి.',
  closedTitle: 'ఈ బుకింగ్ ముగిసింది',
  cancelled: 'ఈ బుకింగ్ రద్దయింది.',
  included: 'పూర్తి కోర్సుతో పాటు ఈ కోర్సు మీకు ఉంది, కాబట్టి చెల్లించాల్సింది ఏమీ లేదు. మీ ఖాతా నుంచి డబ్బు కట్ అయి ఉంటే మాకు రాయండి.',
  expired: `${PAYABLE} లోపు చెల్లింపు అందలేదు, కాబట్టి ఈ బుకింగ్ రద్దయింది. మీ ఖాతా నుంచి డబ్బు కట్ అయి ఉంటే మాకు రాయండి.`,
  notYet: 'మేము ఇంకా చెల్లింపులు తీసుకోవడం మొదలుపెట్టలేదు. దయచేసి డబ్బు పంపకండి. మీ బుకింగ్ సేవ్ అయింది: మాకు రాయండి, ఎలా చెల్లించాలో చెబుతాం.',
  bookAgain: 'మళ్లీ బుక్ చేయండి',
  dashboard: 'నా డాష్‌బోర్డ్ చూడండి',
  ledger: 'లెక్క',
  service: 'సేవ',
  when: 'ఎప్పుడు',
  startDate: 'ప్రారంభ తేదీ',
}

/** Whole hours above two, as for bookings that staff made. */
function durationText(minutes: number): string {
  if (minutes >= 120) return `ఇంకా ${Math.floor(minutes / 60)} గంటలు`
  return `ఇంకా ${minutes} ${plural(minutes, 'నిమిషం', 'నిమిషాలు')}`
}

export const CLAIM_TOASTS: Texts<typeof en.CLAIM_TOASTS> = {
  missing: { title: 'ట్రాన్సాక్షన్ ID కావాలి', detail: 'దయచేసి మీ UPI ట్రాన్సాక్షన్ ID రాయండి' },
  missingReference: { title: 'రిఫరెన్స్ నంబర్ కావాలి', detail: 'దయచేసి మీ చెల్లింపు రిఫరెన్స్ నంబర్ రాయండి' },
  failedTitle: 'చెల్లింపు సమాచారం చేరలేదు',
  noPayee: {
    title: 'మేము ఇంకా చెల్లింపులు తీసుకోవడం మొదలుపెట్టలేదు',
    detail: 'దయచేసి డబ్బు పంపకండి. మాకు రాయండి, సహాయం చేస్తాం.',
  },
  proofTitle: 'స్క్రీన్‌షాట్ పంపలేదు',
  checkTitle: 'ట్రాన్సాక్షన్ ID మరోసారి చూడండి',
  receivedTitle: 'ఇది మాకు ఇప్పటికే అందింది',
  expiredTitle: 'ఈ చెల్లింపు వివరాలు పాతవి',
  expiredDetail:
    'మీరు ఈ పేజీ తెరిచాక మా UPI ID మారింది. ఇంకా చెల్లించకపోతే, ఇప్పుడు కనిపించే ID కి చెల్లించండి. చెల్లించి ఉంటే, ట్రాన్సాక్షన్ ID మళ్లీ పంపండి.',
  expiredOtherDetail: 'మీరు ఈ పేజీ తెరిచాక ఈ చెల్లింపు విధానం మారింది. ఇంకా చెల్లించకపోతే, ఇప్పుడు కనిపించే వివరాలు వాడండి. చెల్లించి ఉంటే, మాకు రాయండి.',
}

export const CLAIM_PROBLEMS: Texts<typeof en.CLAIM_PROBLEMS> = {
  'booking-cancelled': 'ఈ బుకింగ్ రద్దయింది. మీరు చెల్లించి ఉంటే, మాకు రాయండి.',
  'booking-expired': `${PAYABLE} లోపు చెల్లింపు అందలేదు, కాబట్టి ఈ బుకింగ్ రద్దయింది. మీరు చెల్లించి ఉంటే, మాకు రాయండి.`,
  'too-many-claims': 'మీ గత చెల్లింపులు ఇంకా సరిచూస్తున్నాం. వాటిలో ఒకటి సరిచూడగానే ఈ ట్రాన్సాక్షన్ ID మళ్లీ పంపండి.',
  'already-claimed': 'ఈ బుకింగ్ ట్రాన్సాక్షన్ ID ఇప్పటికే పంపారు.',
  'reference-missing': 'దయచేసి మీ UPI ట్రాన్సాక్షన్ ID రాయండి',
  'reference-is-phonepe-id': 'అది PhonePe సొంత నంబర్. చెల్లింపు వివరాల్లో “UTR” చూడండి. దానికి 12 అంకెలు ఉంటాయి.',
  'reference-is-google-id': 'అది Google సొంత నంబర్. చెల్లింపు వివరాల్లో “UPI transaction ID” చూడండి. దానికి 12 అంకెలు ఉంటాయి.',
  'reference-not-12-digits': 'UPI ట్రాన్సాక్షన్ ID కి 12 అంకెలు ఉంటాయి. మీ UPI యాప్‌లో చెల్లింపు వివరాలు మరోసారి చూడండి.',
  'reference-all-equal': 'అది ట్రాన్సాక్షన్ ID కాదు. మీ UPI యాప్‌లో చెల్లింపు వివరాలు మరోసారి చూడండి.',
  'reference-in-use': 'ఈ ట్రాన్సాక్షన్ ID ఇప్పటికే వాడారు. అది మీదే అయితే, మాకు రాయండి.',
  'reference-rejected-twice': 'ఈ ట్రాన్సాక్షన్ ID కోసం రెండుసార్లు వెతికాం, కనబడలేదు. మాకు రాయండి.',
  'reference-not-utr':
    'UTR కి IMPS అయితే 12 అంకెలు, NEFT అయితే 16, RTGS అయితే 22 అక్షరాలు ఉంటాయి. మీ బ్యాంక్ యాప్‌లో చెల్లింపు వివరాలు మరోసారి చూడండి.',
  'reference-not-swift': 'SWIFT రిఫరెన్స్‌కు 6 నుంచి 35 అక్షరాలు, అంకెలు ఉంటాయి. మీ బ్యాంక్ రసీదు మరోసారి చూడండి.',
  'reference-not-readable': `చెల్లింపు పేజీలో ఉన్నట్టే, 4 నుంచి ${LONGEST_REFERENCE} అక్షరాల్లో రిఫరెన్స్ రాయండి.`,
  'reference-is-email': 'అది ఈమెయిల్ చిరునామా. చెల్లింపు పేజీలో కనిపించే రిఫరెన్స్ రాయండి.',
  'not-at-the-session': 'ఈ బుకింగ్‌కు సెషన్‌లో చెల్లించడం కుదరదు. దయచేసి వేరే చెల్లింపు విధానం ఎంచుకోండి.',
  'too-often': 'చాలాసార్లు ప్రయత్నించారు. కాసేపు ఆగండి, లేదా మాకు రాయండి.',
}

/** Why the proof of a payment was refused. */
export const PROOF_PROBLEMS: Texts<typeof en.PROOF_PROBLEMS> = {
  'proof-too-large': `ఈ ఫైల్ ${fileSize(LARGEST_PROOF_BYTES)} కంటే పెద్దది. చిన్న ఫైల్ ఎంచుకోండి, లేదా అది లేకుండా ట్రాన్సాక్షన్ ID పంపండి.`,
  'proof-not-readable': 'ఇది చిత్రం లేదా PDF కాదు, లేదా పాడైంది. ఇంకో ఫైల్ ఎంచుకోండి, లేదా అది లేకుండా ట్రాన్సాక్షన్ ID పంపండి.',
}

/** Said differently where the client did not pay by UPI. */
export const OTHER_METHOD_PROBLEMS: Readonly<Partial<Record<string, string>>> = {
  'reference-missing': 'దయచేసి మీ చెల్లింపు రిఫరెన్స్ నంబర్ రాయండి',
  'reference-all-equal': 'అది రిఫరెన్స్ నంబర్ కాదు. మీ చెల్లింపు రసీదు మరోసారి చూడండి.',
  'reference-in-use': 'ఈ రిఫరెన్స్ నంబర్ ఇప్పటికే వాడారు. అది మీదే అయితే, మాకు రాయండి.',
  'reference-rejected-twice': 'ఈ రిఫరెన్స్ నంబర్ కోసం రెండుసార్లు వెతికాం, కనబడలేదు. మాకు రాయండి.',
}

export const CONFIRMED: Texts<typeof en.CONFIRMED> = {
  title: 'బుకింగ్ నమోదైంది',
  received: 'అందింది, సరిచూస్తున్నాం',
  verified: 'మీ చెల్లింపు అందింది.',
  covered: 'చెల్లించాల్సింది ఏమీ లేదు.',
  askedTitle: 'అందింది, త్వరలో జవాబిస్తాం',
  asked: 'మీరు సెషన్‌లో నగదు లేదా కార్డ్‌తో చెల్లిస్తానన్నారు. మేము ఒప్పుకోగానే ఈమెయిల్ చేస్తాం. అప్పటివరకు మీ సమయం మీకే ఉంటుంది.',
  thanks: 'ధన్యవాదాలు. మీ ట్రాన్సాక్షన్ ID అందింది.',
  checking: 'మీ చెల్లింపును మా బ్యాంక్ స్టేట్‌మెంట్‌తో సరిచూస్తున్నాం. సాధారణంగా ఒక పని దినం పడుతుంది. అయ్యాక ఈమెయిల్ చేస్తాం.',
  slotLost: 'మీ చెల్లింపు చేరేలోపు ఆ సమయాన్ని వేరొకరు బుక్ చేశారు. మీ బుకింగ్ చెల్లుతుంది. దయచేసి కొత్త సమయం ఎంచుకోండి.',
  chooseTime: 'కొత్త సమయం ఎంచుకోండి',
  calendar: 'క్యాలెండర్‌లో చేర్చండి',
  redirecting: 'మీ బుకింగ్ వివరాలు ఒక్క క్షణంలో తెరుచుకుంటాయి.',
  next: 'వివరాలు ఇప్పుడే చూడండి',
}

/** Only for a video call. */
const LINK_STEP = 'మీటింగ్ లింక్ మీకు ఈమెయిల్‌లో వస్తుంది.'
const EMAIL_STEP = 'కాసేపట్లో మీకు నిర్ధారణ ఈమెయిల్ వస్తుంది.'
const BIRTH_STEP = 'మీ జన్మ వివరాలు దగ్గర ఉంచుకోండి.'

export const SUCCESS: Texts<typeof en.SUCCESS> = {
  title: 'బుకింగ్ నమోదైంది',
  lead: 'మీ నమ్మకానికి ధన్యవాదాలు.',
  checking: 'అందింది, సరిచూస్తున్నాం. మీ చెల్లింపును మా బ్యాంక్ స్టేట్‌మెంట్‌తో సాధారణంగా ఒక పని దినంలో సరిచూస్తాం. అయ్యాక ఈమెయిల్ చేస్తాం.',
  verified: 'మీ చెల్లింపు అందింది.',
  partPaid: 'మీ చెల్లింపులో కొంత అందింది. మిగతాది ఇంకా చెల్లించాలి.',
  covered: 'చెల్లించాల్సింది ఏమీ లేదు.',
  asked: 'మీరు సెషన్‌లో నగదు లేదా కార్డ్‌తో చెల్లిస్తానన్నారు. మేము ఒప్పుకోగానే ఈమెయిల్ చేస్తాం. అప్పటివరకు మీ సమయం మీకే ఉంటుంది.',
  agreed: 'సెషన్‌లో చెల్లించండి.',
  unpaid: 'ఈ బుకింగ్‌కు ఇంకా చెల్లించలేదు.',
  payNow: (amount) => `${amount} చెల్లించండి`,
  ledger: 'లెక్క',
  service: 'సేవ',
  amount: 'చెల్లించిన మొత్తం',
  amountDue: 'మొత్తం',
  amountAtSession: 'సెషన్‌లో చెల్లించాలి',
  date: 'బుకింగ్ తేదీ',
  startDate: 'ప్రారంభ తేదీ',
  time: 'సమయం',
  code: 'బుకింగ్',
  nextSteps: 'తర్వాత ఏం జరుగుతుంది',
  linkStep: LINK_STEP,
  steps: {
    session: [
      EMAIL_STEP,
      `సెషన్‌కు ${durationBefore(REMINDER_DAYS_BEFORE, 'day')} ముందు గుర్తుచేసే ఈమెయిల్ పంపుతాం.`,
      `సెషన్‌కు ${TEAM_CALLS_HOURS_BEFORE.latest}-${TEAM_CALLS_HOURS_BEFORE.earliest} గంటల ముందు మా బృందం మిమ్మల్ని సంప్రదిస్తుంది.`,
      BIRTH_STEP,
      LINK_STEP,
    ],
    sessionSoon: [
      EMAIL_STEP,
      `సెషన్‌కు ${durationBefore(REMINDER_HOURS_BEFORE, 'hour')} ముందు గుర్తుచేసే ఈమెయిల్ పంపుతాం.`,
      'సెషన్‌కు ముందు మా బృందం మిమ్మల్ని సంప్రదిస్తుంది.',
      BIRTH_STEP,
      LINK_STEP,
    ],
    question: [
      EMAIL_STEP,
      'మీ ప్రశ్న మాకు చేరిన సమయానికే ప్రశ్న చక్రం వేస్తాం. మీరు ఏమీ సిద్ధం చేయాల్సిన పని లేదు.',
      'మా బృందం ఫోన్ లేదా ఈమెయిల్ ద్వారా జవాబు చెబుతుంది.',
    ],
    course: [
      EMAIL_STEP,
      'చెల్లింపు సరిచూడగానే కోర్సు మీకు తెరుచుకుంటుంది. అప్పుడు ఈమెయిల్ చేస్తాం.',
      'పాఠాలు “నా కోర్సులు”లో ఉంటాయి. మీకు వీలైన వేగంతో నేర్చుకోండి.',
    ],
    voucher: [
      EMAIL_STEP,
      'చెల్లింపు సరిచూడగానే, ప్రింట్ చేసుకునే వోచర్ ఈమెయిల్ చేస్తాం.',
      'ఎవరి కోసమో వారి చిరునామా ఇచ్చి ఉంటే, అదే సమయంలో వారికీ పంపుతాం.',
    ],
    pass: [
      EMAIL_STEP,
      'చెల్లింపు సరిచూడగానే మీ పాస్ వాడుకోవచ్చు. అప్పుడు ఈమెయిల్ చేస్తాం.',
      'పాస్ మీ డాష్‌బోర్డ్‌లో ఉంటుంది, సెషన్లు అక్కడి నుంచే బుక్ చేయండి.',
    ],
  },
  direct: 'జ్యోతిష్కులకు రాయండి',
  support: 'సహాయం',
  processing: 'మీ బుకింగ్ సిద్ధమవుతోంది. త్వరలో కనిపించకపోతే మాకు రాయండి.',
  dashboard: 'డాష్‌బోర్డ్‌లో చూడండి లేదా మార్చండి',
  home: 'హోమ్ పేజీకి',
  another: 'మరో సంప్రదింపు బుక్ చేయండి',
}

/** Why credit could not be used. */
export const CREDIT_PROBLEMS: Texts<typeof en.CREDIT_PROBLEMS> = {
  'booking-cancelled': 'ఈ బుకింగ్ రద్దయింది.',
  'booking-expired': 'ఈ బుకింగ్‌కు చెల్లించే గడువు ముగిసింది. దయచేసి మళ్లీ బుక్ చేయండి.',
  'claim-waiting': 'మీ చెల్లింపు సరిచూస్తున్నాం. ఇప్పుడు ఇంకేమీ చెల్లించనక్కర్లేదు.',
  'no-credit': 'మీ జమ అయిపోయింది.',
  'nothing-due': 'చెల్లించాల్సింది ఏమీ లేదు.',
}
