import { numberInWords } from '#content/words/numbers.ts'
import { PROOF_MINUTES, RECOVERY_CODES } from '#domain/accounts/second-factors.ts'
import type * as en from '../../en/accounts/second-factors.ts'
import type { Texts } from '../../texts.ts'

/** Texts of passkeys, codes of an app, recovery codes, and the pages that ask for them. */

export const SECURITY: Texts<typeof en.SECURITY> = {
  title: 'సైన్ ఇన్ భద్రత',
  open: 'పాస్‌కీలు, కోడ్‌లు',
  lead: 'సైన్ ఇన్‌కు మరో దశ జోడించండి. అప్పుడు మీ పాస్‌వర్డ్ మాత్రమే తెలిసినవారు లోపలికి రాలేరు.',
  isOn: 'మీ సైన్ ఇన్‌కు రెండో దశ ఉంది.',
  isOff: 'మీ సైన్ ఇన్‌కు ఇప్పటికి ఒకే దశ ఉంది.',
  why: 'పాస్‌కీ అన్నిటికంటే సురక్షితం. అది మా అసలు వెబ్‌సైట్‌లోనే పనిచేస్తుంది, కాబట్టి మాలా కనిపించే నకిలీ పేజీకి ఏమీ దొరకదు. కోడ్‌ను నకిలీ పేజీలో రాసే ప్రమాదం ఉంది, దొంగ దాన్ని వెంటనే వాడవచ్చు.',
  passkeys: 'పాస్‌కీలు',
  passkeysLead: 'మీ ఫోన్ లేదా కంప్యూటర్ వేలిముద్రతో, ముఖంతో లేదా దాని PIN తో ఇది మీరేనని నిర్ధారిస్తుంది.',
  passkeysNeedHttps: 'ఈ చిరునామాలో పాస్‌కీలు పనిచేయవు: వెబ్‌సైట్‌ను https తో తెరవాలి.',
  addPasskey: 'పాస్‌కీ జోడించండి',
  addingPasskey: 'ఫోన్ లేదా కంప్యూటర్‌లో నిర్ధారించండి…',
  needsScript: 'పాస్‌కీలకు బ్రౌజర్‌లో JavaScript కావాలి. యాప్ కోడ్‌లు అది లేకుండా కూడా పనిచేస్తాయి.',
  madeOn: (day) => `జోడించినది: ${day}`,
  usedOn: (day) => `చివరిసారి వాడినది: ${day}`,
  remove: 'తీసేయండి',
  removing: 'తీసేస్తున్నాం…',
  removePasskey: (device) => `${device} పాస్‌కీ తీసేయండి`,
  appTitle: 'యాప్ కోడ్‌లు',
  appLead: 'Google Authenticator లాంటి యాప్, లేదా మీ పాస్‌వర్డ్ మేనేజర్, ప్రతి 30 సెకన్లకు ఆరు అంకెల కొత్త కోడ్ చూపిస్తుంది.',
  appOn: 'యాప్ సిద్ధంగా ఉంది.',
  addApp: 'యాప్ జోడించండి',
  removeApp: 'యాప్ తీసేయండి',
  recovery: 'రికవరీ కోడ్‌లు',
  recoveryLead: 'ఫోన్ పోయినప్పుడు వీటితో సైన్ ఇన్ చేయవచ్చు. ఒక్కో కోడ్ ఒకసారే పనిచేస్తుంది.',
  recoveryLeft: (count) => (count === 0 ? 'కోడ్‌లు ఏవీ మిగలలేదు.' : `మిగిలిన కోడ్‌లు: ${count}`),
  renew: 'కొత్త కోడ్‌లు ఇవ్వండి',
  renewing: 'కొత్త కోడ్‌లు తయారవుతున్నాయి…',
  renewNote: 'ఆ తర్వాత పాత కోడ్‌లు పనిచేయవు.',
  sessions: 'ఎక్కడెక్కడ సైన్ ఇన్ అయ్యారో చూడండి',
}

export const APP_SETUP: Texts<typeof en.APP_SETUP> = {
  title: 'యాప్ జోడించండి',
  steps: ['ఫోన్‌లో యాప్ తెరిచి, ఖాతా జోడించండి అన్నది ఎంచుకోండి.', 'యాప్‌తో ఈ బొమ్మను స్కాన్ చేయండి.', 'యాప్ చూపించే కోడ్ రాయండి.'],
  qr: 'యాప్‌తో స్కాన్ చేయాల్సిన బొమ్మ',
  orType: 'స్కాన్ చేయలేకపోతే, ఈ కీని యాప్‌లో రాయండి:',
  code: 'యాప్ చూపించే కోడ్',
  confirm: 'కోడ్‌లు ఆన్ చేయండి',
  confirming: 'సరిచూస్తున్నాం…',
  back: 'సైన్ ఇన్ భద్రతకు తిరిగి',
}

export const RECOVERY: Texts<typeof en.RECOVERY> = {
  title: 'మీ రికవరీ కోడ్‌లు',
  lead: `ఈ ${numberInWords(RECOVERY_CODES)} కోడ్‌లను ఇప్పుడే రాసుకోండి లేదా ప్రింట్ చేసుకోండి. వీటిని ఒక్కసారే చూపిస్తాం.`,
  use: 'ఫోన్ పోతే, యాప్ కోడ్‌కు బదులు వీటిలో ఒకటి రాయండి. ఒక్కో కోడ్ ఒకసారే పనిచేస్తుంది.',
  done: 'రాసుకున్నాను',
}

export const SECOND_STEP: Texts<typeof en.SECOND_STEP> = {
  title: 'ఇంకొక దశ',
  lead: 'ఇది మీరేనని నిర్ధారించండి.',
  code: 'యాప్ చూపించే కోడ్',
  codeHint: 'లేదా మీ రికవరీ కోడ్‌లలో ఒకటి.',
  recoveryCode: 'రికవరీ కోడ్',
  enter: 'సైన్ ఇన్ చేయండి',
  entering: 'సరిచూస్తున్నాం…',
  usePasskey: 'పాస్‌కీ వాడండి',
  usingPasskey: 'ఫోన్ లేదా కంప్యూటర్‌లో నిర్ధారించండి…',
  signInWithPasskey: 'పాస్‌కీతో సైన్ ఇన్ చేయండి',
  orCode: 'లేదా కోడ్ వాడండి',
  inNewTab: 'మీ సైన్ ఇన్‌కు రెండో దశ ఉంది. దాన్ని కొత్త ట్యాబ్‌లో పూర్తి చేసి ఇక్కడికి రండి.',
  startAgain: 'మళ్లీ మొదలుపెట్టండి',
  lost: 'ఫోన్, రికవరీ కోడ్‌లు రెండూ పోతే మాకు చెప్పండి. మీ రెండో దశను మేము ఆపగలం.',
}

export const PROVE: Texts<typeof en.PROVE> = {
  title: 'ఇది మీరేనా?',
  lead: `మీ బ్రౌజర్‌లో ఇంకెవరూ ఇది చేయకుండా మళ్లీ ఒకసారి నిర్ధారించాలి. అది ${numberInWords(PROOF_MINUTES)} నిమిషాలు పనిచేస్తుంది.`,
  draft: 'ధన్యవాదాలు. మీరు పంపాలనుకున్నది ఇదే. ఇది మీకు మాత్రమే కనిపిస్తుంది.',
  saved: 'మీరు రాసినది సేవ్ చేశాం. తర్వాతి దశలో దాన్ని పంపవచ్చు.',
  many: 'మీరు చాలామంది క్లయింట్ల జన్మ వివరాలు తెరిచారు.',
  password: 'మీ పాస్‌వర్డ్',
  confirm: 'కొనసాగించండి',
  confirming: 'సరిచూస్తున్నాం…',
  signInAgain: 'సైన్ అవుట్ చేసి మళ్లీ సైన్ ఇన్ చేయండి. మీ ఖాతాకు పాస్‌వర్డ్ లేదు కాబట్టి అదే నిర్ధారణ.',
  signOut: 'సైన్ అవుట్ చేయండి',
}

export const SECOND_FACTOR_PROBLEMS: Texts<typeof en.SECOND_FACTOR_PROBLEMS> = {
  'code-missing': 'యాప్‌లోని ఆరు అంకెలు లేదా ఒక రికవరీ కోడ్ రాయండి',
  'app-code-missing': 'యాప్‌లోని ఆరు అంకెలు రాయండి',
  'code-wrong': 'ఈ కోడ్ సరైనది కాదు. యాప్ ఇప్పుడు చూపిస్తున్న కోడ్ రాయండి.',
  'code-used': 'ఈ కోడ్ ఇప్పటికే వాడేశారు. యాప్‌లో తర్వాతి కోడ్ వచ్చేవరకు ఆగండి.',
  'sign-in-expired': 'సైన్ ఇన్‌కు ఎక్కువ సమయం పట్టింది లేదా చాలా కోడ్‌లు తప్పాయి. మళ్లీ మొదలుపెట్టండి.',
  'app-exists': 'మీ యాప్ ఇప్పటికే జోడించి ఉంది.',
  'passkey-refused': 'మీ పాస్‌కీని అంగీకరించలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
  'passkey-unknown': 'ఈ పాస్‌కీ మాకు తెలియదు. దాన్ని ఇక్కడ తీసేసి ఉండవచ్చు.',
  'passkey-copied': 'ఈ పాస్‌కీని ఎవరో నకలు చేసి ఉండవచ్చు, అందుకే అంగీకరించలేదు. వేరే విధంగా సైన్ ఇన్ చేసి దాన్ని తీసేయండి.',
  'too-many-passkeys': 'ఇంతకంటే ఎక్కువ పాస్‌కీలు కుదరవు. ముందు ఒకటి తీసేయండి.',
  'passkey-cancelled': 'ఏమీ జరగలేదు. మళ్లీ ప్రయత్నించండి లేదా వేరే విధం ఎంచుకోండి.',
  'passkey-exists': 'మీ ఖాతా పాస్‌కీ ఇందులో ఇప్పటికే ఉంది.',
  'passkeys-missing': 'ఈ బ్రౌజర్‌లో పాస్‌కీలు పనిచేయవు. వేరే విధం ఎంచుకోండి.',
  failed: 'ఇది కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
}

export const SECOND_FACTOR_TOASTS: Texts<typeof en.SECOND_FACTOR_TOASTS> = {
  passkeyAdded: { tone: 'success', title: 'పాస్‌కీ జోడించాం', detail: 'తర్వాతి సైన్ ఇన్‌లో దాన్ని అడుగుతాం.' },
  passkeyRemoved: { tone: 'success', title: 'పాస్‌కీ తీసేశాం', detail: 'ఇక దానితో సైన్ ఇన్ చేయలేరు.' },
  appRemoved: { tone: 'success', title: 'యాప్ తీసేశాం', detail: 'దాని కోడ్‌లు ఇక పనిచేయవు.' },
  proven: { tone: 'success', title: 'ధన్యవాదాలు', detail: 'ఇక కొనసాగించవచ్చు.' },
  expired: { tone: 'error', title: 'మళ్లీ సైన్ ఇన్ చేయండి', detail: SECOND_FACTOR_PROBLEMS['sign-in-expired'] },
}
