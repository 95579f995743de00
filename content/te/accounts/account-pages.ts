import { numberInWords } from '#content/words/numbers.ts'
import { UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'
import type * as en from '../../en/accounts/account-pages.ts'
import type { Texts } from '../../texts.ts'

/** Texts of the setup pages, the dashboard frame and the profile. */

export const ASTROLOGER_SETUP: Texts<typeof en.ASTROLOGER_SETUP> = {
  title: 'జ్యోతిష్కుల ఖాతా',
  lead: 'జ్యోతిష్కుల ఖాతా తెరవండి. ఇది ఒక్కసారి మాత్రమే చేయగలరు.',
  create: 'జ్యోతిష్కుల ఖాతా తెరవండి',
  creating: 'ఖాతా తెరుస్తున్నాం…',
  success: 'జ్యోతిష్కుల ఖాతా తెరుచుకుంది',
  email: 'ఈమెయిల్',
  password: 'మొదటి పాస్‌వర్డ్',
  once: 'ఈ పాస్‌వర్డ్ ఒక్కసారే కనిపిస్తుంది. ఇప్పుడే రాసుకోండి.',
  nextSteps: 'తర్వాత ఏం చేయాలి',
  steps: [
    'ఈ ఈమెయిల్, పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి.',
    'మెనూ నుంచి జ్యోతిష్కుల డాష్‌బోర్డ్ తెరవండి.',
    'పాస్‌వర్డ్ మార్చండి. మొదటిసారి సైన్ ఇన్ చేసినప్పుడు మేమే అడుగుతాం.',
  ],
  toSignIn: 'సైన్ ఇన్ చేయండి',
  failed: 'జ్యోతిష్కుల ఖాతా తెరుచుకోలేదు',
}

export const CREATE_ADMIN: Texts<typeof en.CREATE_ADMIN> = {
  title: 'అడ్మిన్ ఖాతా',
  lead: 'అడ్మిన్ ఖాతా తెరవండి. ఇది ఒక్కసారి మాత్రమే చేయగలరు, ఈ ఈమెయిల్‌తో:',
  leadWithout: 'అడ్మిన్ ఖాతా తెరవండి. ఇది ఒక్కసారి మాత్రమే చేయగలరు.',
  create: 'అడ్మిన్ ఖాతా తెరవండి',
  creating: 'ఖాతా తెరుస్తున్నాం…',
  success: 'అడ్మిన్ ఖాతా తెరుచుకుంది',
  resetSent: 'పాస్‌వర్డ్ పెట్టుకోవడానికి ఈమెయిల్ పంపాం.',
  toSignIn: 'సైన్ ఇన్ చేయండి',
  failed: 'అడ్మిన్ ఖాతా తెరుచుకోలేదు',
}

export const SETUP_STATES: Texts<typeof en.SETUP_STATES> = {
  'link-needed': 'ఈ పేజీకి సర్వర్ మొదలైనప్పుడు చూపే, ఒక్కసారి మాత్రమే పనిచేసే లింక్ కావాలి. ఆ లింక్ తెరవండి, లేదా కొత్తది కావాలంటే సర్వర్ మళ్లీ మొదలుపెట్టండి.',
  done: 'ఇది అయిపోయింది. ఖాతా ఇప్పటికే ఉంది, మళ్లీ తెరవలేరు.',
}

export const SETUP_ADDRESS: Texts<typeof en.SETUP_ADDRESS> = {
  own: 'మీ ఈమెయిల్ చిరునామా',
  another: 'వేరే ఈమెయిల్ చిరునామా',
  hint: (preset) => `ఇదే వాడాలంటే ఖాళీగా వదిలేయండి: ${preset}`,
}

const INVITED_AS = { astrologer: 'జ్యోతిష్కులుగా', assistant: 'సహాయకులుగా', admin: 'అడ్మిన్‌గా' } as const

export const INVITATION: Texts<typeof en.INVITATION> = {
  title: 'బృందంలో చేరండి',
  lead: (email, role) => `${email} చిరునామాకు ఆహ్వానం: మా బృందంలో ${INVITED_AS[role]} చేరండి.`,
  join: 'ఆహ్వానం అంగీకరించండి',
  joining: 'కాసేపు ఆగండి…',
  create: 'ఖాతా తెరిచి చేరండి',
  signInFirst: 'ఈ ఈమెయిల్ చిరునామాతో మీకు ఇప్పటికే ఖాతా ఉంది. అంగీకరించడానికి సైన్ ఇన్ చేయండి.',
}

export const SOCIAL_ADDRESS: Texts<typeof en.SOCIAL_ADDRESS> = {
  title: 'మరో అడుగు',
  lead: 'మీ ఈమెయిల్ చిరునామా ధ్రువీకరించలేకపోయాం. మీరు వాడే చిరునామా రాయండి, లింక్ పంపుతాం. దాన్ని ఈ బ్రౌజర్‌లోనే తెరవండి.',
  send: 'లింక్ పంపండి',
  sent: 'మీ ఈమెయిల్ చూడండి',
  sentDetail: 'సైన్ ఇన్ పూర్తి చేయడానికి లింక్‌ను ఈ బ్రౌజర్‌లోనే తెరవండి.',
  expired: 'ఆ సైన్ ఇన్ గడువు దాటింది. మళ్లీ మొదలుపెట్టండి.',
}

export const SOCIAL_SIGN_UP: Texts<typeof en.SOCIAL_SIGN_UP> = {
  title: 'మీ ఖాతా తెరవండి',
  lead: 'మీరు మొదటిసారి వచ్చారు. అంగీకరించగానే ఈ వివరాలతో ఖాతా తెరుస్తాం.',
  cancel: 'ఖాతా వద్దు',
}

export const FORM_DRAFT: Texts<typeof en.FORM_DRAFT> = {
  title: 'మీ కోసం సేవ్ చేసిన ఫారం',
  lead: 'ఈ ఫారం పంపినప్పుడు మీరు సైన్ అవుట్ అయి ఉన్నారు, అందుకే మాకు చేరలేదు. దీన్ని ఒక రోజు ఉంచుతాం, మీరు మాత్రమే చూడగలరు.',
  wrote: 'మీరు రాసినది',
  send: 'ఇప్పుడే పంపండి',
  discard: 'తొలగించండి',
}

export const AGREE: Texts<typeof en.AGREE> = {
  'first-time': {
    title: 'మా నిబంధనలు',
    lead: 'ఈ ఖాతాను మీ కోసం మేము తెరిచాం. నిబంధనలు, షరతులు, గోప్యతా విధానం చదివి, అంగీకరిస్తే చెప్పండి.',
    notice: 'మా నిబంధనలకు మీ అంగీకారం ఇంకా రాలేదు.',
  },
  changed: {
    title: 'మా నిబంధనలు మారాయి',
    lead: 'మీరు అంగీకరించాక నిబంధనలు, షరతులు లేదా గోప్యతా విధానం మారాయి. వాటిని చదివి, అంగీకరిస్తే చెప్పండి.',
    notice: 'మీరు అంగీకరించాక మా నిబంధనలు మారాయి.',
  },
  agree: 'నేను అంగీకరిస్తున్నాను',
  agreeing: 'సేవ్ అవుతోంది…',
  otherwise: 'అంగీకరించకపోతే, మీ సమాచారం డౌన్‌లోడ్ చేసుకుని ఖాతా ఇక్కడ తొలగించవచ్చు:',
  profile: 'ప్రొఫైల్',
  read: 'చదివి అంగీకరించండి',
  done: { tone: 'success', title: 'ధన్యవాదాలు', detail: 'మీ అంగీకారం సేవ్ అయింది.' },
}

export const DASHBOARD: Texts<typeof en.DASHBOARD> = {
  title: 'నా డాష్‌బోర్డ్',
  welcome: (name) => `నమస్తే ${name} గారు`,
  signOut: 'సైన్ అవుట్ చేయండి',
  tabs: 'మీ డాష్‌బోర్డ్',
  bookings: 'నా బుకింగ్‌లు',
  profile: 'ప్రొఫైల్',
  history: 'గత బుకింగ్‌లు',
  invoices: 'ఇన్‌వాయిస్‌లు',
  days: 'గుర్తుంచుకోవాల్సిన రోజులు',
  family: 'కుటుంబ విశేష రోజులు',
  enrollments: 'కోర్సు విద్యార్థులు',
  noBookings: 'ఇంకా బుకింగ్‌లు లేవు',
  noBookingsLead: 'సంప్రదింపు లేదా కోర్సు బుక్ చేస్తే ఇక్కడ కనిపిస్తుంది.',
  bookConsultation: 'సంప్రదింపు బుక్ చేయండి',
  exploreCourses: 'కోర్సులు చూడండి',
  noHistory: 'గత బుకింగ్‌లు ఇంకా లేవు',
  noHistoryLead: 'మీ అన్ని బుకింగ్‌లు తేదీలు, గమనికలతో ఇక్కడ కనిపిస్తాయి.',
  noInvoices: 'ఇంకా ఇన్‌వాయిస్‌లు లేవు',
  noInvoicesLead: 'మీరు చెల్లించిన ప్రతి బుకింగ్ ఇన్‌వాయిస్ ఇక్కడ ఉంటుంది.',
}

export const PROFILE: Texts<typeof en.PROFILE> = {
  title: 'ప్రొఫైల్',
  email: 'ఈమెయిల్',
  fullName: 'పూర్తి పేరు',
  phone: 'ఫోన్',
  language: 'భాష',
  languageHint: 'సైన్ ఇన్ తర్వాత పేజీలు, మేము పంపే ఈమెయిల్‌లు ఈ భాషలో ఉంటాయి.',
  memberSince: 'ఖాతా తెరిచిన రోజు',
  notProvided: 'రాయలేదు',
  edit: 'ప్రొఫైల్ మార్చండి',
  save: 'మార్పులు సేవ్ చేయండి',
  saving: 'సేవ్ అవుతోంది…',
  cancel: 'వద్దు',
  phoneHint: 'విదేశాల్లో ఉంటే దేశం కోడ్ కూడా రాయండి.',
  changePassword: 'పాస్‌వర్డ్ మార్చండి',
  changeEmail: 'ఈమెయిల్ మార్చండి',
  setPassword: 'పాస్‌వర్డ్ పెట్టండి',
  setPasswordLead: 'మీకు పాస్‌వర్డ్ లేదు, అవసరమూ లేదు. కావాలంటే పెట్టుకునే లింక్ ఈమెయిల్ చేస్తాం.',
  sendPasswordLink: 'లింక్ ఈమెయిల్ చేయండి',
  changeAccount: 'పాస్‌వర్డ్, ఈమెయిల్, ఖాతా తొలగింపు',
  changeAccountLead: 'వీటిని మార్చడానికి లేదా ఖాతా తొలగించడానికి ముందు, ఇది మీరేనని నిర్ధారించండి.',
  proveFirst: 'నిర్ధారించండి',
  currentPassword: 'ప్రస్తుత పాస్‌వర్డ్',
  newPassword: 'కొత్త పాస్‌వర్డ్',
  newEmail: 'కొత్త ఈమెయిల్',
  sessions: 'మీరు ఎక్కడెక్కడ సైన్ ఇన్ అయ్యారు',
  thisBrowser: 'ఈ బ్రౌజర్',
  lastSeen: 'చివరిసారి',
  endSession: 'అక్కడ సైన్ అవుట్ చేయండి',
  endOthers: 'మిగతా అన్నిచోట్లా సైన్ అవుట్ చేయండి',
  views: 'మీ జన్మ వివరాలు ఎవరు చూశారు',
  viewedBy: (name, service) => `${name}, ${service} కోసం`,
  savedBirths: 'మీరు సేవ్ చేసిన జన్మ వివరాలు',
  namelessStaff: 'మా బృందంలో ఒకరు',
  formerStaff: 'ఇంతకుముందు మా బృందంలో ఉన్నవారు',
  data: 'మీ సమాచారం',
  dataLead: 'మా దగ్గరున్న మీ సమాచారం అంతా, ఇన్‌వాయిస్‌లతో సహా, ఒకే ఫైల్‌లో డౌన్‌లోడ్ చేయండి.',
  exportData: 'నా సమాచారం డౌన్‌లోడ్ చేయండి',
  deleteAccount: 'నా ఖాతా తొలగించండి',
  deleteLead: `మనసు మార్చుకోవడానికి ${numberInWords(UNDO_DELETION_DAYS)} రోజులు ఉంటాయి. ఆ తర్వాత మీ వ్యక్తిగత వివరాలు తొలగిస్తాం, కోర్సులు తెరుచుకోవు. చట్టం ప్రకారం ఇన్‌వాయిస్‌లు ఉంచాలి, కానీ వాటిలో మీ పేరు తీసేస్తాం.`,
  endings: (count) =>
    count === 1
      ? 'ఈ బుకింగ్ వెంటనే రద్దవుతుంది. మనసు మార్చుకున్నా తిరిగి రాదు:'
      : `ఈ ${count} బుకింగ్‌లు వెంటనే రద్దవుతాయి. మనసు మార్చుకున్నా తిరిగి రావు:`,
  endingsRetained: 'వివరాలు తొలగించాక కూడా రీఫండ్ పంపడానికి, బుకింగ్ కోడ్, చెల్లింపు ట్రాన్సాక్షన్ ID ఉంచుతాం, మీ పేరు లేకుండా.',
  endsThen: 'అప్పటివరకు చేసే బుకింగ్‌లు కూడా అదే రోజు, ఇదే రీఫండ్ విధానంతో రద్దవుతాయి.',
  deleteConfirm: 'నా ఖాతా తొలగించండి',
  deleteEmail: 'నిర్ధారించడానికి మీ ఈమెయిల్ చిరునామా రాయండి',
  deletionDue: (date) => `మీ ఖాతా తొలగించే రోజు: ${date}.`,
  keepAccount: 'నా ఖాతా ఉంచండి',
}

export const CHANGE_PASSWORD: Texts<typeof en.CHANGE_PASSWORD> = {
  title: 'పాస్‌వర్డ్ మార్చండి',
  mustChange: 'ఖాతా తెరిచినప్పుడు మీ పాస్‌వర్డ్ తెరపై కనిపించింది. కొనసాగే ముందు మీ సొంత పాస్‌వర్డ్ ఎంచుకోండి.',
}

/** "Android: Firefox", from what a session has stored. Version 0.2 stored the words. */
export function deviceText(device: string): string {
  if (!device.includes('/')) return device
  const [browser, system] = device.split('/')
  return system ? `${system}: ${browser || UNKNOWN_BROWSER}` : browser || UNKNOWN_BROWSER
}

const UNKNOWN_BROWSER = 'ఒక బ్రౌజర్'
