import { CONVENTION_LABELS } from '#content/charts/chart-conventions.ts'
import { WEEKDAYS } from '#content/words/dates.ts'
import { numberInWords } from '#content/words/numbers.ts'
import { POST_CATEGORIES } from '#domain/blog/post-rules.ts'
import { STANDARD_ACCENTS } from '#domain/content/accent.ts'
import { ENOUGH_REVIEWS } from '#domain/sessions/reviews.ts'
import type * as en from '../../../en/staff/practice/practice-forms.ts'
import type { Texts } from '../../../texts.ts'

// The forms for the practice's settings: the name of each part, what it is for, its fields and their problems.

const ONE_PER_LINE = 'ఒక్కో లైన్‌లో ఒకటి.'
const PARAGRAPHS_HINT = 'కొత్త పేరా కోసం ఒక ఖాళీ లైన్ వదలండి.'
const STANDARD_HINT = 'ఖాళీగా వదిలేస్తే సైట్‌తో వచ్చిన మాటలే ఉంటాయి.'
const TITLED_HINT = 'ఒక్కో లైన్‌లో ఒకటి, ఉదాహరణకు: కారణం కూడా తెలుస్తుంది | జాతకంలో ఎక్కడుందో చూపిస్తాం.'

export const IDENTITY_FORM: Texts<typeof en.IDENTITY_FORM> = {
  title: 'పేర్లు',
  lead: 'మీ పేర్లు: సైట్ పైభాగంలో, హోమ్ పేజీలో, ప్రతి ఈమెయిల్‌లో కనిపిస్తాయి.',
  fields: {
    name: { label: 'మీ కేంద్రం పేరు' },
    tagline: { label: 'పేరు కింద ఒక మాట' },
    astrologerName: { label: 'జ్యోతిష్కుల పేరు' },
    astrologerTitles: { label: 'బిరుదులు, అర్హతలు', hint: ONE_PER_LINE },
    portraitUrl: {
      label: 'ఫోటో',
      hint: 'https:// తో మొదలయ్యే లింక్ ఇవ్వండి, లేదా చిత్రం అప్‌లోడ్ చేయండి. ఫోటో లేకపోతే పేరులోని మొదటి అక్షరాలు చూపిస్తాం.',
    },
  },
}

export const ABOUT_FORM: Texts<typeof en.ABOUT_FORM> = {
  title: 'జ్యోతిష్కుల పరిచయం',
  lead: 'హోమ్ పేజీలో మీ గురించి ఉండేది.',
  fields: { about: { label: 'పరిచయం', hint: PARAGRAPHS_HINT } },
}

export const CLAIMS_FORM: Texts<typeof en.CLAIMS_FORM> = {
  title: 'నమ్మకాన్నిచ్చే అంకెలు',
  lead: 'మీ కేంద్రం గురించిన అంకెలు. దయచేసి మీరు రుజువు చూపగలిగినవే వాడండి.',
  fields: {
    trustLine: { label: 'నమ్మకాన్నిచ్చే మాట', hint: 'ఉదాహరణకు “1000+ క్లయింట్ల నమ్మకం”' },
    facts: { label: 'అంకెలు', hint: 'ఒక్కో లైన్‌లో ఒకటి, ఉదాహరణకు: 20+ | ఏళ్ల అనుభవం' },
    showsReviews: {
      label: 'నమూనా మాటల బదులు క్లయింట్ల రివ్యూలు చూపండి',
      hint: `${ENOUGH_REVIEWS} రివ్యూలు ప్రచురించాక, హోమ్ పేజీలో క్లయింట్ల మాటల బదులు రివ్యూలు, నమ్మకాన్నిచ్చే మాట బదులు వాటి సగటు, “క్లయింట్లు” అన్న మాట ఉన్న ప్రతి అంకె బదులు వారి నిజమైన సంఖ్య కనిపిస్తాయి.`,
    },
  },
  problems: { fact: 'ఒక్కో అంకె ఇలా రాయండి: 20+ | ఏళ్ల అనుభవం' },
}

export const CONTACT_FORM: Texts<typeof en.CONTACT_FORM> = {
  title: 'సంప్రదించే వివరాలు, వేళలు',
  lead: 'మిమ్మల్ని ఎలా, ఎప్పుడు సంప్రదించవచ్చు. సంప్రదింపుల సమయాలు “పని వేళలు, సెలవులు”లో పెట్టాలి.',
  openOn: 'తెరిచి ఉండే రోజులు',
  fields: {
    address: { label: 'చిరునామా' },
    email: { label: 'ఈమెయిల్' },
    phone: { label: 'ఫోన్' },
    supportEmail: { label: 'బుకింగ్‌లు, చెల్లింపుల సహాయానికి ఈమెయిల్' },
    astrologerEmail: { label: 'జ్యోతిష్కుల ఈమెయిల్', hint: 'బుక్ చేశాక క్లయింట్లకు కనిపిస్తుంది.' },
    day1: { label: WEEKDAYS[1] },
    day2: { label: WEEKDAYS[2] },
    day3: { label: WEEKDAYS[3] },
    day4: { label: WEEKDAYS[4] },
    day5: { label: WEEKDAYS[5] },
    day6: { label: WEEKDAYS[6] },
    day7: { label: WEEKDAYS[0] },
    opensAt: { label: 'ఎప్పటి నుంచి' },
    closesAt: { label: 'ఎప్పటి వరకు' },
  },
  problems: {
    closesAt: 'ఇది మొదలయ్యే సమయం తర్వాత ఉండాలి',
    days: 'కనీసం ఒక రోజు ఎంచుకోండి',
  },
}

export const SOCIAL_FORM: Texts<typeof en.SOCIAL_FORM> = {
  title: 'సోషల్ లింకులు',
  lead: 'సైట్ అడుగున ఉండే లింకులు. మీరు వాడని వాటిని ఖాళీగా వదిలేయండి.',
  fields: {
    youtube: { label: 'YouTube' },
    instagram: { label: 'Instagram' },
    facebook: { label: 'Facebook' },
    x: { label: 'X' },
    whatsapp: { label: 'WhatsApp' },
    telegram: { label: 'Telegram' },
  },
}

export const ALMANAC_FORM: Texts<typeof en.ALMANAC_FORM> = {
  title: 'పంచాంగం ఊరు, సూర్యోదయం',
  lead: 'సూర్యోదయం, రాహు కాలం ఊరూరికీ మారతాయి. సైట్ చూసేవారు వేరే ఊరు ఎంచుకునేవరకు హోమ్ పేజీ, జాతకం పేజీ ఈ ఊరినే వాడతాయి.',
  fields: {
    name: { label: 'ఊరు', hint: 'వేరే ఊరు రాస్తే, సేవ్ చేసేటప్పుడు దాని అక్షాంశం, రేఖాంశం మేమే చూస్తాం.' },
    lat: { label: 'అక్షాంశం', hint: 'డిగ్రీల్లో, ఉత్తరం ప్లస్: ఉజ్జయినికి 23.1765' },
    lon: { label: 'రేఖాంశం', hint: 'డిగ్రీల్లో, తూర్పు ప్లస్: ఉజ్జయినికి 75.7885' },
    sunrise: {
      label: 'పంచాంగం సూర్యోదయం',
      hint: 'పంచాంగం, పండుగలు, ముహూర్తం, క్యాలెండర్‌లు, ఈమెయిల్‌లు, ఖాళీ సమయాల గుర్తులకు. ఇప్పటి పంచాంగాలు ఎక్కువగా సూర్యబింబం పై అంచు కనిపించే సమయాన్ని ఇస్తాయి; అది కొన్ని నిమిషాలు ముందు ఉంటుంది. జన్మ జాతకాలకు వాటి సొంత అమరిక ఉంటుంది.',
    },
    labelsSlots: {
      label: 'క్లయింట్లు బుక్ చేసేటప్పుడు ఖాళీ సమయాలకు గుర్తులు చూపండి',
      hint: 'ఈ ఊరి రాహు కాలం, యమగండం, గుళిక కాలం, అభిజిత్, మంచి చౌఘడియాలు. సైన్ ఇన్ చేసి, జన్మ వివరాలు సేవ్ చేసిన క్లయింట్లకు తారాబలం, చంద్రబలం, చంద్రాష్టమం కూడా కనిపిస్తాయి. దీనివల్ల ఏ సమయమూ మూయం.',
    },
    slotLabels: { label: 'ఏ గుర్తులు చూపాలి', hint: 'ఖాళీ సమయాలకు గుర్తులు చూపుతున్నప్పుడు మాత్రమే.' },
  },
}

export const CHARTS_FORM: Texts<typeof en.CHARTS_FORM> = {
  title: 'జాతక గణన పద్ధతులు',
  lead: 'జాతక స్టూడియో, జాతకం పేజీ, “సెషన్‌కు ముందు” పేజీలు, వాటి PDF లు వీటితో మొదలవుతాయి. అక్కడ వేరేది ఎంచుకున్నవారికి వారి ఎంపికే ఉంటుంది. పంచాంగం, పండుగలు, ముహూర్తం లాహిరితోనే ఉంటాయి.',
  fields: {
    ayanamsa: { label: CONVENTION_LABELS.ayanamsa },
    node: { label: CONVENTION_LABELS.node },
    houseSystem: { label: CONVENTION_LABELS.houseSystem },
    sunriseRule: { label: CONVENTION_LABELS.sunriseRule },
    yearDays: { label: CONVENTION_LABELS.yearDays },
    style: { label: 'చక్రం శైలి' },
  },
}

const TERMS_NAME = 'నిబంధనలు, షరతులు'
const PRIVACY_NAME = 'గోప్యతా విధానం'
const LEGAL_TEXT_HINT =
  'శీర్షిక ముందు ##, జాబితాలోని ఒక్కోదాని ముందు హైఫన్ పెట్టండి. {name}, {address}, {email}, {support email}, {phone}, {hours}, {discount} ఉన్న చోట మీ వివరాలు వస్తాయి. ఖాళీగా వదిలేస్తే సైట్‌తో వచ్చిన మాటలే ఉంటాయి.'
const IN_FORCE_HINT = 'మాటలు మార్చి తేదీ అలాగే వదిలేస్తే, ఈరోజు తేదీ వస్తుంది.'

export const LEGAL_FORM: Texts<typeof en.LEGAL_FORM> = {
  title: 'నిబంధనలు, గోప్యత',
  lead: 'సైట్‌తో పాటు నిబంధనలు, గోప్యతా విధానం వస్తాయి. దయచేసి రెండూ చదవండి, మీ కేంద్రానికి సరిపోనివి మార్చండి లేదా జోడించండి, సరిగ్గా ఉన్నాక సేవ్ చేయండి.',
  terms: TERMS_NAME,
  privacy: PRIVACY_NAME,
  fields: {
    termsText: { label: `${TERMS_NAME}, పూర్తిగా`, hint: LEGAL_TEXT_HINT },
    termsAdditions: { label: `${TERMS_NAME}: అదనంగా చేర్చేవి` },
    termsSince: { label: `${TERMS_NAME}: ఎప్పటి నుంచి అమలు`, hint: IN_FORCE_HINT },
    privacyText: { label: `${PRIVACY_NAME}, పూర్తిగా`, hint: LEGAL_TEXT_HINT },
    privacyAdditions: { label: `${PRIVACY_NAME}: అదనంగా చేర్చేవి` },
    privacySince: { label: `${PRIVACY_NAME}: ఎప్పటి నుంచి అమలు`, hint: IN_FORCE_HINT },
  },
}

export const HOME_FORM: Texts<typeof en.HOME_FORM> = {
  title: 'హోమ్ పేజీ మాటలు',
  lead: 'హోమ్ పేజీలో మొదట కనిపించే మాటలు, క్లయింట్లకు మీ భరోసా, సంప్రదింపు ఎలా జరుగుతుంది.',
  fields: {
    eyebrow: { label: 'శీర్షిక పైన ఒక లైన్', hint: STANDARD_HINT },
    heading: { label: 'శీర్షిక' },
    lead: { label: 'శీర్షిక కింద మాటలు' },
    benefits: { label: 'మీ భరోసా', hint: TITLED_HINT },
    steps: { label: 'సంప్రదింపు ఎలా జరుగుతుంది', hint: TITLED_HINT },
  },
  problems: { titled: 'ఒక్కో లైన్ ఇలా రాయండి: శీర్షిక | వివరం' },
}

export const LOOK_FORM: Texts<typeof en.LOOK_FORM> = {
  title: 'లోగో, రంగులు',
  lead: 'పేరు పక్కన మీ లోగో, బటన్‌ల రంగు. రంగులు సులభంగా చదవగలిగేలా ఉన్నాయో లేదో చూస్తాం.',
  fields: {
    logoUrl: { label: 'లోగో', hint: 'చతురస్రంగా ఉంటే మంచిది. లేకపోతే మాది చూపిస్తాం.' },
    accentLight: { label: 'లైట్ థీమ్‌లో ముఖ్య రంగు' },
    accentDark: { label: 'డార్క్ థీమ్‌లో ముఖ్య రంగు' },
  },
  problems: {
    colour: `${STANDARD_ACCENTS.light} లాంటి రంగు కోడ్ రాయండి`,
    contrast: {
      light: (contrast, least) =>
        `ఈ రంగులో అక్షరాలు లైట్ థీమ్‌లో చదవడం కష్టం: కాంట్రాస్ట్ ${contrast} ఉంది, కనీసం ${least} ఉండాలి. దయచేసి ఇంకా ముదురు రంగు ఎంచుకోండి.`,
      dark: (contrast, least) =>
        `ఈ రంగులో అక్షరాలు డార్క్ థీమ్‌లో చదవడం కష్టం: కాంట్రాస్ట్ ${contrast} ఉంది, కనీసం ${least} ఉండాలి. దయచేసి ఇంకా లేత రంగు ఎంచుకోండి.`,
    },
  },
}

export const LANGUAGES_FORM: Texts<typeof en.LANGUAGES_FORM> = {
  title: 'భాషలు',
  lead: 'ఇంగ్లిష్‌తో పాటు మీ సైట్ భాషలు. సైట్ చూసేవారు ప్రతి పేజీ పైభాగంలో భాష ఎంచుకోవచ్చు, క్లయింట్లకు ఈమెయిల్‌లు ఆ భాషలోనే వెళ్తాయి. మీరు సొంతంగా రాసినవాటిని “వెబ్‌సైట్”లో “అనువాదాలు” పేజీలో అనువదించవచ్చు.',
  fields: {
    writtenIn: {
      label: 'మేము సొంతంగా రాసే భాష',
      hint: 'సేవలు, ప్రశ్నలు, వ్యాసాలు. మీరు మార్చని నమూనాలు ఈ భాషలోకి మారతాయి.',
    },
    hi: { label: 'హిందీ (हिंदी)' },
    te: { label: 'తెలుగు' },
  },
}

export const DISCOUNT_FORM: Texts<typeof en.DISCOUNT_FORM> = {
  title: 'పాత క్లయింట్లకు తగ్గింపు',
  lead: 'ఇంతకుముందు చెల్లించిన క్లయింట్లకు, సైన్ ఇన్ చేస్తే సంప్రదింపుల ధర తగ్గి కనిపిస్తుంది. ఇప్పటికే ఉన్న బుకింగ్‌ల ధర మారదు.',
  fields: { returningDiscount: { label: 'తగ్గింపు శాతం', hint: '0 అంటే తగ్గింపు లేదు.' } },
}

const STANDARD = numberInWords(POST_CATEGORIES.length)

export const BLOG_FORM: Texts<typeof en.BLOG_FORM> = {
  title: 'బ్లాగ్ విషయాలు',
  lead: `వ్యాసాలకు మీ సొంత విషయాలు. ప్రతి బ్లాగ్‌లో ఉండే ${STANDARD} విషయాల తర్వాత ఇవి వస్తాయి.`,
  fields: {
    postCategories: { label: 'మీ సొంత విషయాలు', hint: 'ఒక్కో లైన్‌లో ఒకటి. మీరు తీసివేసిన విషయంలోని వ్యాసం అందులోనే ఉంటుంది.' },
  },
  problems: { repeated: `ఒక్కో విషయం ఒక్కసారే రాయండి, ఎప్పుడూ ఉండే ${STANDARD} విషయాలు రాయకండి.` },
}

export const EMAILS_FORM: Texts<typeof en.EMAILS_FORM> = {
  title: 'ఈమెయిల్ మాటలు',
  lead: 'క్లయింట్లకు వెళ్లే ఈమెయిల్‌ల విషయం, మాటలు. మీ మాటల తర్వాత బుకింగ్ వివరాలు, దాని బటన్, మా సొంత వాక్యాలు వస్తాయి. వాటిని మీకు కావాల్సిన చోట పెట్టాలంటే {details}, {button}, {more} అని ఒక్కోదాన్ని వేరే లైన్‌లో రాయండి. **ఇలా** రాస్తే ముదురు అక్షరాలు వస్తాయి. ఖాళీగా వదిలేస్తే సైట్‌తో వచ్చిన మాటలే ఉంటాయి.',
  greetsBirthdays: {
    label: 'క్లయింట్లు కోరితే పుట్టినరోజున శుభాకాంక్షలు పంపండి',
    hint: 'క్యాలెండర్ ప్రకారమా, తిథి ప్రకారమా అన్నది వారు తమ ప్రొఫైల్‌లో ఎంచుకుంటారు. ఇది లేకపోతే ఎవరినీ అడగం, ఎవరికీ పంపం.',
  },
  subject: (email) => `${email}: విషయం`,
  subjectHint: (placeholders) => `మేము నింపేవి: ${placeholders.map((name) => `{${name}}`).join(', ')}`,
  opening: (email) => `${email}: మాటలు`,
  problems: {
    unknown: (placeholder) => `ఈ ఈమెయిల్‌లో {${placeholder}} నింపలేం. దయచేసి అక్షరాలు మరోసారి చూడండి.`,
    misplaced: (part) => `{${part}} ను వేరే లైన్‌లో పెట్టండి.`,
    missing: {
      details: '{details} ను వేరే లైన్‌లో ఉంచండి: బుకింగ్ కోడ్, సమయం, మొత్తం అక్కడ వస్తాయి.',
      button: '{button} ను వేరే లైన్‌లో ఉంచండి: చెల్లించడానికి, సెషన్‌లో చేరడానికి క్లయింట్‌కు బటన్ కావాలి.',
      more: '{more} ను వేరే లైన్‌లో ఉంచండి: ఎప్పటిలోగా చెల్లించాలో, చెల్లింపు ఎందుకు నిర్ధారణ కాలేదో అక్కడ వస్తుంది.',
    },
  },
}
