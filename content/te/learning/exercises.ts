import type { RashiIndex } from '@muhurta/jyotish'
import type {
  AnswerRefusal,
  Ask,
  GivenLongitude,
  PlaceId,
  PointName,
  SolutionStep,
  Vocabulary,
} from '@muhurta/jyotish/exercises'
import type * as en from '../../en/learning/exercises.ts'
import type { Texts } from '../../texts.ts'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { varaName } from '../almanac/names.ts'
import { PANCHANGA } from '../almanac/panchanga.ts'
import { KOOTA_LABELS, kootaReason } from '../charts/kootas.ts'
import { grahaName, nakshatraName, rashiName } from '../charts/names.ts'
import { JAIMINI, POSITIONS } from '../charts/panes/chart-panes.ts'
import { VARGA_LABELS } from '../charts/varga-names.ts'
import { YOGA_TEXTS, yogaReason } from '../charts/yogas.ts'
import { cityName } from '../words/city-names.ts'
import { longDay } from '../words/dates.ts'
import { listWithAnd, ordinal } from '../words/grammar.ts'
import { grahaBefore, rashiStem } from '../words/jyotish-forms.ts'

export const EXERCISES: Texts<typeof en.EXERCISES> = {
  title: 'అభ్యాసాలు',
  heading: 'జ్యోతిషం అభ్యాసం చేయండి',
  lead: 'మా గణన నుంచి లెక్కలేనన్ని ప్రశ్నలు, ప్రతిదానికీ మెట్టు మెట్టుగా సాధనతో. అంశం, స్థాయి ఎంచుకుని చేత్తో లెక్కించండి.',
  description: 'ఉచిత జ్యోతిష అభ్యాసాలు, సాధనలతో: లగ్నాధిపతి, నవాంశ, నక్షత్రం, పాదం, వింశోత్తరి దశ, తిథి, యోగాలు, అష్టకవర్గం, కూటాలు, మూడు స్థాయిల్లో.',
  choose: 'అంశం ఎంచుకోండి',
  daily: 'ఈరోజు అభ్యాసం',
  dailyLead: (kind) => `ఈరోజు: ${kind}. అందరికీ ఒకే ప్రశ్న, ప్రతి అర్ధరాత్రి (భారత కాలమానం) కొత్తది.`,
  openDaily: 'ఈరోజు అభ్యాసం చేయండి',
  facts: 'ఇచ్చినవి',
  question: 'ప్రశ్న',
  answer: 'జవాబు సరిచూడండి',
  right: 'సరైనది',
  rightLead: 'చాలా బాగుంది. మీ పద్ధతిని కింది మెట్లతో పోల్చండి.',
  wrong: 'ఇది సరి కాదు',
  wrongLead: 'కింది సాధన చూసి, మరో ప్రశ్న చేయండి.',
  yours: 'మీ జవాబు',
  correct: 'సరైన జవాబు',
  solution: 'సాధన',
  next: 'తర్వాతి ప్రశ్న',
  again: 'ఇదే ప్రశ్న మళ్లీ చేయండి',
  chartGone: 'మీ గురువు ఆ జాతకాన్ని తీసేశారు. ఇదిగో మరో ప్రశ్న.',
  ofTeacher: 'ఈ జాతకాన్ని మీ గురువు ఎంచుకున్నారు.',
  instead: 'మీ గురువు జాతకాల్లో ఇక్కడ మరో ప్రశ్న లేదు, అందుకే ఇది వేరే జాతకం గురించి.',
  charts: { label: 'ఏ జాతకాలు', random: 'ఏదైనా జాతకం', own: 'గురువు జాతకాలు' },
  allKinds: 'అన్ని అంశాలు',
  noneOfThem: 'ఏదీ లేదు',
  nothingGiven: 'ఇంకేమీ అవసరం లేదు: ఇది గుర్తుంచుకోవాల్సింది.',
  conventions: 'లాహిరి అయనాంశ, మధ్యమ రాహుకేతువులు, రాశే భావం. స్థానాలు కళల వరకు ఇచ్చాం.',
  chartTitle: 'అభ్యాసం జాతకం',
}

export const FACT_LABELS: Texts<typeof en.FACT_LABELS> = {
  born: 'జన్మ వివరాలు',
  instant: (date, time, place) => `${longDay(date)}, ${time} ${place}`,
  unknownPlace: (lat, lon) => `${lat}, ${lon}`,
  date: 'తేదీ',
  on: 'అడిగిన తేదీ (మధ్యాహ్నం)',
  weekday: 'వారం',
  sunrise: 'సూర్యోదయం',
  sunset: 'సూర్యాస్తమయం',
  nextSunrise: 'తర్వాతి సూర్యోదయం',
  time: 'సమయం',
  atNight: (time) => `${time}, రాత్రి`,
  longitudesAt: 'స్థానాల సమయం',
  motion: (graha) => `${graha}: రోజు గమనం`,
  retrograde: 'వక్రం',
  notRetrograde: 'ఏదీ లేదు',
  yearDays: 'దశా సంవత్సరం',
  days: (days) => `${days} రోజులు`,
  birthStar: 'జన్మ నక్షత్రం',
  dayStar: 'ఆ రోజు నక్షత్రం',
}

/** What a longitude belongs to, where it is not a graha's. */
const POINTS: Readonly<Record<Exclude<PointName, Parameters<typeof grahaName>[0]>, string>> = {
  bride: 'వధువు చంద్రుడు',
  groom: 'వరుడి చంద్రుడు',
  birthMoon: 'జన్మ చంద్రుడు',
  dayMoon: 'ఆ రోజు చంద్రుడు',
}

export function pointName(point: PointName): string {
  return point in POINTS ? POINTS[point as keyof typeof POINTS] : grahaName(point as Parameters<typeof grahaName>[0])
}

/** "12°34′ సింహం". */
export function givenText({ sign, degrees, minutes }: GivenLongitude): string {
  return `${degrees}°${String(minutes).padStart(2, '0')}′ ${rashiName(sign)}`
}

export function arcText(arcminutes: number): string {
  return `${Math.floor(arcminutes / 60)}°${String(arcminutes % 60).padStart(2, '0')}′`
}

export function exercisePlaceName(place: PlaceId): string {
  return cityName({ name: `${place.charAt(0).toUpperCase()}${place.slice(1)}`, country: 'IN' })
}

const AGES: Readonly<Record<string, string>> = {
  infant: 'బాల',
  youth: 'కుమార',
  adult: 'యువ',
  old: 'వృద్ధ',
  dead: 'మృత',
}
const WAKING: Readonly<Record<string, string>> = { awake: 'జాగ్రత్', dreaming: 'స్వప్న', asleep: 'సుషుప్తి' }
const PLAIN_DIGNITIES: Readonly<Record<string, string>> = {
  exalted: 'ఉచ్చ',
  own: 'స్వక్షేత్రం లేదా మూలత్రికోణం',
  debilitated: 'నీచ',
  other: 'వీటిలో ఏదీ కాదు',
}
const YES_NO: Readonly<Record<string, string>> = { yes: 'అవును', no: 'కాదు' }
const DIRECTIONS: Readonly<Record<string, string>> = { forward: 'సవ్యం (ముందుకు)', backward: 'అపసవ్యం (వెనక్కి)' }

const byKey = (labels: Readonly<Record<string, string>>) => (value: string | number) => labels[value] ?? String(value)

const VALUES: Readonly<Record<Vocabulary, (value: string | number) => string>> = {
  graha: (graha) => grahaName(graha as Parameters<typeof grahaName>[0]),
  nakshatra: (index) => nakshatraName(Number(index)),
  dignity: byKey(POSITIONS.dignities),
  plainDignity: byKey(PLAIN_DIGNITIES),
  relation: byKey(POSITIONS.relations),
  paksha: byKey(PANCHANGA.fortnights),
  yesNo: byKey(YES_NO),
  yoga: (id) => YOGA_TEXTS[id as keyof typeof YOGA_TEXTS].name,
  sign: (sign) => rashiName(Number(sign) as RashiIndex),
  age: byKey(AGES),
  waking: byKey(WAKING),
  direction: byKey(DIRECTIONS),
}

/** A code of a choice in words. */
export function answerChoiceText(vocabulary: Vocabulary, value: string | number): string {
  return VALUES[vocabulary](value)
}

export const ANSWER_HINTS: Texts<typeof en.ANSWER_HINTS> = {
  house: '1 నుంచి 12 వరకు సంఖ్య',
  count: (min, max) => `${min} నుంచి ${max} వరకు సంఖ్య`,
  points: (min, max) => `${min} నుంచి ${max} వరకు సంఖ్య`,
  years: (tolerance) => (tolerance > 0 ? `సంవత్సరాల్లో, ఉదాహరణకు 3.25. ${tolerance} వరకు తేడా ఉండవచ్చు.` : 'పూర్తి సంవత్సరాల్లో'),
  hours: (tolerance) => `గంటల్లో, ఉదాహరణకు 7.5. ${tolerance} వరకు తేడా ఉండవచ్చు.`,
  date: (days) => `${days} రోజుల వరకు తేడా ఉండవచ్చు.`,
  time: (minutes) => `గంటలు, నిమిషాలు, ఉదాహరణకు 07:30. ${minutes} నిమిషాల వరకు తేడా ఉండవచ్చు.`,
  set: 'సరైనవన్నీ గుర్తించండి, లేకపోతే ఏదీ గుర్తించకండి.',
  choose: 'దయచేసి ఎంచుకోండి',
}

export const ANSWER_PROBLEMS: Readonly<Record<AnswerRefusal, string>> = {
  'answer-missing': 'దయచేసి దీనికి జవాబు ఇవ్వండి',
  'not-a-choice': 'దయచేసి జాబితాలో ఒకటి ఎంచుకోండి',
  'not-a-number': 'దయచేసి సంఖ్య రాయండి',
  'not-a-date': 'దయచేసి తేదీ రాయండి',
  'not-a-time': 'దయచేసి సమయం రాయండి, ఉదాహరణకు 07:30',
}

const inSign = (sign: RashiIndex) => `${rashiStem(sign)} రాశిలో`
const signNoun = (sign: RashiIndex) => `${rashiStem(sign)} రాశి`
const fromText = (from: Parameters<typeof grahaName>[0] | 'lagna') => (from === 'lagna' ? 'లగ్నం' : grahaBefore(from))
/** "చంద్రుడికి", "గురువుకు". */
const grahaTo = (graha: Parameters<typeof grahaName>[0]) =>
  `${grahaBefore(graha)}${grahaBefore(graha).endsWith('ు') ? 'కు' : 'కి'}`
const DASHA_LEVELS = { 1: 'మహాదశ', 2: 'అంతర్దశ', 3: 'విదశ' } as const
const DAY_PARTS = { rahu: 'రాహు కాలం', yamaganda: 'యమగండం', gulika: 'గుళిక కాలం' } as const

const ASKS: TextsByCode<Ask> = {
  'lagna-lord': () => 'లగ్నాధిపతి ఎవరు?',
  'house-of-lagna-lord': () => 'లగ్నాధిపతి ఏ భావంలో ఉన్నాడు?',
  'lord-of-house': ({ house }) => `${ordinal(house)} భావాధిపతి ఎవరు?`,
  'house-of-lord': ({ house }) => `${ordinal(house)} భావాధిపతి ఏ భావంలో ఉన్నాడు?`,
  'house-from': ({ graha, from }) => `${fromText(from)} నుంచి ${grahaName(graha)} ఏ భావంలో ఉన్నాడు?`,
  'grahas-in-house': ({ house, from }) => `${fromText(from)} నుంచి ${ordinal(house)} భావంలో ఏ గ్రహాలు ఉన్నాయి?`,
  'varga-sign': ({ graha, varga }) => `${VARGA_LABELS[varga]} చక్రంలో (D${varga}) ${grahaName(graha)} ఏ రాశిలో ఉన్నాడు?`,
  'varga-lord': ({ varga }) => `ఆ ${VARGA_LABELS[varga]} రాశికి అధిపతి ఎవరు?`,
  vargottama: () => 'ఏ గ్రహాలు వర్గోత్తమం?',
  nakshatra: ({ graha }) => `${grahaName(graha)} ఏ నక్షత్రంలో ఉన్నాడు?`,
  pada: () => 'ఏ పాదంలో?',
  'nakshatra-lord': () => 'నక్షత్రాధిపతి ఎవరు?',
  'dasha-lord': () => 'పుట్టినప్పుడు ఎవరి వింశోత్తరి మహాదశ నడుస్తోంది?',
  'balance-years': () => 'పుట్టినప్పుడు ఆ దశ ఇంకా ఎన్ని సంవత్సరాలు మిగిలి ఉంది?',
  'balance-ends': () => 'అది ఏ తేదీన ముగుస్తుంది?',
  'running-lord': ({ dashaLevel }) => `ఎవరి వింశోత్తరి ${DASHA_LEVELS[dashaLevel]} నడుస్తోంది?`,
  paksha: () => 'సూర్యోదయానికి ఏ పక్షం?',
  tithi: () => 'పక్షంలో ఎన్నో తిథి, 1 నుంచి 15?',
  'tithi-hours': () => 'సూర్యోదయం తర్వాత ఎన్ని గంటలకు అది ముగుస్తుంది?',
  dignity: ({ graha }) => `${grahaName(graha)} ఏ స్థితిలో ఉన్నాడు?`,
  'strong-grahas': () => 'ఏ గ్రహాలు ఉచ్చ, మూలత్రికోణం లేదా స్వక్షేత్రంలో ఉన్నాయి?',
  'debilitated-grahas': () => 'ఏ గ్రహాలు నీచలో ఉన్నాయి?',
  'natural-relation': ({ graha, other }) => `${grahaTo(graha)} ${grahaName(other)} నైసర్గికంగా ఏమవుతాడు?`,
  'temporary-relation': ({ graha, other }) => `ఈ జాతకంలో ${grahaTo(graha)} ${grahaName(other)} తాత్కాలికంగా ఏమవుతాడు?`,
  'compound-relation': ({ graha, other }) => `పంచధా మైత్రిలో ${grahaTo(graha)} ${grahaName(other)} ఏమవుతాడు?`,
  'signs-aspected': ({ graha }) => `${grahaName(graha)} పూర్ణ దృష్టితో ఏ రాశులను చూస్తాడు?`,
  'grahas-aspecting': ({ graha }) => `${grahaBefore(graha)}పై ఏ గ్రహాల పూర్ణ దృష్టి ఉంది? ఇక్కడ రాహుకేతువుల దృష్టిని లెక్కించం.`,
  'grahas-aspecting-house': ({ house }) => `${ordinal(house)} భావంపై ఏ గ్రహాల పూర్ణ దృష్టి ఉంది? ఇక్కడ రాహుకేతువుల దృష్టిని లెక్కించం.`,
  yogas: () => 'వీటిలో ఏ యోగాలు జాతకంలో ఉన్నాయి?',
  bindus: ({ graha, sign }) => `${grahaBefore(graha)} అష్టకవర్గంలో ${signNoun(sign)}కి ఎన్ని బిందువులు?`,
  sarva: ({ sign }) => `సర్వాష్టకవర్గంలో ${signNoun(sign)}కి ఎన్ని బిందువులు?`,
  'koota-points': ({ koota }) => `${KOOTA_LABELS[koota]} కూటానికి ఎన్ని గుణాలు?`,
  'koota-total': () => 'ఎనిమిది కూటాలకు 36లో ఎన్ని గుణాలు?',
  arudha: ({ house }) => (house === 1 ? 'ఆరూఢ లగ్నం ఏ రాశిలో ఉంది?' : `${ordinal(house)} భావం ఆరూఢ పదం ఏ రాశిలో ఉంది?`),
  karaka: ({ karaka, scheme }) =>
    `${JAIMINI.karakaLabels[karaka]} ఏ గ్రహం? ${scheme === 'eight' ? 'రాహువుతో ఎనిమిది కారకాల్లో.' : 'ఏడు కారకాల్లో.'}`,
  eighth: ({ part }) => `${DAY_PARTS[part]} పగటి ఎనిమిది భాగాల్లో ఎన్నోది?`,
  'part-starts': ({ part }) => `${DAY_PARTS[part]} ఎప్పుడు మొదలవుతుంది?`,
  'part-ends': ({ part }) => `${DAY_PARTS[part]} ఎప్పుడు ముగుస్తుంది?`,
  'hora-lord': ({ hora }) =>
    hora === undefined ? 'ఈ సమయంలో హోరాధిపతి ఎవరు?' : `సూర్యోదయం నుంచి ${ordinal(hora)} హోరకు అధిపతి ఎవరు?`,
  tara: () => 'ఆ రోజు నక్షత్రం ఎన్నో తార, 1 నుంచి 9?',
  'tara-good': () => 'ఈ తార శుభమా?',
  'chara-direction': () => 'చర దశ రాశులు ఏ దిశలో సాగుతాయి?',
  'chara-years': () => 'మొదటి దశ, అంటే లగ్నానిది, ఎన్ని సంవత్సరాలు? వృశ్చికానికి కుజుడు, కుంభానికి శని అధిపతులు.',
  'chara-running': () => 'ఆ తేదీన ఏ రాశి చర దశ నడుస్తోంది?',
  age: ({ graha }) => `ఐదు అవస్థల్లో ${grahaName(graha)} దేనిలో ఉన్నాడు?`,
  waking: () => 'అది జాగ్రత్, స్వప్న, సుషుప్తిలో ఏది?',
  combust: ({ graha }) => `${grahaName(graha)} అస్తంగతమా?`,
  'combust-grahas': () => 'ఏ గ్రహాలు అస్తంగతం?',
}

/** What a part of an exercise asks. */
export function askText(ask: Ask): string {
  return textByCode(ASKS, ask)
}

const years = (count: number) => (count === 1 ? '1 సంవత్సరం' : `${count} సంవత్సరాలు`)

const STEPS: TextsByCode<SolutionStep> = {
  'sign-of-house': ({ house, from, sign }) => `${fromText(from)} నుంచి ${ordinal(house)} రాశి ${rashiName(sign)}.`,
  'lord-of-sign': ({ sign, graha }) => `${signNoun(sign)}కి అధిపతి ${grahaName(graha)}.`,
  'graha-in-sign': ({ graha, sign }) => `${grahaName(graha)} ${inSign(sign)} ఉన్నాడు.`,
  'house-counted': ({ graha, from, house }) =>
    `${from === 'lagna' ? 'లగ్నం' : grahaName(from)} ఉన్న రాశిని 1గా లెక్కిస్తే ${grahaName(graha)} ${ordinal(house)} భావంలో ఉన్నాడు.`,
  'grahas-in-sign': ({ sign, grahas }) => `${inSign(sign)}: ${listWithAnd(grahas.map(grahaName))}.`,
  'varga-part': ({ varga, part }) => `రాశిని ${varga} సమాన భాగాలు చేస్తే అది ${ordinal(part)} భాగంలో ఉంది.`,
  'varga-counted': ({ start, count, sign }) => `${signNoun(start)} నుంచి ${count} లెక్కించండి: ${rashiName(sign)}.`,
  'hora-half': ({ isOdd, half, sign }) => `ఇది ${isOdd ? 'బేసి' : 'సరి'} రాశి, దాని ${ordinal(half)} సగం ${signNoun(sign)}ది.`,
  trimshamsha: ({ isOdd, part, sign }) =>
    `${isOdd ? 'బేసి' : 'సరి'} రాశి ఐదు అసమాన భాగాల్లో ఇది ${ordinal(part)} భాగం, ${signNoun(sign)}ది.`,
  'navamsha-of': ({ graha, sign, navamsha }) =>
    `${grahaName(graha)}: జాతకంలో ${rashiName(sign)}, నవాంశలో ${rashiName(navamsha)}.`,
  'minutes-of-circle': ({ minutes }) => `మేషం మొదటి నుంచి ${arcText(minutes)}, అంటే ${minutes} కళలు.`,
  'nakshatra-found': ({ before, nakshatra }) =>
    `నక్షత్రానికి 800 కళలు. ముందు ${before} పూర్తి నక్షత్రాలు ఉన్నాయి, కాబట్టి ఇది ${ordinal(before + 1)}ది: ${nakshatraName(nakshatra)}.`,
  'pada-found': ({ into, pada }) => `నక్షత్రంలో ${into} కళలు గడిచాయి. పాదానికి 200 కళలు, కాబట్టి ${ordinal(pada)} పాదం.`,
  'nakshatra-lord': ({ nakshatra, graha }) => `${nakshatraName(nakshatra)}: వింశోత్తరి అధిపతి ${grahaName(graha)}.`,
  balance: ({ graha, left, years: all, balance }) =>
    `800 కళల్లో ${left} మిగిలాయి. ${grahaBefore(graha)} దశ ${years(all)}: ${all} × ${left} ÷ 800 = ${balance.toFixed(2)} సంవత్సరాలు.`,
  'balance-ends': ({ date }) => `పుట్టిన తేదీకి కలిపితే, అది ముగిసే రోజు: ${longDay(date)}.`,
  period: ({ lords, from, until }) =>
    `${lords.map(grahaName).join(' – ')}: ${longDay(from)} నుంచి ${longDay(until)} వరకు.`,
  moved: ({ graha, longitude }) => `సూర్యోదయానికి ${grahaName(graha)}: ${givenText(longitude)}.`,
  elongation: ({ degrees, minutes }) => `చంద్రుడు సూర్యుడి కంటే ${arcText(degrees * 60 + minutes)} ముందు ఉన్నాడు.`,
  'tithi-counted': ({ count, paksha, tithi }) =>
    `తిథికి 12°, కాబట్టి 30లో ఇది ${ordinal(count)}ది: ${PANCHANGA.fortnights[paksha]} ${tithi}.`,
  'tithi-left': ({ minutes, gain, hours }) =>
    `${arcText(minutes)} మిగిలాయి. 24 గంటల్లో చంద్రుడు సూర్యుడి కంటే ${arcText(gain)} ముందుకు వెళ్తాడు, కాబట్టి ${hours} గంటలు పడుతుంది.`,
  exaltation: ({ graha, sign, until, debilitation }) =>
    `${grahaTo(graha)} ${inSign(sign)}${until < 30 ? ` ${until}° వరకు` : ''} ఉచ్చ, ${inSign(debilitation)} నీచ.`,
  moolatrikona: ({ graha, sign, from, until }) =>
    `${grahaBefore(graha)} మూలత్రికోణం ${inSign(sign)} ${from}° నుంచి ${until}° వరకు.`,
  'dignity-of': ({ graha, sign, dignity }) => `${inSign(sign)} ${grahaName(graha)}: ${POSITIONS.dignities[dignity]}.`,
  'natural-relation': ({ graha, other, relation }) =>
    `నైసర్గికంగా ${grahaTo(graha)} ${grahaName(other)}: ${POSITIONS.relations[relation]}.`,
  'temporary-relation': ({ graha, other, house, relation }) =>
    `${grahaName(other)} ${grahaBefore(graha)} నుంచి ${ordinal(house)} స్థానంలో ఉన్నాడు. 2, 3, 4, 10, 11, 12 మిత్రులు, మిగతావి శత్రువులు: ${POSITIONS.relations[relation]}.`,
  'compound-relation': ({ relation }) => `రెండూ కలిపి: ${POSITIONS.relations[relation]}.`,
  'aspect-houses': ({ graha, houses }) =>
    `${grahaName(graha)} తన నుంచి ${listWithAnd(houses.map(ordinal))} స్థానాలను పూర్ణ దృష్టితో చూస్తాడు.`,
  'aspect-checked': ({ graha, house, reaches }) =>
    `${grahaBefore(graha)} నుంచి ఇది ${ordinal(house)} స్థానం: ${reaches ? 'దృష్టి ఉంది' : 'దృష్టి లేదు'}.`,
  yoga: ({ yoga }) => `${YOGA_TEXTS[yoga.id].name}: ${yogaReason(yoga.reason)}`,
  'no-yoga': () => 'వీటిలో ఏదీ లేదు.',
  'bindu-given': ({ giver, house, gives }) =>
    `${fromText(giver)} నుంచి ఇది ${ordinal(house)} స్థానం: ${gives ? '1 బిందువు' : 'బిందువు లేదు'}.`,
  'bindus-of': ({ graha, bindus }) => `${grahaBefore(graha)} అష్టకవర్గం నుంచి: ${bindus}.`,
  sum: ({ total }) => `మొత్తం: ${total}.`,
  koota: ({ koota, reason, points, max }) => `${KOOTA_LABELS[koota]}, ${max}లో ${points}. ${kootaReason(reason)}`,
  'arudha-counted': ({ house, count, sign }) =>
    `అధిపతి ${ordinal(house)} భావం నుంచి ${ordinal(count)} స్థానంలో ఉన్నాడు. అధిపతి నుంచి మళ్లీ అంతే దూరంలో ${rashiName(sign)}.`,
  'arudha-moved': ({ sign }) => `పదం ఆ భావంలోనే గానీ దాని నుంచి 7వ స్థానంలో గానీ పడితే అక్కడి నుంచి 10వది తీసుకుంటారు: ${rashiName(sign)}.`,
  advancement: ({ graha, degrees, minutes }) =>
    `${grahaName(graha)}: రాశిలో ${arcText(degrees * 60 + minutes)}${graha === 'rahu' ? ', చివర నుంచి లెక్కిస్తే' : ''}.`,
  'karaka-held': ({ karaka, graha }) => `${JAIMINI.karakaLabels[karaka]}: ${grahaName(graha)}.`,
  'weekday-of': ({ date, weekday }) => `${longDay(date)}: ${varaName(weekday)}.`,
  'eighth-of-weekday': ({ part, weekday, eighth }) =>
    `${varaName(weekday)} ${DAY_PARTS[part]} పగటి ఎనిమిది భాగాల్లో ${ordinal(eighth)}ది.`,
  'part-length': ({ minutes, parts, each }) => `మొత్తం ${minutes} నిమిషాలు. ${parts} భాగాల్లో ఒక్కోటి ${each} నిమిషాలు.`,
  'part-span': ({ from, until }) => `${from} నుంచి ${until} వరకు.`,
  'hora-first': ({ weekday, graha }) =>
    `${varaName(weekday)} మొదటి హోర ${grahaBefore(graha)}ది. తర్వాత ఈ వరుసలో: సూర్యుడు, శుక్రుడు, బుధుడు, చంద్రుడు, శని, గురువు, కుజుడు.`,
  'hora-number': ({ hora }) => `ఈ సమయం సూర్యోదయం నుంచి ${ordinal(hora)} హోరలో ఉంది.`,
  'hora-lord': ({ hora, graha }) => `${ordinal(hora)} హోరకు అధిపతి ${grahaName(graha)}.`,
  'stars-counted': ({ from, to, count }) =>
    `${nakshatraName(from)} నుంచి ${nakshatraName(to)} వరకు, రెండూ కలిపి లెక్కిస్తే ${count}.`,
  'tara-found': ({ count, tara }) => `${count}లో పూర్తి తొమ్మిదులు తీసేస్తే ${tara}.`,
  'tara-judged': ({ tara, isGood }) => `2, 4, 6, 8, 9 శుభం: ${tara} ${isGood ? 'వాటిలో ఉంది' : 'వాటిలో లేదు'}.`,
  'chara-direction': ({ ninth, isForward }) =>
    `లగ్నం నుంచి 9వది ${rashiName(ninth)}. దాని లెక్క ${isForward ? 'సవ్యం' : 'అపసవ్యం'}, దశలూ అలాగే సాగుతాయి.`,
  'chara-years': ({ sign, graha, lordSign, isForward, years: count }) =>
    `${signNoun(sign)} నుంచి ${isForward ? 'సవ్యంగా' : 'అపసవ్యంగా'} ${inSign(lordSign)} ఉన్న అధిపతి ${grahaBefore(graha)} వరకు: ${years(count)}.`,
  'chara-period': ({ sign, from, until }) => `${rashiName(sign)}: ${longDay(from)} నుంచి ${longDay(until)} వరకు.`,
  'sign-parity': ({ sign, isOdd }) =>
    `${rashiName(sign)} ${isOdd ? 'బేసి రాశి: అవస్థలు బాల నుంచి మృత వరకు' : 'సరి రాశి: అవస్థలు మృత నుంచి బాల వరకు'}, ఒక్కోటి 6°.`,
  'age-found': ({ part, age }) => `అది ${ordinal(part)} భాగంలో ఉంది: ${AGES[age]}.`,
  'waking-found': ({ dignity, waking }) => `${POSITIONS.dignities[dignity]}: ${WAKING[waking]}.`,
  separation: ({ graha, degrees, minutes }) =>
    `${grahaName(graha)} సూర్యుడి నుంచి ${arcText(degrees * 60 + minutes)} దూరంలో ఉన్నాడు.`,
  'combustion-limit': ({ graha, isRetrograde, limit }) =>
    `${isRetrograde ? 'వక్రంలో ' : ''}${grahaName(graha)} ${limit}° లోపు అస్తంగతం.`,
  'combustion-found': ({ graha, isCombust }) => `${grahaName(graha)} ${isCombust ? 'అస్తంగతం' : 'అస్తంగతం కాదు'}.`,
}

/** One step of a solution. */
export function stepText(step: SolutionStep): string {
  return textByCode(STEPS, step)
}
