import { plural } from '#content/words/grammar.ts'
import { LONGEST_DECISION_REASON } from '#domain/payments/payment-decisions.ts'
import type * as en from '../../../en/staff/money/desk-verification.ts'
import type { Texts } from '../../../texts.ts'

const CLIENT_EMAILED = 'కొన్ని సెకన్లలో క్లయింట్‌కు ఈమెయిల్ వెళ్తుంది.'

/** Texts of verifying and rejecting payments. */
export const VERIFY: Texts<typeof en.VERIFY> = {
  title: 'సరిచూడాల్సిన చెల్లింపులు',
  empty: 'సరిచూడాల్సినవి లేవు',
  emptyLead: 'చెల్లించానని క్లయింట్ చెప్పగానే ఆ చెల్లింపు ఇక్కడ కనిపిస్తుంది. పాతవి ముందు ఉంటాయి.',
  atSession:
    'సెషన్‌లో నగదు లేదా కార్డ్‌తో చెల్లిస్తానని క్లయింట్ అడుగుతున్నారు. మీరు ఒప్పుకుంటే బుకింగ్ ఖరారవుతుంది, ఆ మొత్తం బాకీగా ఉంటుంది. డబ్బు అందాక చెల్లింపు నమోదు చేయండి.',
  agree: 'ఒప్పుకుంటాను',
  decline: 'కుదరదు',
  declineNow: 'కుదరదని చెప్పండి',
  declineReason: 'దయచేసి సెషన్‌కు ముందే చెల్లించండి. అర్థం చేసుకున్నందుకు ధన్యవాదాలు.',
  keys: 'కీబోర్డ్: J, K తో కదలండి, V సరిచూశాను, R ఆమోదించవద్దు, Escape మూసివేయండి.',
  more: (shown) => `ఇవి అన్నిటికంటే పాత ${shown} చెల్లింపులు. వీటిని తేల్చేకొద్దీ మిగతావి కనిపిస్తాయి.`,
  verify: 'సరిచూశాను',
  reject: 'ఆమోదించవద్దు',
  otherAmount: 'వేరే మొత్తం వచ్చింది',
  received: 'అందింది, రూపాయల్లో',
  receivedHint: 'బుకింగ్ ఖరారవుతుంది. తక్కువ వస్తే మిగతాది బాకీగా ఉంటుంది. ఎక్కువ వస్తే జమగా ఉంచవచ్చు లేదా తిరిగి ఇవ్వవచ్చు.',
  verifyReceived: 'ఈ మొత్తం సరిచూశాను',
  receivedInvalid: 'దయచేసి మొత్తాన్ని రూపాయల్లో రాయండి, ఉదాహరణకు 1,001 లేదా 700.50.',
  rejectNow: 'చెల్లింపు ఆమోదించవద్దు',
  reason: 'కారణం (క్లయింట్ దీన్ని చదువుతారు)',
  reasons: ['ఈ ట్రాన్సాక్షన్ ID తో మాకు చెల్లింపు రాలేదు.', 'ఈ మొత్తం బుకింగ్ మొత్తంతో సరిపోలేదు.', 'ట్రాన్సాక్షన్ ID పూర్తిగా లేదు.'],
  suspicious: 'ఈ రిఫరెన్స్‌ను ఇంతకుముందు వేరే బుకింగ్‌కు ఆమోదించలేదు.',
  included: (whole) =>
    `ఈ క్లయింట్ ${whole} కు కూడా చెల్లించారు, ఈ కోర్సు అందులో ఉంది. కాబట్టి దయచేసి ఈ బుకింగ్ రద్దు చేయండి. డబ్బు వచ్చి ఉంటే అది “ఈ చెల్లింపులు వచ్చాయా?” కింద కనిపిస్తుంది.`,
  openBooking: 'ఈ బుకింగ్ తెరవండి',
  own: 'ఇది మీ సొంత బుకింగ్. వేరొకరు సరిచూడాలి.',
  undo: 'వెనక్కి తీసుకోండి',
  decided: {
    verified: (codes) =>
      plural(
        codes.length,
        `${codes[0]}: చెల్లింపు సరిచూశాం. ${CLIENT_EMAILED}`,
        `${codes.length} చెల్లింపులు సరిచూశాం. కొన్ని సెకన్లలో క్లయింట్లకు ఈమెయిల్ వెళ్తుంది.`,
      ),
    agreed: (codes) => `${codes.join(', ')}: సెషన్‌లో చెల్లింపుకు ఒప్పుకున్నారు. ${CLIENT_EMAILED}`,
    rejected: ([code]) => `${code}: చెల్లింపును ఆమోదించలేదు. ${CLIENT_EMAILED}`,
    arrived: ([code]) => `${code}: చెల్లింపు అందింది. కొన్ని సెకన్లలో ఇన్‌వాయిస్ వస్తుంది.`,
    missing: ([code]) => `${code}: చెల్లింపు రాలేదు. ${CLIENT_EMAILED}`,
  },
  late: 'మామూలు కంటే ఎక్కువ సమయం పడుతోంది. ఆగవచ్చు, లేదా వెనక్కి తీసుకోవచ్చు.',
  undone: 'వెనక్కి తీసుకున్నారు',
  undoneDetail: 'ఏమీ పంపలేదు. ఈ చెల్లింపు మళ్లీ మీ నిర్ణయం కోసం ఉంది.',
}

/** Shown when a decision is refused, for example because a colleague decided first. */
export const DECISION_REFUSALS: Texts<typeof en.DECISION_REFUSALS> = {
  'booking-not-found': 'ఈ బుకింగ్ లేదు.',
  'own-booking': 'మీ సొంత బుకింగ్ మీరే సరిచూడలేరు. దయచేసి సహోద్యోగిని అడగండి.',
  'booking-cancelled': 'ఈలోగా ఈ బుకింగ్ రద్దయింది.',
  'not-claimed': 'ఈ బుకింగ్‌కు చెల్లించానని క్లయింట్ చెప్పలేదు.',
  'already-decided': 'ఈ చెల్లింపును మీ సహోద్యోగి ఇప్పటికే చూశారు.',
  'nothing-received-yet': 'ఈ క్లయింట్ సెషన్‌లో చెల్లిస్తానని అడిగారు. ఒప్పుకోండి, డబ్బు అందాక చెల్లింపు నమోదు చేయండి.',
  'reference-in-use': 'ఈ బదిలీ ఇప్పటికే వేరే బుకింగ్‌ది.',
  'reason-missing': 'దయచేసి కారణం రాయండి. క్లయింట్ దీన్ని చదువుతారు.',
  'reason-too-long': `కారణం ${LONGEST_DECISION_REASON} అక్షరాలు మించకూడదు.`,
  'too-late': 'ఇక వెనక్కి తీసుకోలేరు. అది ఇప్పటికే జరిగిపోయింది.',
}
