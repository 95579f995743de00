import { FIRST_ALMANAC_YEAR, LAST_ALMANAC_YEAR } from '#domain/almanac/almanac-dates.ts'
import type { MonthReckoning } from '#domain/almanac/month-reckoning.ts'
import type * as en from '../../en/almanac/almanac.ts'
import type { Texts } from '../../texts.ts'
import { stemOf } from '../words/jyotish-forms.ts'

/** Texts of the panchanga pages. */
export const ALMANAC: Texts<typeof en.ALMANAC> = {
  title: 'పంచాంగం',
  todayTitle: (city) => `నేటి పంచాంగం: ${city}`,
  dayTitle: (city, date) => `పంచాంగం: ${city}, ${date}`,
  monthTitle: (city, month) => `పంచాంగం: ${city}, ${month}`,
  dayDescription: (city, date) =>
    `${date}, ${city}: తిథి, నక్షత్రం, యోగం, కరణం, సూర్యోదయం, చంద్రోదయం, రాహు కాలం, వర్జ్యం, దుర్ముహూర్తం, చౌఘడియా, హోర.`,
  monthDescription: (city, month) => `${month}, ${city}: ప్రతి రోజు తిథి, నక్షత్రం, సూర్యోదయం, సూర్యాస్తమయం.`,
  lead: (place) => `${place} కోసం లెక్కించినది, ఒక సూర్యోదయం నుంచి తర్వాతి సూర్యోదయం వరకు.`,
  monthLead: (place) => `సూర్యోదయ సమయానికి ఉన్న వివరాలు, ${place} కోసం లెక్కించినవి. మిగతావన్నీ చూడాలంటే ఆ రోజు తెరవండి.`,
  nav: 'రోజులు, నెలలు',
  previousDay: 'ముందురోజు',
  nextDay: 'మర్నాడు',
  previousMonth: 'గత నెల',
  nextMonth: 'వచ్చే నెల',
  today: 'ఈరోజు',
  wholeMonth: 'నెల మొత్తం',
  feed: 'నా క్యాలెండర్‌లో చేర్చండి',
  feedName: (city) => `పంచాంగం: ${city}`,

  bar: {
    title: 'రోజంతా ఒక్క చూపులో',
    label: 'సూర్యోదయం నుంచి సూర్యోదయం వరకు రోజు, కొలత ప్రకారం గీసినది. కింది జాబితాల్లో ఇవే సమయాలు ఉన్నాయి.',
    now: 'గీత ఇప్పటి సమయాన్ని చూపిస్తుంది.',
    sun: 'సూర్యుడు',
    day: 'పగలు',
    night: 'రాత్రి',
    good: 'శుభ సమయాలు',
    kalam: 'రాహు, యమ, గుళిక',
    avoid: 'విడిచిపెట్టాల్సిన ఇతర సమయాలు',
    choghadiya: 'చౌఘడియా',
    hora: 'హోర',
  },
  limbs: 'పంచ అంగాలు',
  sunAndMoon: 'సూర్యుడు, చంద్రుడు',
  good: 'శుభ సమయాలు',
  avoid: 'విడిచిపెట్టాల్సిన సమయాలు',
  choghadiyaDay: 'పగటి చౌఘడియా',
  choghadiyaNight: 'రాత్రి చౌఘడియా',
  horaDay: 'పగటి హోరలు',
  horaNight: 'రాత్రి హోరలు',
  meetings: { vriddhi: 'వృద్ధి', kshaya: 'క్షయం' },
  meetingNotes: {
    vriddhi: 'వృద్ధి: రెండు సూర్యోదయాలకు ఉంటుంది, కాబట్టి రెండు రోజులకూ అదే.',
    kshaya: 'క్షయం: రెండు సూర్యోదయాల మధ్యే మొదలై ముగుస్తుంది, కాబట్టి ఏ రోజుకూ దాని పేరు రాదు.',
  },
  periods: {
    abhijit: 'అభిజిత్ ముహూర్తం',
    amritaKala: 'అమృత కాలం',
    brahmaMuhurta: 'బ్రాహ్మీ ముహూర్తం',
    godhuli: 'గోధూళి',
    rahuKalam: 'రాహు కాలం',
    yamaganda: 'యమగండం',
    gulika: 'గుళిక కాలం',
    durMuhurta: 'దుర్ముహూర్తం',
    varjyam: 'వర్జ్యం',
  },
  shortPeriods: { rahuKalam: 'రా', yamaganda: 'య', gulika: 'గు' },
  exceptDuring: (names) => `${names.join(', ')} కాకుండా`,
  qualities: { good: 'శుభం', neutral: 'సామాన్యం', bad: 'విడిచిపెట్టాలి' },
  facts: {
    sunrise: 'సూర్యోదయం',
    sunset: 'సూర్యాస్తమయం',
    moonrise: 'చంద్రోదయం',
    moonset: 'చంద్రాస్తమయం',
    none: 'ఈ రోజు లేదు',
    paksha: 'పక్షం',
    amanta: 'మాసం (చాంద్రమానం)',
    purnimanta: 'ఉత్తరాదిన మాసం (పూర్ణిమాంత)',
    solarMonth: 'సూర్యుడు ఉన్న రాశి',
    sankranti: 'సంక్రమణం',
    vikrama: 'విక్రమ సంవత్',
    shaka: 'శాలివాహన శకం',
    kali: 'కలియుగాబ్దం',
    ritu: 'ఋతువు',
    ayana: 'అయనం',
  },
  pakshas: { shukla: 'శుక్ల పక్షం (శుద్ధ)', krishna: 'కృష్ణ పక్షం (బహుళ)' },
  month: (name, isAdhika, isKshaya) => `${isAdhika ? 'అధిక ' : ''}${stemOf(name)} మాసం${isKshaya ? ' (క్షయ మాసం)' : ''}`,
  vikrama: (year, gujarat) => (year === gujarat ? String(year) : `${year}, గుజరాత్‌లో ${gujarat}`),
  bySeasons: (vedic, tropical) => (vedic === tropical ? vedic : `${vedic}; విషువత్తుల ప్రకారం ${tropical}`),
  sankranti: (sign, time) => `${stemOf(sign)} సంక్రమణం, ${time}`,
  ritus: {
    vasanta: 'వసంత ఋతువు',
    grishma: 'గ్రీష్మ ఋతువు',
    varsha: 'వర్ష ఋతువు',
    sharad: 'శరదృతువు',
    hemanta: 'హేమంత ఋతువు',
    shishira: 'శిశిర ఋతువు',
  },
  ayanas: { uttarayana: 'ఉత్తరాయణం', dakshinayana: 'దక్షిణాయనం' },
  till: (time) => `${time} వరకు`,
  sunTimes: (rise, set) => `సూర్యుడు ${rise} నుంచి ${set} వరకు`,
  noSun: 'సూర్యోదయం లేదు',
  otherSunrise: {
    hindu: 'సూర్య బింబం మధ్య భాగం ఉదయించే సమయంతో (వక్రీభవనం లేకుండా) చూపండి',
    upperLimb: 'సూర్య బింబం పై అంచు కనిపించే సమయంతో (వక్రీభవనంతో) చూపండి',
  },
  otherMonths: {
    amanta: 'మాసాలను అమావాస్య వరకు లెక్కించండి (అమాంతం)',
    purnimanta: 'మాసాలను పౌర్ణమి వరకు లెక్కించండి (పూర్ణిమాంతం)',
  },

  city: {
    title: 'మీ ఊరు',
    lead: 'ఈ బ్రౌజర్‌లో గుర్తుంచుకుంటాం.',
    label: 'ఊరు లేదా పట్టణం',
    hint: 'ఉదాహరణకు విజయవాడ, లేదా Springfield, Illinois.',
    show: 'చూపండి',
    which: 'వీటిలో ఏ ఊరు?',
    missing: 'దయచేసి ఊరి పేరు రాయండి.',
    unknown: (typed) => `“${typed}” అనే ఊరు మాకు తెలియలేదు. దయచేసి మరోలా రాసి చూడండి, లేదా దగ్గర్లోని పెద్ద పట్టణం రాయండి.`,
    others: 'ఇతర నగరాలు',
  },
  problems: {
    title: 'ఇక్కడ పంచాంగం లేదు',
    city: 'ఈ ఊరు మాకు తెలియలేదు. దయచేసి కింద వెతకండి.',
    time: `ఇది ${FIRST_ALMANAC_YEAR} నుంచి ${LAST_ALMANAC_YEAR} వరకు ఉన్న తేదీ కాదు. రోజును 2026-11-17 అని, నెలను 2026-11 అని రాయండి.`,
    sun: 'ఈ రోజు ఇక్కడ సూర్యుడు ఉదయించి అస్తమించడు, కాబట్టి రోజు భాగాలు లెక్కించలేం.',
  },
}

/** What a day names first: the month and the year as its readers count them. */
export const COUNTED_FIRST: { readonly month: MonthReckoning; readonly samvatsara: 'north' | 'south' } = {
  month: 'amanta',
  samvatsara: 'south',
}

/** The southern cycle of sixty years, from Prabhava. */
export const SAMVATSARAS =
  'ప్రభవ, విభవ, శుక్ల, ప్రమోదూత, ప్రజోత్పత్తి, ఆంగీరస, శ్రీముఖ, భావ, యువ, ధాత, ఈశ్వర, బహుధాన్య, ప్రమాథి, విక్రమ, వృష, చిత్రభాను, స్వభాను, తారణ, పార్థివ, వ్యయ, సర్వజిత్, సర్వధారి, విరోధి, వికృతి, ఖర, నందన, విజయ, జయ, మన్మథ, దుర్ముఖి, హేవిళంబి, విళంబి, వికారి, శార్వరి, ప్లవ, శుభకృత్, శోభకృత్, క్రోధి, విశ్వావసు, పరాభవ, ప్లవంగ, కీలక, సౌమ్య, సాధారణ, విరోధికృత్, పరీధావి, ప్రమాదీచ, ఆనంద, రాక్షస, నల, పింగళ, కాళయుక్తి, సిద్ధార్థి, రౌద్రి, దుర్మతి, దుందుభి, రుధిరోద్గారి, రక్తాక్షి, క్రోధన, అక్షయ'.split(
    ', ',
  )

/** The cities that search engines are told about: the largest of India, and the places most asked for. */
export const LARGE_CITIES = [
  ['hyderabad', 'హైదరాబాద్'],
  ['new-delhi', 'న్యూఢిల్లీ'],
  ['mumbai', 'ముంబై'],
  ['kolkata', 'కోల్‌కతా'],
  ['bengaluru', 'బెంగళూరు'],
  ['chennai', 'చెన్నై'],
  ['ahmedabad', 'అహ్మదాబాద్'],
  ['pune', 'పుణె'],
  ['jaipur', 'జైపూర్'],
  ['lucknow', 'లక్నో'],
  ['varanasi', 'వారణాసి'],
  ['patna', 'పట్నా'],
  ['bhopal', 'భోపాల్'],
  ['ujjain', 'ఉజ్జయిని'],
  ['bhubaneswar', 'భువనేశ్వర్'],
  ['kochi', 'కొచ్చి'],
] as const
