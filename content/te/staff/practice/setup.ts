import type { SetupStep } from '#domain/content/setup-steps.ts'
import type * as en from '../../../en/staff/practice/setup.ts'
import type { Texts } from '../../../texts.ts'

const NOT_FOR_US = 'మాకు అక్కర్లేదు'
const TERMS_NAME = 'నిబంధనలు, షరతులు'
const PRIVACY_NAME = 'గోప్యతా విధానం'

/** The guided set-up: one question a screen. Every step says what happens next. */
export const SETUP: Texts<typeof en.SETUP> = {
  title: 'సైట్ తయారీ',
  progress: (number, all) => `${all} అడుగుల్లో ${number}వది`,
  stepsLabel: 'సైట్ తయారీలో అడుగులు',
  save: 'సేవ్ చేసి ముందుకు',
  goOn: 'ముందుకు',
  back: 'వెనక్కి',
  notForUs: NOT_FOR_US,
  open: 'సైట్ తెరవండి',
  more: 'మరిన్ని',
  accent: 'బటన్‌లు, లింకుల రంగు',
  preview: 'ఇలా కనిపిస్తుంది',
  next: (step) => `తర్వాత: ${step}. ఎప్పుడైనా ఆపి, తర్వాత కొనసాగించవచ్చు.`,
  tooLarge: 'ఈ చిత్రం చాలా పెద్దది',
}

export const SETUP_STEP_TEXTS: Readonly<
  Record<SetupStep, { readonly name: string; readonly question: string; readonly lead: string }>
> = {
  name: {
    name: 'పేరు, రూపం',
    question: 'మీ కేంద్రం పేరు ఏమిటి?',
    lead: 'ఈ పేరు ప్రతి పేజీ పైన, ప్రతి ఈమెయిల్‌లో ఉంటుంది. ఇవన్నీ తర్వాత మార్చవచ్చు.',
  },
  about: {
    name: 'మీ పరిచయం',
    question: 'మీ గురించి చెప్పండి',
    lead: 'క్లయింట్లు మనిషిని నమ్మి బుక్ చేస్తారు. నిజాయితీగా నాలుగు వాక్యాలు చాలు.',
  },
  services: {
    name: 'సేవలు, ధరలు',
    question: 'మీరు ఏ సేవలు అందిస్తారు?',
    lead: 'ఇవి సాధారణంగా ఉండే సేవలు. పేర్లు, ధరలు, నిడివి మార్చండి, మీరు చేయనివాటికి టిక్ తీసేయండి.',
  },
  hours: {
    name: 'పని వేళలు',
    question: 'మీరు ఏ వేళల్లో సెషన్లు చేస్తారు?',
    lead: 'ఈ వేళల్లో ఖాళీ సమయాన్ని క్లయింట్లు ఎంచుకుంటారు, భారత కాలమానం (IST) ప్రకారం. ప్రత్యేక రోజులు, సెలవులు తర్వాత పెట్టవచ్చు.',
  },
  payment: {
    name: 'చెల్లింపు',
    question: 'క్లయింట్లు మీకు ఎక్కడ చెల్లించాలి?',
    lead: 'క్లయింట్లు మీ UPI ID కి చెల్లిస్తారు. మీ బ్యాంక్ యాప్‌లో చూసి, ప్రతి చెల్లింపునూ మీరు నిర్ధారిస్తారు.',
  },
  texts: {
    name: 'మాటలు, భాషలు',
    question: 'సైట్‌లో మొదట ఏం కనిపించాలి?',
    lead: 'ఇవి మీ హోమ్ పేజీలో మొదటి మాటలు. ఇలాగే వాడుకోవచ్చు.',
  },
  email: {
    name: 'ఈమెయిల్',
    question: 'మీ క్లయింట్లకు ఈమెయిల్‌లు చేరుతున్నాయా?',
    lead: 'బుకింగ్ ఖరారు, రిమైండర్లు, సైన్ ఇన్ కోడ్‌లు ఈమెయిల్‌లో వెళ్తాయి.',
  },
  open: {
    name: 'సైట్ తెరవడం',
    question: 'సైట్ తెరవడానికి సిద్ధమా?',
    lead: 'అందరికీ సైట్ ఇలా కనిపిస్తుంది. మీరు తెరిచేవరకు, త్వరలో మొదలవుతుందని మాత్రమే కనిపిస్తుంది.',
  },
}

export const SETUP_SERVICES: Texts<typeof en.SETUP_SERVICES> = {
  offer: 'ఇది మేము చేస్తాం',
  name: 'పేరు',
  price: 'ధర, రూపాయల్లో',
  pricePerQuestion: 'ఒక్కో ప్రశ్నకు ధర, రూపాయల్లో',
  minutes: 'నిడివి, నిమిషాల్లో',
  shownMinutes: (minutes) => `${minutes} నిమిషాలు`,
  more: 'వీటి వివరణ రాయడం, కోర్సులు, పాస్‌లు, వోచర్లు జోడించడం “సేవలు, ధరలు”లో చేయవచ్చు.',
}

/** What an empty practice is offered; prices are for the owner to choose. */
export const SUGGESTED_SERVICES: Texts<typeof en.SUGGESTED_SERVICES> = [
  {
    key: 'reading',
    name: 'జాతక పరిశీలన',
    description: 'మీ జాతకం, దశలు చూపే జీవిత ఘట్టాలు, మీ ప్రశ్నలకు సమయం.',
    price: '1500',
    minutes: '60',
    isPrasna: false,
    isTicked: true,
  },
  {
    key: 'followup',
    name: 'తదుపరి సెషన్',
    description: 'మొదటి పరిశీలన తర్వాత వచ్చిన కొత్త ప్రశ్నలకు అరగంట.',
    price: '800',
    minutes: '30',
    isPrasna: false,
    isTicked: true,
  },
  {
    key: 'prasna',
    name: 'ప్రశ్న',
    description: 'స్పష్టమైన ఒక్క ప్రశ్న. మీరు అడిగిన క్షణపు చక్రం చూసి రాతపూర్వకంగా జవాబు. జన్మ వివరాలు అక్కర్లేదు.',
    price: '251',
    minutes: '15',
    isPrasna: true,
    isTicked: false,
  },
]

export const SETUP_HOURS: Texts<typeof en.SETUP_HOURS> = {
  days: 'ఏ రోజుల్లో?',
  opens1: 'ఎప్పటి నుంచి',
  closes1: 'ఎప్పటి వరకు',
  opens2: 'మళ్లీ ఎప్పటి నుంచి',
  closes2: 'ఎప్పటి వరకు',
  optional: 'రోజులో ఒక్కసారే అయితే ఖాళీగా వదిలేయండి.',
  differ: 'మీ వేళలు రోజుకో రకంగా ఉన్నాయి, కాబట్టి వాటికి వేరే పేజీ ఉంది.',
  elsewhere: 'వేళలు ఇప్పటికే పెట్టి ఉన్నాయి. జ్యోతిష్కులు వాటిని మార్చగలరు.',
  change: 'వేళలు మార్చండి',
  closesFirst: 'ఇది మొదలయ్యే సమయం తర్వాత ఉండాలి',
  incomplete: 'దయచేసి రెండు సమయాలూ రాయండి',
  overlaps: 'ఇది మొదటి భాగం ముగిశాకే మొదలవ్వాలి',
  daysMissing: `కనీసం ఒక రోజు ఎంచుకోండి, లేదా “${NOT_FOR_US}” నొక్కండి`,
  changedMeanwhile: 'ఈలోగా వేరొకరు వేళలు మార్చారు. దయచేసి మళ్లీ చూడండి.',
}

export const SETUP_PAYMENT: Texts<typeof en.SETUP_PAYMENT> = {
  others: 'బ్యాంక్ బదిలీ, SWIFT, చెల్లింపు లింక్, లేదా సెషన్‌లో నగదు: {ways}',
  othersLink: 'వేరే చెల్లింపు విధానాలు ఎంచుకోండి',
}

export const SETUP_TEXTS: Texts<typeof en.SETUP_TEXTS> = {
  legal: 'మీ సైట్‌తో పాటు నిబంధనలు, గోప్యతా విధానం కూడా వస్తాయి. సైట్ తెరిచే ముందు దయచేసి చదవండి: {terms}, {privacy}',
  terms: TERMS_NAME,
  privacy: PRIVACY_NAME,
}

export const SETUP_EMAIL: Texts<typeof en.SETUP_EMAIL> = {
  works: 'అవును. ఈమెయిల్‌లు వెళ్తున్నాయి.',
  worksLead: 'ఇక్కడ చేయాల్సింది ఏమీ లేదు.',
  missing: 'ఇంకా లేదు. ఈమెయిల్‌లు సైట్ నడుస్తున్న కంప్యూటర్‌లోనే ఉంటున్నాయి, ఎవరికీ చేరడం లేదు.',
  missingLead: 'సైట్ ఇన్‌స్టాల్ చేసినవారు దీన్ని మెయిల్ ఖాతాతో కలుపుతారు. దయచేసి వారికి ఇది పంపండి:',
  forMail: 'దయచేసి SMTP_URL, MAIL_FROM లలో మా మెయిల్ ఖాతా పెట్టి (README, Settings), సైట్‌ను మళ్లీ ప్రారంభించండి, అప్పుడు ఈమెయిల్‌లు వెళ్తాయి.',
  addressMissing: 'సైట్‌కు ఇంటర్నెట్‌లో ఇంకా సొంత చిరునామా లేదు.',
  addressLead: 'అది కూడా వారే పెడతారు. దయచేసి ఇది కూడా పంపండి:',
  forAddress: 'దయచేసి సైట్‌ను మా డొమైన్‌లో https తో పెట్టి, APP_URL లో ఆ చిరునామా ఇచ్చి (docs/operations.md), మళ్లీ ప్రారంభించండి.',
  line: 'పంపాల్సిన సందేశం',
  addressWorks: (url) => `మీ సైట్ చిరునామా: ${url}`,
}

export const SETUP_OPEN: Texts<typeof en.SETUP_OPEN> = {
  ready: 'సిద్ధం',
  missing: 'ఇంకా లేదు',
  services: { title: 'బుక్ చేయడానికి సేవ', missing: 'మీ సైట్ చూడవచ్చు, కానీ బుక్ చేయడానికి ఇంకా ఏమీ లేదు.' },
  hours: { title: 'ఎంచుకోవడానికి సమయాలు', missing: 'మీరు పని వేళలు పెట్టేవరకు ఎవరూ సమయం ఎంచుకోలేరు.' },
  payment: { title: 'చెల్లించే విధానం', missing: 'బుక్ చేయవచ్చు, కానీ మీకు ఇంకా చెల్లించలేరు.' },
  email: { title: 'ఈమెయిల్', missing: 'బుకింగ్ ఈమెయిల్‌లు, సైన్ ఇన్ కోడ్‌లు ఇంకా ఎవరికీ చేరవు.' },
  look: 'మీ సైట్ చూడండి',
  soon: 'ఇప్పుడు అందరికీ కనిపించేది చూడండి',
  isOpen: 'మీ సైట్ తెరిచి ఉంది.',
  toSite: 'మీ సైట్‌కు వెళ్లండి',
  opened: { title: 'మీ సైట్ తెరుచుకుంది', detail: 'ఇక అందరికీ కనిపిస్తుంది.' },
}

export const SETUP_SAMPLES: Texts<typeof en.SETUP_SAMPLES> = {
  lead: 'ఈ సైట్‌లో ఇంకా నమూనాలు ఉన్నాయి: కల్పించిన మాటలు, ధరలు, పేర్లు. ఒక్కసారిగా తొలగించి, మీవి రాయండి.',
  remove: 'నమూనాలన్నీ తొలగించండి',
}

export const SETUP_PREVIEW: Texts<typeof en.SETUP_PREVIEW> = {
  book: 'సంప్రదింపు బుక్ చేయండి',
  noServices: 'మీ సేవలు ఇక్కడ కనిపిస్తాయి.',
  hours: 'వేళలు',
  pay: (payeeId) => `చెల్లించాల్సిన UPI ID: ${payeeId}`,
  perService: (price, minutes) => (minutes === '' ? `₹${price}` : `₹${price}, ${minutes} నిమిషాలు`),
}
