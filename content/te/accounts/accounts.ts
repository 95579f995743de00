import { numberInWords } from '#content/words/numbers.ts'
import { FEWEST_NAME_CHARACTERS, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/accounts/accounts.ts'
import { OF_AGE_YEARS } from '#domain/accounts/age.ts'
import { CODE_DIGITS, CODE_MINUTES } from '#domain/accounts/sign-in-codes.ts'
import { UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'
import type * as en from '../../en/accounts/accounts.ts'
import type { Texts } from '../../texts.ts'
import { CODE_LENGTH } from './code-length.ts'

const UNDO_DAYS = `${numberInWords(UNDO_DELETION_DAYS)} రోజులు`
const SHORT_NAME = `పూర్తి పేరు కనీసం ${FEWEST_NAME_CHARACTERS} అక్షరాలతో రాయండి`

/** Texts of signing up, in and out. Titles and details of toasts come in pairs. */

export const AUTH: Texts<typeof en.AUTH> = {
  title: 'స్వాగతం',
  lead: 'సైన్ ఇన్ చేసి సంప్రదింపులు బుక్ చేయండి, కోర్సులు, ఇన్‌వాయిస్‌లు ఒకేచోట చూడండి.',
  tabs: 'సైన్ ఇన్ చేయండి లేదా ఖాతా తెరవండి',
  signIn: 'సైన్ ఇన్ చేయండి',
  signUp: 'ఖాతా తెరవండి',
  email: 'ఈమెయిల్',
  password: 'పాస్‌వర్డ్',
  fullName: 'పూర్తి పేరు',
  createAccount: 'ఖాతా తెరవండి',
  forgot: 'పాస్‌వర్డ్ మర్చిపోయారా?',
  signingIn: 'సైన్ ఇన్ అవుతోంది…',
  creatingAccount: 'ఖాతా తెరుస్తున్నాం…',
  sending: 'పంపుతున్నాం…',
  trusted: '1000 మందికి పైగా మమ్మల్ని నమ్ముతున్నారు',
  or: 'లేదా',
  usePassword: 'పాస్‌వర్డ్ వాడండి',
  socialConsent: 'మీరు కొత్తవారైతే, ఖాతా తెరిచే ముందు మీ సమ్మతి అడుగుతాం.',
  passwordHint: `కనీసం ${SHORTEST_PASSWORD} అక్షరాలు. చిన్న వాక్యం గుర్తుంచుకోవడం తేలిక, ఊహించడం కష్టం.`,
  booking: (service) => `మీరు బుక్ చేస్తున్నది: ${service}. తర్వాత మిమ్మల్ని మీ ఫారానికే తీసుకెళ్తాం.`,
  formDraft: 'చాలాసేపు ఏమీ చేయకపోవడంతో సైన్ అవుట్ అయ్యారు. ఇప్పుడు పంపినది సేవ్ చేశాం. దాన్ని పంపడానికి మళ్లీ సైన్ ఇన్ చేయండి.',
  checkEmail: 'మీరు రాసిన చిరునామాకు ఈమెయిల్ పంపాం. అందులోని లింక్ తెరిచి ఖాతాను ధ్రువీకరించి కొనసాగండి.',
  resend: 'ఈమెయిల్ రాలేదా? మళ్లీ పంపండి.',
}

export const SIGN_IN_CODE: Texts<typeof en.SIGN_IN_CODE> = {
  offer: 'ఈమెయిల్‌లో కోడ్ పంపండి',
  title: 'కోడ్ రాయండి',
  lead: `మీకు ${CODE_LENGTH} కోడ్ ఈమెయిల్ చేస్తాం. పాస్‌వర్డ్ అవసరం లేదు. మీరు కొత్తవారైతే, ఈ కోడ్‌తోనే ఖాతా కూడా తెరుచుకుంటుంది.`,
  send: 'కోడ్ ఈమెయిల్ చేయండి',
  sentTo: (email) => `${CODE_LENGTH} కోడ్ ఇక్కడికి పంపాం: ${email}`,
  sentHint: `ఇది ${numberInWords(CODE_MINUTES)} నిమిషాలు, ఈ బ్రౌజర్‌లో మాత్రమే పనిచేస్తుంది. రాకపోతే స్పామ్ ఫోల్డర్ చూడండి.`,
  sentBefore: {
    tone: 'note',
    title: 'ముందు పంపిన కోడ్ వాడండి',
    detail: 'ఈ చిరునామాకు ఇప్పటికే చాలా కోడ్‌లు పంపాం. చివరిసారి పంపినది ఇంకా పనిచేస్తుంది.',
  },
  code: `${CODE_LENGTH} కోడ్`,
  consentHint: 'మీరు కొత్తవారైతే మాత్రమే అవసరం.',
  enter: 'కొనసాగండి',
  entering: 'చూస్తున్నాం…',
  another: 'కొత్త కోడ్ పంపండి లేదా వేరే ఈమెయిల్ వాడండి',
  toPassword: 'పాస్‌వర్డ్ వాడండి',
}

export const PROVIDERS: Texts<typeof en.PROVIDERS> = { google: 'Google', facebook: 'Facebook' }

export const SOCIAL_BUTTONS: Texts<typeof en.SOCIAL_BUTTONS> = {
  google: 'Google ద్వారా కొనసాగండి',
  facebook: 'Facebook ద్వారా కొనసాగండి',
}

export const CONSENT: Texts<typeof en.CONSENT> = {
  agree: `నాకు ${OF_AGE_YEARS} ఏళ్లు నిండాయి. {terms}, {privacy} చదివాను, వాటికి అంగీకరిస్తున్నాను`,
  terms: 'నిబంధనలు, షరతులు',
  privacy: 'గోప్యతా విధానం',
  under18: `వయసు ${OF_AGE_YEARS} లోపా? తల్లిదండ్రులు లేదా సంరక్షకులు ఖాతా తెరిచి మీ కోసం బుక్ చేయవచ్చు.`,
}

export const RESET: Texts<typeof en.RESET> = {
  title: 'కొత్త పాస్‌వర్డ్ పెట్టండి',
  lead: 'మీ ఈమెయిల్ చిరునామా రాయండి, కొత్త పాస్‌వర్డ్ పెట్టే లింక్ పంపుతాం.',
  email: 'ఈమెయిల్',
  cancel: 'వద్దు',
  send: 'లింక్ పంపండి',
  newTitle: 'కొత్త పాస్‌వర్డ్ ఎంచుకోండి',
  newPassword: 'కొత్త పాస్‌వర్డ్',
  save: 'కొత్త పాస్‌వర్డ్ సేవ్ చేయండి',
  saving: 'సేవ్ అవుతోంది…',
  linkUnusable: 'ఈ లింక్‌ను ఇప్పటికే వాడారు, గడువు దాటింది, లేదా కొత్త లింక్ పంపాం. కింద కొత్తది అడగండి.',
}

export const RESEND: Texts<typeof en.RESEND> = {
  title: 'ఈమెయిల్ ధ్రువీకరించండి',
  lead: 'ఏ ఈమెయిల్‌తో ఖాతా తెరిచారో రాయండి, ధ్రువీకరణ ఈమెయిల్ మళ్లీ పంపుతాం.',
  send: 'ధ్రువీకరణ ఈమెయిల్ పంపండి',
}

export const TOASTS: Texts<typeof en.TOASTS> = {
  signedUp: { tone: 'success', title: 'అయింది!', detail: 'ఖాతా ధ్రువీకరించడానికి మీ ఈమెయిల్ చూడండి' },
  welcomeBack: { tone: 'success', title: 'మళ్లీ స్వాగతం!', detail: 'మీరు సైన్ ఇన్ అయ్యారు.' },
  welcomeNew: {
    tone: 'success',
    title: 'స్వాగతం!',
    detail: 'మీ ఖాతా సిద్ధం. కావాలంటే ప్రొఫైల్‌లో పాస్‌వర్డ్ పెట్టుకోవచ్చు.',
  },
  passwordRemoved: {
    tone: 'note',
    title: 'మళ్లీ స్వాగతం!',
    detail: 'పాత పాస్‌వర్డ్ మీరు పెట్టినదేనని కచ్చితంగా తెలియక, మీ ఖాతా భద్రత కోసం దాన్ని తీసేశాం. ప్రొఫైల్‌లో కొత్తది పెట్టుకోవచ్చు.',
  },
  signedOut: { tone: 'note', title: 'సైన్ అవుట్ అయింది', detail: 'మీరు సైన్ అవుట్ అయ్యారు.' },
  resetSent: {
    tone: 'success',
    title: 'ఈమెయిల్ పంపాం',
    detail: 'కొత్త పాస్‌వర్డ్ ఎలా పెట్టాలో మీ ఈమెయిల్‌లో ఉంది',
  },
  signInRequired: { tone: 'note', title: 'సైన్ ఇన్ అవసరం', detail: 'ఆ పేజీ తెరవడానికి సైన్ ఇన్ చేయండి.' },
  resetArrived: { tone: 'note', title: 'కొత్త పాస్‌వర్డ్', detail: 'కింద మీ కొత్త పాస్‌వర్డ్ రాయండి.' },
  passwordReset: { tone: 'success', title: 'పాస్‌వర్డ్ మారింది', detail: 'కొత్త పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి.' },
  passwordChanged: {
    tone: 'success',
    title: 'పాస్‌వర్డ్ మారింది',
    detail: 'మిగతా అన్ని బ్రౌజర్లలో సైన్ అవుట్ అయ్యారు.',
  },
  verificationSent: {
    tone: 'success',
    title: 'ధ్రువీకరణ ఈమెయిల్ పంపాం',
    detail: 'ఆ చిరునామాను ఇంకా ధ్రువీకరించాల్సి ఉంటే, కాసేపట్లో ఈమెయిల్ వస్తుంది.',
  },
  verified: { tone: 'success', title: 'ఈమెయిల్ ధ్రువీకరణ అయింది', detail: 'ధన్యవాదాలు. మీరు సైన్ ఇన్ అయ్యారు.' },
  addressChangeSent: {
    tone: 'success',
    title: 'మీ కొత్త ఈమెయిల్ చూడండి',
    detail: 'అక్కడ పంపిన లింక్‌తో నిర్ధారించగానే మీ ఈమెయిల్ చిరునామా మారుతుంది.',
  },
  addressConfirmed: {
    tone: 'success',
    title: 'ఈమెయిల్ ధ్రువీకరణ అయింది',
    detail: 'ఇప్పుడు పాస్‌వర్డ్ ఎంచుకోండి. ఇకపై మీ ఈమెయిల్, ఆ పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి.',
  },
  addressChanged: {
    tone: 'success',
    title: 'ఈమెయిల్ మారింది',
    detail: 'ఇక కొత్త చిరునామాతో సైన్ ఇన్ చేయండి. మిగతా అన్ని బ్రౌజర్లలో సైన్ అవుట్ అయ్యారు.',
  },
  passwordLinkSent: {
    tone: 'success',
    title: 'మీ ఈమెయిల్ చూడండి',
    detail: 'ఈమెయిల్‌లోని లింక్‌తో పాస్‌వర్డ్ ఎంచుకోండి. తర్వాత దాంతో సైన్ ఇన్ చేయండి.',
  },
  newsletterStopped: { tone: 'success', title: 'ఈమెయిల్‌లు ఆగాయి', detail: 'ఇక మా న్యూస్‌లెటర్ రాదు.' },
  profileSaved: { tone: 'success', title: 'ప్రొఫైల్ మారింది', detail: 'మీ మార్పులు సేవ్ అయ్యాయి.' },
  sessionEnded: { tone: 'success', title: 'సైన్ అవుట్ అయింది', detail: 'ఆ బ్రౌజర్‌లో సైన్ అవుట్ అయింది.' },
  deletionRequested: {
    tone: 'note',
    title: 'మీ ఖాతా తొలగిస్తాం',
    detail: `మనసు మార్చుకోవడానికి ${UNDO_DAYS} ఉన్నాయి.`,
  },
  deletionRequestedWithBookings: {
    tone: 'note',
    title: 'మీ ఖాతా తొలగిస్తాం',
    detail: `మీ బుకింగ్‌లు రద్దయ్యాయి, వాటి గురించి ఈమెయిల్ చేశాం. మనసు మార్చుకోవడానికి ${UNDO_DAYS} ఉన్నాయి.`,
  },
  deletionUndone: { tone: 'success', title: 'ఖాతా ఉంటుంది', detail: 'మీ ఖాతాను తొలగించం.' },
  joined: { tone: 'success', title: 'బృందంలోకి స్వాగతం', detail: 'మీ కొత్త అధికారాలు ఇప్పటి నుంచి అమల్లో ఉన్నాయి.' },
  joinedNew: { tone: 'success', title: 'బృందంలోకి స్వాగతం', detail: 'కొత్త పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి.' },
}

/** Titles of refusals. */
export const PROBLEM_TITLES: Texts<typeof en.PROBLEM_TITLES> = {
  validation: 'మరోసారి చూడండి',
  signIn: 'సైన్ ఇన్ కాలేదు',
  signUp: 'ఖాతా తెరవలేకపోయాం',
  error: 'ఏదో పొరపాటు జరిగింది',
}

export const SIGN_IN_PROBLEMS: Texts<typeof en.SIGN_IN_PROBLEMS> = {
  'credentials-missing': 'ఈమెయిల్, పాస్‌వర్డ్ రెండూ రాయండి',
  'invalid-credentials': 'ఈమెయిల్ లేదా పాస్‌వర్డ్ సరిపోలేదు',
  'address-unverified': 'ఖాతా ధ్రువీకరించడానికి మీ ఈమెయిల్ చూడండి',
  busy: 'ఇప్పుడు చాలామంది సైన్ ఇన్ చేస్తున్నారు. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
}

export const CODE_PROBLEMS: Texts<typeof en.CODE_PROBLEMS> = {
  'code-missing': `మా ఈమెయిల్‌లోని ${numberInWords(CODE_DIGITS)} అంకెలు రాయండి`,
  'code-unusable': 'ఈ కోడ్ ఇక పనిచేయదు. కొత్తది అడగండి.',
}

export function wrongCodeText(triesLeft: number): string {
  const times = triesLeft === 1 ? 'ఒక్కసారి' : `${triesLeft} సార్లు`
  return `ఇది మేము పంపిన కోడ్ కాదు. ఇంకా ${times} ప్రయత్నించవచ్చు.`
}

export const SIGN_UP_PROBLEMS: Texts<typeof en.SIGN_UP_PROBLEMS> = {
  'name-too-short': SHORT_NAME,
  'email-invalid': 'ఈమెయిల్ చిరునామా మరోసారి చూడండి',
  'consent-missing': `మీకు ${OF_AGE_YEARS} ఏళ్లు నిండాయని, నిబంధనలు, షరతులు, గోప్యతా విధానం అంగీకరిస్తున్నారని నిర్ధారించండి. వయసు తక్కువైతే తల్లిదండ్రులు లేదా సంరక్షకులు ఖాతా తెరవవచ్చు.`,
  busy: 'ఖాతా తెరవలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
}

export const RESET_PROBLEMS: Texts<typeof en.RESET_PROBLEMS> = {
  'email-missing': 'మీ ఈమెయిల్ చిరునామా రాయండి',
  'email-invalid': 'ఈమెయిల్ చిరునామా మరోసారి చూడండి',
  failed: 'ఈమెయిల్ పంపలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
  unexpected: 'ఏదో పొరపాటు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
}

export const WEAKNESSES: Texts<typeof en.WEAKNESSES> = {
  'too-short': `పాస్‌వర్డ్‌లో కనీసం ${SHORTEST_PASSWORD} అక్షరాలు ఉండాలి`,
  'too-long': `పాస్‌వర్డ్ ${LONGEST_PASSWORD} అక్షరాలు మించకూడదు`,
  'unusable-character': 'పాస్‌వర్డ్‌లో వాడలేని అక్షరం ఒకటి ఉంది',
  common: 'ఈ పాస్‌వర్డ్ చాలామంది వాడతారు, వేరేది ఎంచుకోండి',
  'own-address': 'పాస్‌వర్డ్ మీ ఈమెయిల్ చిరునామాలా ఉండకూడదు',
  'own-name': 'పాస్‌వర్డ్ మీ పేరులా ఉండకూడదు',
  'site-name': 'పాస్‌వర్డ్ ఈ సైట్ పేరులా ఉండకూడదు',
}

export const SOCIAL_NOT_SET_UP: Texts<typeof en.SOCIAL_NOT_SET_UP> = {
  google: 'ఈ సైట్‌లో Google సైన్ ఇన్ ఇంకా లేదు',
  facebook: 'ఈ సైట్‌లో Facebook సైన్ ఇన్ ఇంకా లేదు',
}

export const SOCIAL_PROBLEMS: Texts<typeof en.SOCIAL_PROBLEMS> = {
  cancelled: 'సైన్ ఇన్ పూర్తి కాలేదు. ఏదీ మారలేదు, మళ్లీ ప్రయత్నించవచ్చు.',
  'state-unknown': 'ఆ సైన్ ఇన్ గడువు దాటింది లేదా వేరే బ్రౌజర్‌లో మొదలైంది. దయచేసి మళ్లీ ప్రయత్నించండి.',
  'code-refused': 'Google లేదా Facebook మీ సైన్ ఇన్ నిర్ధారించలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  'provider-unavailable': 'Google లేదా Facebook నుంచి ఇప్పుడు జవాబు రావడం లేదు. పాస్‌వర్డ్ వాడండి, లేదా తర్వాత ప్రయత్నించండి.',
  'account-closed': 'ఈ ఖాతా మూసివేశాం. దయచేసి మాకు రాయండి.',
}

export const PASSWORD_CHECK_PROBLEMS: Texts<typeof en.PASSWORD_CHECK_PROBLEMS> = {
  'wrong-password': 'అది మీ ప్రస్తుత పాస్‌వర్డ్ కాదు',
  'password-not-set': 'మీకు ఇంకా పాస్‌వర్డ్ లేదు. ముందుగా ప్రొఫైల్‌లో పెట్టండి.',
  busy: 'ఇప్పుడు చాలామంది సైన్ ఇన్ చేస్తున్నారు. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  'same-password': 'కొత్త పాస్‌వర్డ్ పాతదాని కంటే వేరుగా ఉండాలి',
  'address-differs': 'మీ ఈమెయిల్ చిరునామా ఉన్నది ఉన్నట్టుగా రాయండి',
  'bookings-changed': 'మీరు ఈ పేజీ తెరిచాక మీ బుకింగ్‌లు లేదా రీఫండ్‌లు మారాయి. నిర్ధారించే ముందు వివరాలు మరోసారి చదవండి.',
  'last-admin': 'అడ్మిన్ మీరొక్కరే. ముందుగా మరొకరిని అడ్మిన్ చేయండి.',
  'email-invalid': 'ఈమెయిల్ చిరునామా మరోసారి చూడండి',
}

export const PROFILE_PROBLEMS: Texts<typeof en.PROFILE_PROBLEMS> = {
  'name-too-short': SHORT_NAME,
  'phone-invalid': 'ఫోన్ నంబర్ మరోసారి చూడండి',
}

type Wait = { readonly retryAfterSeconds: number; readonly isMailboxFull?: true }

/** Says how long to wait before the next try, and where to look for the emails that were sent. */
export function tooOftenText({ retryAfterSeconds, isMailboxFull }: Wait): string {
  const wait = waitText(retryAfterSeconds)
  return isMailboxFull
    ? `ఈ చిరునామాకు ఇప్పటికే చాలా ఈమెయిల్‌లు పంపాం, అందుకే మరొకటి పంపలేదు. కొత్తది ఇన్‌బాక్స్‌లో, స్పామ్‌లో చూడండి, లేదా ${wait} తర్వాత ప్రయత్నించండి.`
    : `చాలాసార్లు ప్రయత్నించారు. ${wait} తర్వాత మళ్లీ ప్రయత్నించండి.`
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return 'ఒక నిమిషం'
  return minutes <= 90 ? `${minutes} నిమిషాల` : `${Math.ceil(minutes / 60)} గంటల`
}

/** Pages that a link in an email opens; nothing happens until their button is pressed. */
export const CONFIRMATIONS: Texts<typeof en.CONFIRMATIONS> = {
  verify: {
    title: 'ఈమెయిల్ ధ్రువీకరించండి',
    lead: 'ఈ ఈమెయిల్ చిరునామా మీదేనని నిర్ధారించండి. తర్వాత సైన్ ఇన్ అవుతారు.',
    button: 'నిర్ధారించి కొనసాగండి',
    notMine: 'మీరు ఇక్కడ ఖాతా తెరవకపోతే, ఈ పేజీ మూసేయండి.',
  },
  changeAddress: {
    title: 'కొత్త ఈమెయిల్ ధ్రువీకరించండి',
    lead: 'ఇకపై ఈ చిరునామాతోనే సైన్ ఇన్ చేయండి, మేమూ ఇక్కడికే రాస్తాం. మిగతా అన్ని బ్రౌజర్లలో సైన్ అవుట్ అవుతారు.',
    button: 'ఈ చిరునామా వాడండి',
    notMine: 'మీరు ఈ మార్పు అడగకపోతే, ఈ పేజీ మూసేయండి.',
  },
  firstAddress: {
    title: 'ఈమెయిల్ ధ్రువీకరించండి',
    lead: 'ఈ ఈమెయిల్ చిరునామా మీదేనని నిర్ధారించండి. తర్వాత పాస్‌వర్డ్ ఎంచుకుని మీ బుకింగ్‌లు, ఇన్‌వాయిస్‌లు చూడండి.',
    button: 'నిర్ధారించి కొనసాగండి',
    notMine: 'మేము ఎవరో మీకు తెలియకపోతే, ఈ పేజీ మూసేయండి.',
  },
  identity: {
    title: 'ఈమెయిల్ ధ్రువీకరించండి',
    lead: 'ఈ ఈమెయిల్ చిరునామా మీదేనని నిర్ధారించండి. తర్వాత సైన్ ఇన్ అవుతారు.',
    button: 'నిర్ధారించి కొనసాగండి',
    notMine: 'మీరు Google లేదా Facebook సైన్ ఇన్ మొదలుపెట్టకపోతే, ఈ పేజీ మూసేయండి.',
  },
  busy: 'నిర్ధారిస్తున్నాం…',
}

export const ACCOUNT_LINK: Texts<typeof en.ACCOUNT_LINK> = {
  unusable: 'ఈ లింక్ పనిచేయడం లేదు',
  unusableLead: 'దీన్ని ఇప్పటికే వాడారు, గడువు దాటింది, లేదా కొత్త లింక్ పంపాం.',
  otherBrowser: 'సైన్ ఇన్ మొదలుపెట్టిన బ్రౌజర్‌లోనే లింక్ తెరవండి.',
  otherPerson: 'ఈ ఆహ్వానం వేరే ఖాతాకు. ఆ ఖాతా మీదే అయితే, ముందు సైన్ అవుట్ చేసి లింక్ మళ్లీ తెరవండి.',
  alreadyVerified: 'దీన్ని ఇంతకుముందు తెరిచి ఉంటే, మీ ఈమెయిల్ చిరునామా ధ్రువీకరణ ఇప్పటికే అయింది.',
  toSignIn: 'సైన్ ఇన్ చేయండి',
}
