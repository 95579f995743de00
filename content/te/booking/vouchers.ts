import { tooLong } from '#content/frame/field-texts.ts'
import { LONGEST_GIFT_MESSAGE, LONGEST_GIVER } from '#domain/offers/vouchers.ts'
import type * as en from '../../en/booking/vouchers.ts'
import type { Texts } from '../../texts.ts'

/** Texts of gift vouchers: on their page, in the form, on dashboards, at the desk and in the admin area. */
export const GIFT: Texts<typeof en.GIFT> = {
  title: 'గిఫ్ట్ వోచర్లు',
  heading: 'సంప్రదింపును బహుమతిగా ఇవ్వండి',
  lead: 'వోచర్‌తో మా ఏ సంప్రదింపైనా, కోర్సైనా తీసుకోవచ్చు. అందుకున్నవారే జ్యోతిష్కులను, సమయాన్ని ఎంచుకుంటారు.',
  description: 'సంప్రదింపులు, కోర్సుల కోసం గిఫ్ట్ వోచర్లు: ఈమెయిల్‌లో లేదా ప్రింట్ చేసి, కోడ్‌తో వాడుకోవచ్చు.',
  amountsTitle: 'మొత్తం ఎంచుకోండి',
  valid: (months) => (months === 1 ? 'ఒక నెల చెల్లుతుంది' : `${months} నెలలు చెల్లుతుంది`),
  buy: (amount) => `${amount} ఇవ్వండి`,
  stepsTitle: 'ఇది ఎలా జరుగుతుంది',
  steps: [
    'మొత్తం ఎంచుకుని, ఎవరి కోసమో చెప్పండి. ఒక సందేశం కూడా రాయవచ్చు.',
    'ఏ బుకింగ్‌కైనా చెల్లించినట్టే చెల్లించండి. చెల్లింపు సరిచూడగానే ప్రింట్ చేసుకునే వోచర్ వస్తుంది.',
    'ఈమెయిల్ చిరునామా ఇస్తే అక్కడికి కూడా పంపుతాం.',
    'కోడ్ రాస్తే ఆ మొత్తం ఖాతాలో జమ అవుతుంది, అయిపోయేవరకు బుకింగ్‌లకు వాడుకోవచ్చు.',
  ],
  haveOne: 'మీకు వోచర్ వచ్చిందా?',
  redeemLink: 'మీ డాష్‌బోర్డ్‌లో వాడుకోండి',
  link: 'సంప్రదింపును బహుమతిగా ఇవ్వండి',
  bookingLead: 'ఎవరి కోసమో చెప్పి చెల్లించండి. చెల్లింపు సరిచూడగానే వోచర్ వస్తుంది.',
}

export const GIFT_FIELDS: Texts<typeof en.GIFT_FIELDS> = {
  title: 'బహుమతి',
  giftFor: 'ఎవరి కోసం?',
  giftEmail: 'వారి ఈమెయిల్ చిరునామా',
  giftEmailHint: 'వోచర్ అక్కడికి పంపుతాం. ప్రింట్ చేసి మీరే ఇవ్వాలంటే ఖాళీగా వదిలేయండి.',
  giftFrom: 'ఎవరి తరఫున',
  giftFromHint: 'ఖాళీగా వదిలేస్తే మీ పేరే ఉంటుంది.',
  giftMessage: 'మీ సందేశం',
}

export const GIFT_PROBLEMS: Texts<typeof en.GIFT_PROBLEMS> = {
  giftFor: { missing: 'ఎవరి కోసమో వారి పేరు రాయండి' },
  giftEmail: { invalid: 'ఈమెయిల్ చిరునామా మరోసారి చూడండి, లేదా ఖాళీగా వదిలేయండి' },
  giftFrom: { 'too-long': tooLong(LONGEST_GIVER) },
  giftMessage: { 'too-long': tooLong(LONGEST_GIFT_MESSAGE) },
}

export const REDEEM: Texts<typeof en.REDEEM> = {
  title: 'గిఫ్ట్ వోచర్',
  lead: 'మీకు వోచర్ వచ్చిందా? ఆ మొత్తం మీ ఖాతాలో జమ అయి, బుకింగ్‌లకు పనికొస్తుంది.',
  paymentTitle: 'నా దగ్గర గిఫ్ట్ వోచర్ ఉంది',
  code: 'వోచర్ కోడ్',
  codeHint: 'నాలుగేసి అక్షరాలు, అంకెలు ఉన్న నాలుగు గుంపులు.',
  submit: 'వోచర్ వాడుకోండి',
  submitting: 'చూస్తున్నాం…',
  credit: (amount) => `మీకు ${amount} జమ ఉంది. తర్వాతి బుకింగ్‌కు వాడుకోవచ్చు.`,
  done: (amount) => `మీ ఖాతాలో ${amount} జమ అయింది`,
  doneDetail: 'దీంతో బుకింగ్‌కు చెల్లించవచ్చు.',
  failed: 'వోచర్ జమ కాలేదు',
}

export const REDEEM_PROBLEMS: Texts<typeof en.REDEEM_PROBLEMS> = {
  'voucher-unknown': 'ఈ కోడ్ మాకు తెలియలేదు. మీ వోచర్‌తో పోల్చి చూడండి.',
  'voucher-used': 'ఈ వోచర్‌ను ఇప్పటికే వాడారు.',
  'voucher-used-before': 'ఈ వోచర్‌ను మీరు ఇప్పటికే వాడారు. ఆ మొత్తం మీ జమలో ఉంది.',
  'voucher-expired': 'ఈ వోచర్ గడువు దాటింది. దయచేసి మాకు రాయండి.',
  'voucher-void': 'ఈ వోచర్ రద్దయింది. మీకు ఇచ్చినవారిని అడగండి.',
  'too-often': 'చాలాసార్లు ప్రయత్నించారు. ఒక గంట ఆగండి, లేదా మాకు రాయండి.',
}

export const VOUCHER_STATES: Texts<typeof en.VOUCHER_STATES> = {
  unpaid: 'ఇంకా చెల్లించలేదు',
  valid: 'ఇంకా వాడలేదు',
  redeemed: 'వాడారు',
  expired: 'గడువు దాటింది',
  void: 'రద్దయింది',
}

export const MY_VOUCHERS: Texts<typeof en.MY_VOUCHERS> = {
  title: 'మీరు ఇచ్చిన గిఫ్ట్ వోచర్లు',
  name: (amount, recipient) => (recipient === '' ? amount : `${recipient} కోసం ${amount}`),
  until: (day) => `${day} వరకు చెల్లుతుంది`,
  open: 'వోచర్ చూడండి',
}

/** The voucher itself, on screen and printed from it. */
export const GIFT_SHEET: Texts<typeof en.GIFT_SHEET> = {
  title: 'గిఫ్ట్ వోచర్',
  for: 'ఎవరి కోసం',
  from: 'ఎవరి తరఫున',
  code: 'మీ కోడ్',
  copied: 'వోచర్ కోడ్',
  until: (day) => `${day} వరకు చెల్లుతుంది`,
  how: (address) => `ఈ కోడ్‌ను బుకింగ్‌కు చెల్లించేటప్పుడు లేదా ఇక్కడ రాయండి: ${address}`,
  terms: 'కోడ్ ఉన్నవారు ఒక్కసారి వాడుకోవచ్చు. నగదుగా ఇవ్వం. ఇది పన్ను ఇన్‌వాయిస్ కాదు.',
  redeemLead: 'పూర్తి మొత్తం మీ ఖాతాలో జమ అవుతుంది, మా ఏ సంప్రదింపుకైనా, కోర్సుకైనా పనికొస్తుంది.',
  redeem: 'నా ఖాతాలో జమ చేయండి',
  print: 'ప్రింట్ చేయండి',
  pdf: 'PDF తెరవండి',
}

export const DESK_VOUCHERS: Texts<typeof en.DESK_VOUCHERS> = {
  title: 'అమ్మిన గిఫ్ట్ వోచర్లు',
  lead: 'కొత్తవి ముందు. వోచర్ రద్దు చేసి డబ్బు తిరిగి ఇవ్వాలంటే, దాన్ని అమ్మిన బుకింగ్‌ను రద్దు చేయండి.',
  search: 'బుకింగ్, కొన్నవారు లేదా అందుకున్నవారితో వెతకండి',
  none: 'ఇంకా వోచర్లు అమ్మలేదు',
  noneLead: 'ఎంత మొత్తానికి వోచర్లు ఇవ్వాలో “సేవలు, ధరలు”లో ఉంటుంది.',
  buyer: (name) => `కొన్నవారు: ${name}`,
  soldOn: (day) => `అమ్మిన రోజు: ${day}`,
  printed: 'చేతికి ఇవ్వాలి',
  sale: (code) => `బుకింగ్ ${code}`,
  sendAgain: 'మళ్లీ పంపండి',
  sendAgainTo: (name) => `మళ్లీ పంపండి: ${name}`,
  sent: (email) => `వోచర్ పంపుతున్నాం: ${email}`,
  refusals: {
    'voucher-not-valid': 'ఈ వోచర్‌ను వాడేశారు, లేదా గడువు దాటింది.',
    'no-address': 'ఈ వోచర్‌కు ఈమెయిల్ చిరునామా లేదు. దయచేసి ప్రింట్ చేయండి.',
  },
  columns: { voucher: 'వోచర్', buyer: 'కొన్నవారు', sold: 'అమ్మిన రోజు', state: 'స్థితి', booking: 'బుకింగ్' },
  forGift: 'గిఫ్ట్ వోచర్ కోసం మాత్రమే',
  redeem: 'గిఫ్ట్ వోచర్ వాడుకోండి',
}
