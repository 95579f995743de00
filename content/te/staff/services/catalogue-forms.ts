import { plural } from '#content/words/grammar.ts'
import { PASS_LIMITS, SESSION_LIMITS, VOUCHER_LIMITS } from '#domain/content/offers.ts'
import { LONGEST_COUPON, SHORTEST_COUPON } from '#domain/offers/coupons.ts'
import type * as en from '../../../en/staff/services/catalogue-forms.ts'
import type { Texts } from '../../../texts.ts'
import { courseLevelName } from '../../site/course-levels.ts'

// The forms for what the site offers and says: courses and lessons, consultations and their questions, passes, vouchers,
// coupons, testimonials, and questions and answers. `one` is the name inside a line of the audit log.

const ONE_PER_LINE = 'ఒక్కో లైన్‌లో ఒకటి.'
const NO_LIMIT_PER_ASTROLOGER = 'జ్యోతిష్కులు ఒక్కొక్కరికి. పరిమితి వద్దంటే ఖాళీగా వదిలేయండి.'
const NO_LIMIT = 'పరిమితి వద్దంటే ఖాళీగా వదిలేయండి.'
const DAY_OR_NO_LIMIT = 'భారత కాలమానం ప్రకారం రోజు. పరిమితి వద్దంటే ఖాళీగా వదిలేయండి.'
const AS_THE_PRACTICE = 'ఖాళీగా వదిలేస్తే మీ కేంద్రం నియమాలే వర్తిస్తాయి.'
const PRICE_IN_RUPEES = 'ధర, రూపాయల్లో'
const VALID_FOR_MONTHS = 'ఎన్ని నెలలు చెల్లుతుంది'
const FREE_TO_READ = 'ఉచితంగా చదవవచ్చు'
const MOST_POPULAR = 'ఎక్కువమంది ఎంచుకునేది'
const [SHORTEST_SESSION, LONGEST_SESSION] = SESSION_LIMITS.durationMinutes
const [SHORTEST_STEP, LONGEST_STEP] = SESSION_LIMITS.stepMinutes

const range = ([least, most]: readonly [number, number]) => `${least} నుంచి ${most} వరకు`
const from = (limits: readonly [number, number]) => `${range(limits)}.`

export const COURSE_FORM: Texts<typeof en.COURSE_FORM> = {
  one: 'కోర్సు',
  many: 'కోర్సులు',
  add: 'కోర్సు జోడించండి',
  newTitle: 'కొత్త కోర్సు',
  lead: 'మీరు నేర్పేవి, పేజీలో కనిపించే క్రమంలో. ఇప్పటికే ఉన్న బుకింగ్‌ల ధర మారదు.',
  fields: {
    title: { label: 'శీర్షిక' },
    level: { label: 'స్థాయి' },
    description: { label: 'వివరణ' },
    durationWeeks: { label: 'ఎన్ని వారాలు' },
    price: { label: PRICE_IN_RUPEES, hint: 'ఉదాహరణకు 2,999' },
    compareAtPrice: {
      label: 'విడివిడిగా కొంటే అయ్యే ధర',
      hint: 'భాగాలన్నీ ఒక్కొక్కటిగా కొంటే ఎంతో. పోలిక చూపక్కర్లేకపోతే ఖాళీగా వదిలేయండి.',
    },
    highlights: { label: 'ముఖ్యాంశాలు', hint: ONE_PER_LINE },
    certificateRule: { label: 'సర్టిఫికెట్', hint: 'ఎప్పుడు ఇవ్వాలి. విద్యార్థులకు ఇప్పటికే ఇచ్చినవి చెల్లుతాయి.' },
    lessonOrder: { label: 'పాఠాలు తెరుచుకునే క్రమం', hint: 'విద్యార్థి ఒకసారి తెరిచిన పాఠం తెరిచే ఉంటుంది.' },
  },
  orders: {
    free: 'పాఠాలన్నీ తెరిచే ఉంటాయి',
    'in-order': 'ముందు పాఠం పూర్తయ్యాక తర్వాతిది తెరుచుకుంటుంది',
    'by-day': 'మొదలుపెట్టిన కొన్ని రోజులకు ఒక్కోటి తెరుచుకుంటుంది',
  },
  levels: {
    Basic: courseLevelName('Basic'),
    Intermediate: courseLevelName('Intermediate'),
    Advanced: courseLevelName('Advanced'),
    Complete: courseLevelName('Complete'),
  },
  certificateRules: {
    lessons: 'అన్ని పాఠాలూ పూర్తయ్యాక',
    tasks: 'క్విజ్‌లు, రాత పనులు పాస్ అయ్యాక',
    staff: 'బృందం “పూర్తయింది” అని మార్చాక',
    none: 'సర్టిఫికెట్ లేదు',
  },
  weeks: (weeks) => plural(weeks, '1 వారం', `${weeks} వారాలు`),
  priceWithSaving: (price, saving) => `${price} (${saving} ఆదా)`,
  problems: { compareAtPrice: 'ఇది ధర కంటే ఎక్కువ ఉండాలి' },
}

export const MODULE_FORM: Texts<typeof en.MODULE_FORM> = {
  one: 'భాగం',
  many: 'భాగాలు',
  add: 'భాగం జోడించండి',
  newTitle: 'కొత్త భాగం',
  lead: 'కోర్సులోని భాగాలు. సంపూర్ణ కోర్సులో, దాని సొంత భాగాల కంటే ముందు మిగతా కోర్సుల భాగాలన్నీ ఉంటాయి.',
  fields: { title: { label: 'శీర్షిక' }, summary: { label: 'సారాంశం' } },
}

export const LESSON_FORM: Texts<typeof en.LESSON_FORM> = {
  one: 'పాఠం',
  many: 'పాఠాలు',
  add: 'పాఠం జోడించండి',
  newTitle: 'కొత్త పాఠం',
  lead: 'విద్యార్థులు చదివి, పూర్తయినట్టు గుర్తు పెట్టేవి. శీర్షికలు కోర్సుల పేజీలో అందరికీ కనిపిస్తాయి.',
  fields: {
    title: { label: 'శీర్షిక' },
    kind: { label: 'రకం' },
    content: {
      label: 'పాఠం',
      hint: 'చిన్న గుర్తులు వాడవచ్చు: # శీర్షిక, **ముదురు**, జాబితాలు. వేరే పేజీ లేదా వీడియో అయితే, అందులో ఏం చూడాలో రాయండి.',
    },
    url: {
      label: 'పేజీ లేదా వీడియో లింక్',
      hint: 'లైవ్ క్లాస్‌కు అవసరం లేదు: అది మీ సెషన్ల లాగే, మామూలుగా తన సొంత గదిలో జరుగుతుంది. వేరే చోట కలవాలంటే ఆ లింక్ రాయండి, అది కోర్సు విద్యార్థులకు మాత్రమే కనిపిస్తుంది. YouTube, Vimeo వీడియోలు పేజీలోనే ప్లే అవుతాయి.',
    },
    minutes: { label: 'ఎన్ని నిమిషాలు పడుతుంది' },
    classDate: { label: 'క్లాస్ తేదీ' },
    classTime: { label: 'మొదలయ్యే సమయం (భారత కాలమానం)' },
    recordingUrl: {
      label: 'రికార్డింగ్ లింక్',
      hint: 'క్లాస్ అయిపోయాక. YouTube, Vimeo వీడియోలు పేజీలోనే ప్లే అవుతాయి.',
    },
    isFree: {
      label: FREE_TO_READ,
      hint: 'కోర్సులో చేరకుండానే, కోర్సుల పేజీ నుంచి ఎవరైనా ఈ పాఠం తెరవవచ్చు.',
    },
    exercise: { label: 'అభ్యాసం', hint: 'వరుసగా ఐదు ప్రశ్నలు సరైనవి అయ్యే వరకు విద్యార్థులు దీన్ని చేస్తారు.' },
    exerciseLevel: { label: 'అభ్యాసం స్థాయి' },
    ownCharts: {
      label: 'నా జాతకాల నుంచి',
      hint: 'ప్రశ్నలు “కోర్సులు, జాతకాలు”లోని జాతకాల గురించి ఉంటాయి. వాటిలో అడగడానికి ఏమీ లేకపోతే వేరే ఏదైనా జాతకం గురించి.',
    },
    opensAfterDays: {
      label: 'ఎన్ని రోజుల తర్వాత తెరుచుకోవాలి',
      hint: 'కోర్సు పాఠాలు రోజుల వారీగా తెరుచుకుంటే, విద్యార్థి మొదలుపెట్టిన రోజు నుంచి లెక్క. 0: వెంటనే.',
    },
    isPublished: {
      label: 'ప్రచురించినది',
      hint: 'డ్రాఫ్ట్ విద్యార్థులకు కనిపించదు, వారి పురోగతి లెక్కలోకి రాదు. ముందు సేవ్ చేసి, తర్వాత కింద ఫైళ్లు జోడించండి.',
    },
    passPercent: { label: 'పాస్ కావడానికి శాతం', hint: 'ఎన్ని ప్రశ్నలకు సరైన జవాబు ఇవ్వాలి.' },
    mostTries: { label: 'ఎన్నిసార్లు రాయవచ్చు', hint: NO_LIMIT },
    task: {
      label: 'రాత పని',
      hint: 'విద్యార్థులు ఏం రాసి ఇవ్వాలి. మీరు “కోర్సులు, విద్యార్థుల పని”లో జవాబు ఇస్తారు. వద్దంటే ఖాళీగా వదిలేయండి. చిన్న గుర్తులు వాడవచ్చు.',
    },
    dueDays: {
      label: 'ఎన్ని రోజుల్లో ఇవ్వాలి',
      hint: 'విద్యార్థి పాఠం తెరిచిన రోజు నుంచి లెక్క. గడువు వద్దంటే ఖాళీగా వదిలేయండి.',
    },
  },
  groups: { tasks: { label: 'క్విజ్, రాత పని', line: 'పాస్ శాతం, ఎన్నిసార్లు, పని, గడువు' } },
  kinds: { text: 'ఈ సైట్‌లో రాసిన పాఠం', link: 'వేరే సైట్‌లోని పేజీ', video: 'వేరే సైట్‌లోని వీడియో', live: 'లైవ్ క్లాస్' },
  minutes: (minutes) => plural(minutes, '1 నిమిషం', `${minutes} నిమిషాలు`),
  free: FREE_TO_READ,
  draft: 'డ్రాఫ్ట్',
  noExercise: 'అభ్యాసం లేదు',
  liveClass: 'లైవ్ క్లాస్',
  problems: {
    classTimeMissing: 'క్లాస్ తేదీ, సమయం ఎంచుకోండి',
    contentMissing: 'పాఠం రాయండి',
    urlNotUsed: 'రాసిన పాఠానికి లింక్ ఉండదు. దయచేసి వేరే రకం ఎంచుకోండి, లేదా దీన్ని ఖాళీగా వదిలేయండి.',
  },
}

export const PACKAGE_FORM: Texts<typeof en.PACKAGE_FORM> = {
  one: 'సంప్రదింపు',
  many: 'సంప్రదింపులు',
  add: 'సంప్రదింపు జోడించండి',
  newTitle: 'కొత్త సంప్రదింపు',
  lead: 'సంప్రదింపు పేజీలో ఉండేవి. ఇప్పటికే ఉన్న బుకింగ్‌ల ధర, సమయం, నిడివి మారవు.',
  fields: {
    name: { label: 'పేరు' },
    description: { label: 'వివరణ' },
    price: { label: PRICE_IN_RUPEES },
    isPerQuestion: { label: 'ఈ ధర ఒక్కో ప్రశ్నకు' },
    isPrasna: { label: 'ప్రశ్న సంప్రదింపు', hint: 'జన్మ వివరాలు, సమయం లేకుండానే బుక్ చేయవచ్చు.' },
    needsBirthTime: { label: 'పుట్టిన సమయం తప్పనిసరి', hint: 'టిక్ తీసేస్తే, క్లయింట్లు ఖాళీగా వదిలేయవచ్చు.' },
    asksLifeEvents: {
      label: 'జీవితంలోని సంఘటనలు అడగాలి',
      hint: 'పుట్టిన సమయం కనుక్కోవడానికి: ఫారం సమయం బదులు తేదీలున్న సంఘటనలు అడుగుతుంది.',
    },
    heldAs: { label: 'ఎలా జరుగుతుంది' },
    answerWithinDays: {
      label: 'ఎన్ని పని దినాల్లో జవాబు ఇస్తారు',
      hint: 'ప్రశ్న సంప్రదింపుకు మాత్రమే. చెల్లింపు ఖరారైన రోజు నుంచి, సెలవులు వదిలేసి లెక్కిస్తాం. గడువు చెప్పక్కర్లేకపోతే ఖాళీగా వదిలేయండి.',
    },
    durationLabel: { label: 'క్లయింట్లకు కనిపించే నిడివి', hint: 'ఉదాహరణకు “60 నిమిషాలు”' },
    durationMinutes: {
      label: 'నిడివి, నిమిషాల్లో',
      hint: `${SHORTEST_SESSION} నుంచి ${LONGEST_SESSION} వరకు. మీ క్యాలెండర్‌లో ఇంత సమయం తీసుకుంటుంది.`,
    },
    stepMinutes: {
      label: 'ఎన్ని నిమిషాలకు ఒకసారి సెషన్ మొదలుకావచ్చు',
      hint: `${SHORTEST_STEP} నుంచి ${LONGEST_STEP} వరకు. మీ పని వేళలు మొదలైనప్పటి నుంచి లెక్క.`,
    },
    bufferBeforeMinutes: { label: 'సెషన్‌కు ముందు విరామం, నిమిషాల్లో', hint: from(SESSION_LIMITS.bufferMinutes) },
    bufferAfterMinutes: { label: 'సెషన్ తర్వాత విరామం, నిమిషాల్లో', hint: from(SESSION_LIMITS.bufferMinutes) },
    minimumNoticeMinutes: { label: 'కనీసం ఎన్ని నిమిషాల ముందు బుక్ చేయాలి', hint: AS_THE_PRACTICE },
    horizonDays: { label: 'ఎన్ని రోజుల ముందు నుంచి బుక్ చేయవచ్చు', hint: AS_THE_PRACTICE },
    mostPerDay: { label: 'రోజుకు ఎక్కువలో ఎక్కువ', hint: NO_LIMIT_PER_ASTROLOGER },
    mostPerWeek: { label: 'వారానికి ఎక్కువలో ఎక్కువ', hint: NO_LIMIT_PER_ASTROLOGER },
    offeredBy: {
      label: 'ఎవరు చేస్తారు',
      hint: 'ఎవరికీ టిక్ పెట్టకపోతే అందరూ చేస్తారు, తర్వాత చేరేవారు కూడా.',
    },
    features: { label: 'క్లయింట్లకు ఏం అందుతుంది', hint: ONE_PER_LINE },
    needs: { label: 'క్లయింట్లు ఏం సిద్ధంగా ఉంచుకోవాలి', hint: ONE_PER_LINE },
    isPopular: { label: MOST_POPULAR, hint: 'ఈ గుర్తు ఒక్క సంప్రదింపుకే ఉంటుంది.' },
  },
  groups: {
    asked: { label: 'క్లయింట్లను ఏం అడుగుతారు', line: 'ప్రశ్న సంప్రదింపు, పుట్టిన సమయం, జీవిత సంఘటనలు' },
    times: { label: 'ఏ సమయాలు బుక్ చేయవచ్చు', line: 'మొదలయ్యే సమయాలు, విరామాలు, ఎంత ముందుగా, ఎన్ని, ఎవరు' },
    shown: { label: 'సంప్రదింపు పేజీలో', line: `ఏం అందుతుంది, ఏం సిద్ధంగా ఉంచుకోవాలి, “${MOST_POPULAR}”` },
  },
  perQuestion: (price) => `ఒక్కో ప్రశ్నకు ${price}`,
  popular: MOST_POPULAR,
  problems: {
    prasnaHasNoTime: 'ప్రశ్న సంప్రదింపుకు సమయం ఉండదు. దయచేసి “ఫోన్ కాల్” లేదా “రాతపూర్వకంగా” ఎంచుకోండి.',
    prasnaHasNoBirth: 'ప్రశ్న సంప్రదింపుకు జన్మ వివరాలు అడగం, కాబట్టి జీవిత సంఘటనలు కూడా అడగలేం.',
    writtenHasNoTime: 'ప్రశ్న సంప్రదింపుకు మాత్రమే రాతపూర్వకంగా జవాబిస్తారు. దయచేసి దానికి టిక్ పెట్టండి, లేదా వేరే విధానం ఎంచుకోండి.',
    onlyPrasnaIsAnswered: 'ప్రశ్న సంప్రదింపుకు మాత్రమే జవాబు గడువు ఉంటుంది. దయచేసి దీన్ని ఖాళీగా వదిలేయండి.',
    fewerPerWeek: 'ఇది రోజుకు ఇచ్చిన సంఖ్య కంటే తక్కువ ఉండకూడదు',
    noticeBeyondHorizon: 'ఇలా అయితే ఏదీ బుక్ చేయలేరు: ముందస్తు సమయం దీనికంటే ఎక్కువ ఉంది. దయచేసి మరిన్ని రోజులు ఇవ్వండి.',
    longerThanHours: (minutes) =>
      `ఇది చేసేవారి పని వేళలు వరుసగా ${minutes} నిమిషాలకు మించవు, కాబట్టి ఈ సెషన్ పట్టదు. దయచేసి నిడివి తగ్గించండి, లేదా ముందుగా పని వేళలు మార్చండి.`,
    astrologerUnknown: 'మీరు టిక్ పెట్టిన వారిలో ఒకరు ఇప్పుడు సైట్‌లో లేరు. దయచేసి మళ్లీ ఎంచుకోండి.',
  },
}

export const QUESTION_FORM: Texts<typeof en.QUESTION_FORM> = {
  one: 'ప్రశ్న',
  many: 'బుకింగ్ ఫారం ప్రశ్నలు',
  add: 'ప్రశ్న జోడించండి',
  newTitle: 'కొత్త ప్రశ్న',
  lead: 'ఈ సంప్రదింపు బుకింగ్ ఫారంలో పేరు, జన్మ వివరాలతో పాటు అడిగేవి. జవాబులను ఎన్‌క్రిప్ట్ చేసి ఉంచుతాం. పోయినసారి ఇచ్చిన జవాబు క్లయింట్‌కు కనిపిస్తుంది.',
  fields: {
    label: { label: 'ప్రశ్న' },
    kind: { label: 'జవాబు రకం', hint: 'ఫైల్ అయితే, బుక్ చేశాక క్లయింట్ తమ డాష్‌బోర్డ్ నుంచి పంపుతారు.' },
    choices: { label: 'ఎంచుకోవాల్సిన జవాబులు', hint: 'ఒక్కో లైన్‌లో ఒకటి. జాబితా నుంచి ఎంచుకునే ప్రశ్నకు మాత్రమే.' },
    help: { label: 'ప్రశ్నకు వివరణ', hint: 'ప్రశ్న కింద కనిపిస్తుంది.' },
    isRequired: { label: 'జవాబు తప్పనిసరి' },
  },
  kinds: {
    line: 'ఒక లైన్ జవాబు',
    text: 'పెద్ద జవాబు',
    choice: 'జాబితా నుంచి ఎంపిక',
    date: 'తేదీ',
    file: 'ఫైల్',
  },
  required: 'తప్పనిసరి',
  problems: {
    choicesMissing: 'ఎంచుకోవడానికి కనీసం రెండు జవాబులు రాయండి',
    choicesNotUsed: 'జాబితా నుంచి ఎంపికకు మాత్రమే ఈ జవాబులు కావాలి. దయచేసి ఖాళీగా వదిలేయండి, లేదా వేరే రకం ఎంచుకోండి.',
    fileNotRequired: 'ఫైల్‌ను బుక్ చేశాక పంపుతారు, కాబట్టి దాన్ని తప్పనిసరి చేయలేరు.',
  },
}

export const PASS_FORM: Texts<typeof en.PASS_FORM> = {
  one: 'సెషన్ పాస్',
  many: 'సెషన్ పాస్‌లు',
  add: 'సెషన్ పాస్ జోడించండి',
  newTitle: 'కొత్త సెషన్ పాస్',
  lead: 'ఒకే సంప్రదింపు సెషన్లు కొన్ని కలిపి, సంప్రదింపు పేజీలో ఒకేసారి అమ్మేవి. ఇప్పటికే కొన్న పాస్‌ల నియమాలు మారవు.',
  retireHint: 'ఇక ఎవరూ కొనలేరు. ఇప్పటికే కొన్న పాస్‌లు చెల్లుతాయి.',
  fields: {
    name: { label: 'పేరు' },
    description: { label: 'వివరణ' },
    packageId: { label: 'సంప్రదింపు' },
    sessions: { label: 'సెషన్లు', hint: range(PASS_LIMITS.sessions) },
    validMonths: { label: VALID_FOR_MONTHS, hint: range(PASS_LIMITS.validMonths) },
    price: { label: PRICE_IN_RUPEES },
    isShared: {
      label: 'క్లయింట్ కుటుంబానికి కూడా',
      hint: 'టిక్ తీసేస్తే, క్లయింట్ ఖాతాలో ఉన్న పేరుతో చేసే సెషన్లకే పనికొస్తుంది.',
    },
  },
  sessions: (sessions) => plural(sessions, '1 సెషన్', `${sessions} సెషన్లు`),
}

export const VOUCHER_FORM: Texts<typeof en.VOUCHER_FORM> = {
  one: 'గిఫ్ట్ వోచర్',
  many: 'గిఫ్ట్ వోచర్లు',
  add: 'గిఫ్ట్ వోచర్ జోడించండి',
  newTitle: 'కొత్త గిఫ్ట్ వోచర్',
  lead: 'సైట్‌కు వచ్చినవారు బహుమతిగా ఇవ్వగల మొత్తాలు. ఒక్కటీ లేకపోతే ఆ పేజీ కనిపించదు. అమ్మిన వోచర్ల విలువ మారదు.',
  retireHint: 'ఇక ఎవరూ కొనలేరు. అమ్మిన వోచర్లు చెల్లుతాయి.',
  fields: {
    name: { label: 'పేరు', hint: 'ఉదాహరణకు: ఒక సంప్రదింపు వోచర్' },
    price: { label: 'విలువ, రూపాయల్లో' },
    validMonths: { label: VALID_FOR_MONTHS, hint: range(VOUCHER_LIMITS.validMonths) },
  },
}

export const COUPON_FORM: Texts<typeof en.COUPON_FORM> = {
  one: 'కూపన్',
  many: 'కూపన్లు',
  add: 'కూపన్ జోడించండి',
  newTitle: 'కొత్త కూపన్',
  lead: 'బుక్ చేసేటప్పుడు క్లయింట్లు రాసే కోడ్‌లు. పాత క్లయింట్ల తగ్గింపుతో కూపన్ కలవదు: రెండింటిలో ఏది ఎక్కువైతే అది వస్తుంది.',
  retireHint: 'ఇక ఎవరూ వాడలేరు. దీనితో చేసిన బుకింగ్‌ల ధర మారదు.',
  fields: {
    code: {
      label: 'కోడ్',
      hint: `అక్షరాలు, అంకెలు, ${SHORTEST_COUPON} నుంచి ${LONGEST_COUPON} వరకు. చిన్న పెద్ద అక్షరాల తేడా లేదు.`,
    },
    percentOff: { label: 'తగ్గింపు శాతం', hint: 'శాతం లేదా రూపాయలు, ఒక్కటే రాయండి.' },
    amountOff: { label: 'తగ్గింపు, రూపాయల్లో' },
    services: { label: 'ఈ సేవలకు మాత్రమే', hint: 'అన్ని సేవలకూ అయితే దేనికీ టిక్ పెట్టకండి.' },
    firstDay: { label: 'మొదటి రోజు', hint: DAY_OR_NO_LIMIT },
    lastDay: { label: 'చివరి రోజు', hint: DAY_OR_NO_LIMIT },
    isFirstBookingOnly: { label: 'క్లయింట్ మొదటి బుకింగ్‌కు మాత్రమే' },
    mostUses: { label: 'అందరూ కలిపి ఎన్నిసార్లు', hint: NO_LIMIT },
    mostUsesPerClient: { label: 'ఒక్కో క్లయింట్ ఎన్నిసార్లు', hint: NO_LIMIT },
    note: { label: 'గమనిక', hint: 'అడ్మిన్‌లకు మాత్రమే కనిపిస్తుంది.' },
  },
  percentOff: (percent) => `${percent}% తగ్గింపు`,
  amountOff: (amount) => `${amount} తగ్గింపు`,
  from: (day) => `${day} నుంచి`,
  until: (day) => `${day} వరకు`,
  uses: (most) => plural(most, 'ఒకసారి', `${most} సార్లు`),
  firstOnly: 'మొదటి బుకింగ్‌కు మాత్రమే',
  problems: {
    code: `${SHORTEST_COUPON} నుంచి ${LONGEST_COUPON} అక్షరాలు, అంకెలు వాడండి`,
    discount: 'శాతం లేదా రూపాయలు, ఒక్కటే రాయండి',
    lastDay: 'చివరి రోజు మొదటి రోజు కంటే ముందు ఉండకూడదు',
    perClient: 'ఇది అందరూ కలిపి వాడే సంఖ్యను మించకూడదు',
  },
}

export const TESTIMONIAL_FORM: Texts<typeof en.TESTIMONIAL_FORM> = {
  one: 'క్లయింట్ మాట',
  many: 'క్లయింట్ల మాటలు',
  add: 'క్లయింట్ మాట జోడించండి',
  newTitle: 'కొత్త క్లయింట్ మాట',
  lead: 'క్లయింట్లు చెప్పినవి, హోమ్ పేజీలో కనిపించే క్రమంలో. దయచేసి ఒప్పుకున్నవారి మాటలే వాడండి.',
  fields: {
    name: { label: 'పేరు', hint: 'వారు చూపమన్నట్టు రాయండి' },
    place: { label: 'ఊరు' },
    quote: { label: 'వారి మాటలు' },
    stars: { label: 'స్టార్లు', hint: '1 నుంచి 5 వరకు' },
  },
  from: (name, place) => `${name}, ${place}`,
}

export const FAQ_FORM: Texts<typeof en.FAQ_FORM> = {
  one: 'ప్రశ్న',
  many: 'ప్రశ్నలు, జవాబులు',
  add: 'ప్రశ్న జోడించండి',
  newTitle: 'కొత్త ప్రశ్న',
  lead: 'బుక్ చేసే ముందు చాలామంది అడిగేవి. ఒక్కో పేజీకి వేరే జాబితా ఉంటుంది.',
  fields: {
    page: { label: 'పేజీ' },
    question: { label: 'ప్రశ్న' },
    answer: { label: 'జవాబు', hint: '{how to pay} అని రాసిన చోట మీరు తీసుకునే చెల్లింపు విధానాలు వస్తాయి.' },
  },
  pages: { consultation: 'సంప్రదింపు పేజీ', courses: 'కోర్సుల పేజీ', contact: '“సంప్రదించండి” పేజీ' },
}
