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

export const EXERCISES: Texts<typeof en.EXERCISES> = {
  title: 'अभ्यास',
  heading: 'ज्योतिष का अभ्यास करें',
  lead: 'हमारी अपनी गणना से अनगिनत प्रश्न, हर एक का हल क्रम से। विषय और स्तर चुनें और हाथ से गणना करें।',
  description:
    'मुफ़्त ज्योतिष अभ्यास, हल के साथ: लग्नेश, नवांश, नक्षत्र और चरण, विंशोत्तरी दशा, तिथि, योग, अष्टकवर्ग, कूट आदि, तीन स्तरों में।',
  choose: 'विषय चुनें',
  daily: 'आज का अभ्यास',
  dailyLead: (kind) => `आज: ${kind}। सबके लिए एक ही प्रश्न, हर रात 12 बजे (भारतीय समय) नया।`,
  openDaily: 'आज का अभ्यास करें',
  facts: 'दिया है',
  question: 'प्रश्न',
  answer: 'उत्तर जाँचें',
  right: 'सही',
  rightLead: 'बहुत बढ़िया। अपना तरीका नीचे दिए चरणों से मिलाएँ।',
  wrong: 'यह सही नहीं है',
  wrongLead: 'नीचे हल देखें, फिर एक और प्रश्न करें।',
  yours: 'आपका उत्तर',
  correct: 'सही उत्तर',
  solution: 'हल',
  next: 'अगला प्रश्न',
  again: 'यही प्रश्न फिर करें',
  chartGone: 'आपके शिक्षक ने वह कुंडली हटा दी है। यह दूसरा प्रश्न है।',
  ofTeacher: 'यह कुंडली आपके शिक्षक ने चुनी है।',
  instead: 'आपके शिक्षक की कुंडलियों में यहाँ कोई और प्रश्न नहीं है, इसलिए यह किसी और कुंडली के बारे में है।',
  charts: { label: 'कौन-सी कुंडलियाँ', random: 'कोई भी कुंडली', own: 'शिक्षक की कुंडलियाँ' },
  allKinds: 'सभी विषय',
  noneOfThem: 'कोई नहीं',
  nothingGiven: 'और कुछ नहीं चाहिए: यह याद रखने की बात है।',
  conventions: 'लाहिरी अयनांश, मध्यम राहु-केतु, राशि ही भाव। भोगांश कला तक दिए हैं।',
  chartTitle: 'अभ्यास की कुंडली',
}

export const FACT_LABELS: Texts<typeof en.FACT_LABELS> = {
  born: 'जन्म',
  instant: (date, time, place) => `${longDay(date)}, ${time} ${place}`,
  unknownPlace: (lat, lon) => `${lat}, ${lon}`,
  date: 'तारीख',
  on: 'पूछी गई तारीख (दोपहर)',
  weekday: 'वार',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  nextSunrise: 'अगला सूर्योदय',
  time: 'समय',
  atNight: (time) => `${time}, रात में`,
  longitudesAt: 'भोगांश का समय',
  motion: (graha) => `${graha} की दैनिक गति`,
  retrograde: 'वक्री',
  notRetrograde: 'कोई नहीं',
  yearDays: 'दशा वर्ष',
  days: (days) => `${days} दिन`,
  birthStar: 'जन्म नक्षत्र',
  dayStar: 'दिन का नक्षत्र',
}

/** What a longitude belongs to, where it is not a graha's. */
const POINTS: Readonly<Record<Exclude<PointName, Parameters<typeof grahaName>[0]>, string>> = {
  bride: 'वधू का चंद्र',
  groom: 'वर का चंद्र',
  birthMoon: 'जन्म का चंद्र',
  dayMoon: 'दिन का चंद्र',
}

export function pointName(point: PointName): string {
  return point in POINTS ? POINTS[point as keyof typeof POINTS] : grahaName(point as Parameters<typeof grahaName>[0])
}

/** "12°34′ सिंह". */
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
  infant: 'बाल',
  youth: 'कुमार',
  adult: 'युवा',
  old: 'वृद्ध',
  dead: 'मृत',
}
const WAKING: Readonly<Record<string, string>> = { awake: 'जाग्रत', dreaming: 'स्वप्न', asleep: 'सुषुप्ति' }
const PLAIN_DIGNITIES: Readonly<Record<string, string>> = {
  exalted: 'उच्च',
  own: 'स्वराशि या मूलत्रिकोण',
  debilitated: 'नीच',
  other: 'इनमें से कोई नहीं',
}
const YES_NO: Readonly<Record<string, string>> = { yes: 'हाँ', no: 'नहीं' }
const DIRECTIONS: Readonly<Record<string, string>> = { forward: 'क्रम से (सव्य)', backward: 'उल्टे क्रम से (अपसव्य)' }

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
  sign: (sign) => rashiName(Number(sign) as Parameters<typeof rashiName>[0]),
  age: byKey(AGES),
  waking: byKey(WAKING),
  direction: byKey(DIRECTIONS),
}

/** A code of a choice in words. */
export function answerChoiceText(vocabulary: Vocabulary, value: string | number): string {
  return VALUES[vocabulary](value)
}

export const ANSWER_HINTS: Texts<typeof en.ANSWER_HINTS> = {
  house: '1 से 12 तक की संख्या',
  count: (min, max) => `${min} से ${max} तक की संख्या`,
  points: (min, max) => `${min} से ${max} तक की संख्या`,
  years: (tolerance) => (tolerance > 0 ? `वर्षों में, जैसे 3.25। ${tolerance} तक का अंतर चलेगा।` : 'पूरे वर्षों में'),
  hours: (tolerance) => `घंटों में, जैसे 7.5। ${tolerance} तक का अंतर चलेगा।`,
  date: (days) => `${days} दिन तक का अंतर चलेगा।`,
  time: (minutes) => `घंटे और मिनट, जैसे 07:30। ${minutes} मिनट तक का अंतर चलेगा।`,
  set: 'जो सही हों उन सब पर निशान लगाएँ, या किसी पर नहीं।',
  choose: 'कृपया चुनें',
}

export const ANSWER_PROBLEMS: Readonly<Record<AnswerRefusal, string>> = {
  'answer-missing': 'कृपया इसका उत्तर दें',
  'not-a-choice': 'कृपया सूची में से चुनें',
  'not-a-number': 'कृपया संख्या लिखें',
  'not-a-date': 'कृपया तारीख लिखें',
  'not-a-time': 'कृपया समय लिखें, जैसे 07:30',
}

const fromText = (from: Parameters<typeof grahaName>[0] | 'lagna') => (from === 'lagna' ? 'लग्न' : grahaName(from))
const DASHA_LEVELS = { 1: 'महादशा', 2: 'अंतर्दशा', 3: 'प्रत्यंतर दशा' } as const
const DAY_PARTS = { rahu: 'राहु काल', yamaganda: 'यमगंड', gulika: 'गुलिक काल' } as const

const ASKS: TextsByCode<Ask> = {
  'lagna-lord': () => 'लग्नेश कौन है?',
  'house-of-lagna-lord': () => 'लग्नेश किस भाव में है?',
  'lord-of-house': ({ house }) => `${ordinal(house)} भाव का स्वामी कौन है?`,
  'house-of-lord': ({ house }) => `${ordinal(house)} भाव का स्वामी किस भाव में है?`,
  'house-from': ({ graha, from }) => `${fromText(from)} से ${grahaName(graha)} किस भाव में है?`,
  'grahas-in-house': ({ house, from }) => `${fromText(from)} से ${ordinal(house)} भाव में कौन-से ग्रह हैं?`,
  'varga-sign': ({ graha, varga }) => `${VARGA_LABELS[varga]} (D${varga}) में ${grahaName(graha)} किस राशि में है?`,
  'varga-lord': ({ varga }) => `उस ${VARGA_LABELS[varga]} राशि का स्वामी कौन है?`,
  vargottama: () => 'कौन-से ग्रह वर्गोत्तम हैं?',
  nakshatra: ({ graha }) => `${grahaName(graha)} किस नक्षत्र में है?`,
  pada: () => 'किस चरण में?',
  'nakshatra-lord': () => 'नक्षत्र का स्वामी कौन है?',
  'dasha-lord': () => 'जन्म किसकी विंशोत्तरी महादशा में है?',
  'balance-years': () => 'जन्म के समय उसके कितने वर्ष शेष हैं?',
  'balance-ends': () => 'वह किस तारीख को समाप्त होती है?',
  'running-lord': ({ dashaLevel }) => `किसकी विंशोत्तरी ${DASHA_LEVELS[dashaLevel]} चल रही है?`,
  paksha: () => 'सूर्योदय पर कौन-सा पक्ष है?',
  tithi: () => 'पक्ष की कौन-सी तिथि, 1 से 15?',
  'tithi-hours': () => 'वह सूर्योदय के कितने घंटे बाद समाप्त होती है?',
  dignity: ({ graha }) => `राशि के अनुसार ${grahaName(graha)} की स्थिति क्या है?`,
  'strong-grahas': () => 'कौन-से ग्रह उच्च, मूलत्रिकोण या स्वराशि में हैं?',
  'debilitated-grahas': () => 'कौन-से ग्रह नीच हैं?',
  'natural-relation': ({ graha, other }) => `${grahaName(graha)} के लिए ${grahaName(other)} नैसर्गिक रूप से क्या है?`,
  'temporary-relation': ({ graha, other }) =>
    `इस कुंडली में ${grahaName(graha)} के लिए ${grahaName(other)} तात्कालिक रूप से क्या है?`,
  'compound-relation': ({ graha, other }) => `पंचधा मैत्री में ${grahaName(graha)} के लिए ${grahaName(other)} क्या है?`,
  'signs-aspected': ({ graha }) => `${grahaName(graha)} की पूर्ण दृष्टि किन राशियों पर है?`,
  'grahas-aspecting': ({ graha }) =>
    `${grahaName(graha)} पर किन ग्रहों की पूर्ण दृष्टि है? यहाँ राहु और केतु की दृष्टि नहीं गिनी जाती।`,
  'grahas-aspecting-house': ({ house }) =>
    `${ordinal(house)} भाव पर किन ग्रहों की पूर्ण दृष्टि है? यहाँ राहु और केतु की दृष्टि नहीं गिनी जाती।`,
  yogas: () => 'इनमें से कौन-से योग कुंडली में हैं?',
  bindus: ({ graha, sign }) => `${grahaName(graha)} के अष्टकवर्ग में ${rashiName(sign)} के कितने बिंदु हैं?`,
  sarva: ({ sign }) => `सर्वाष्टकवर्ग में ${rashiName(sign)} के कितने बिंदु हैं?`,
  'koota-points': ({ koota }) => `${KOOTA_LABELS[koota]} कूट के कितने गुण मिलते हैं?`,
  'koota-total': () => 'आठों कूटों के 36 में से कितने गुण मिलते हैं?',
  arudha: ({ house }) => (house === 1 ? 'आरूढ़ लग्न किस राशि में है?' : `${ordinal(house)} भाव का आरूढ़ पद किस राशि में है?`),
  karaka: ({ karaka, scheme }) =>
    `${JAIMINI.karakaLabels[karaka]} कौन-सा ग्रह है? ${scheme === 'eight' ? 'राहु के साथ आठ कारकों में।' : 'सात कारकों में।'}`,
  eighth: ({ part }) => `${DAY_PARTS[part]} दिन का कौन-सा आठवाँ हिस्सा है?`,
  'part-starts': ({ part }) => `${DAY_PARTS[part]} कब शुरू होता है?`,
  'part-ends': ({ part }) => `${DAY_PARTS[part]} कब समाप्त होता है?`,
  'hora-lord': ({ hora }) =>
    hora === undefined ? 'इस समय की होरा का स्वामी कौन है?' : `सूर्योदय से होरा ${hora} का स्वामी कौन है?`,
  tara: () => 'दिन का नक्षत्र कौन-सी तारा है, 1 से 9?',
  'tara-good': () => 'क्या यह तारा शुभ है?',
  'chara-direction': () => 'चर दशा की राशियाँ किस क्रम से चलती हैं?',
  'chara-years': () => 'उसकी पहली दशा, लग्न की, कितने वर्ष की है? वृश्चिक का स्वामी मंगल और कुंभ का शनि है।',
  'chara-running': () => 'उस तारीख को किस राशि की चर दशा चल रही है?',
  age: ({ graha }) => `${grahaName(graha)} पाँच अवस्थाओं में से किसमें है?`,
  waking: () => 'वह जाग्रत, स्वप्न या सुषुप्ति में है?',
  combust: ({ graha }) => `क्या ${grahaName(graha)} अस्त है?`,
  'combust-grahas': () => 'कौन-से ग्रह अस्त हैं?',
}

/** What a part of an exercise asks. */
export function askText(ask: Ask): string {
  return textByCode(ASKS, ask)
}

const years = (count: number) => `${count} वर्ष`

const STEPS: TextsByCode<SolutionStep> = {
  'sign-of-house': ({ house, from, sign }) => `${fromText(from)} से ${ordinal(house)} ${rashiName(sign)} है।`,
  'lord-of-sign': ({ sign, graha }) => `${rashiName(sign)} का स्वामी ${grahaName(graha)} है।`,
  'graha-in-sign': ({ graha, sign }) => `${grahaName(graha)} ${rashiName(sign)} में है।`,
  'house-counted': ({ graha, from, house }) =>
    `${fromText(from)} की राशि को 1 मानकर गिनें, तो ${grahaName(graha)} ${ordinal(house)} में है।`,
  'grahas-in-sign': ({ sign, grahas }) => `${rashiName(sign)} में: ${listWithAnd(grahas.map(grahaName))}।`,
  'varga-part': ({ varga, part }) => `राशि के ${varga} बराबर भागों में से वह भाग ${part} में है।`,
  'varga-counted': ({ start, count, sign }) => `${rashiName(start)} से ${count} गिनें: ${rashiName(sign)}।`,
  'hora-half': ({ isOdd, half, sign }) =>
    `राशि ${isOdd ? 'विषम' : 'सम'} है, और उसका आधा भाग ${half} ${rashiName(sign)} का है।`,
  trimshamsha: ({ isOdd, part, sign }) =>
    `${isOdd ? 'विषम' : 'सम'} राशि के पाँच असमान भागों में से वह भाग ${part} में है, जो ${rashiName(sign)} का है।`,
  'navamsha-of': ({ graha, sign, navamsha }) =>
    `${grahaName(graha)}: कुंडली में ${rashiName(sign)}, नवांश में ${rashiName(navamsha)}।`,
  'minutes-of-circle': ({ minutes }) => `मेष के आरंभ से ${arcText(minutes)}, यानी ${minutes} कला।`,
  'nakshatra-found': ({ before, nakshatra }) =>
    `एक नक्षत्र 800 कला का है। इससे पहले ${before} पूरे नक्षत्र हैं, इसलिए यह ${ordinal(before + 1)} है: ${nakshatraName(nakshatra)}।`,
  'pada-found': ({ into, pada }) => `नक्षत्र में ${into} कला बीती हैं। एक चरण 200 कला का है, इसलिए चरण ${pada}।`,
  'nakshatra-lord': ({ nakshatra, graha }) => `${nakshatraName(nakshatra)} का विंशोत्तरी स्वामी ${grahaName(graha)} है।`,
  balance: ({ graha, left, years: all, balance }) =>
    `800 में से ${left} कला शेष हैं, और ${grahaName(graha)} के ${years(all)} हैं: ${all} × ${left} ÷ 800 = ${balance.toFixed(2)} वर्ष।`,
  'balance-ends': ({ date }) => `जन्म में जोड़ने पर वह ${longDay(date)} को समाप्त होती है।`,
  period: ({ lords, from, until }) => `${lords.map(grahaName).join(' – ')}: ${longDay(from)} से ${longDay(until)} तक।`,
  moved: ({ graha, longitude }) => `सूर्योदय पर ${grahaName(graha)} ${givenText(longitude)} पर पहुँचा है।`,
  elongation: ({ degrees, minutes }) => `चंद्र सूर्य से ${arcText(degrees * 60 + minutes)} आगे है।`,
  'tithi-counted': ({ count, paksha, tithi }) =>
    `एक तिथि 12° की है, इसलिए 30 में से यह तिथि ${count} है: ${PANCHANGA.fortnights[paksha]} ${tithi}।`,
  'tithi-left': ({ minutes, gain, hours }) =>
    `${arcText(minutes)} शेष हैं। 24 घंटे में चंद्र सूर्य से ${arcText(gain)} आगे बढ़ता है, इसलिए ${hours} घंटे लगेंगे।`,
  exaltation: ({ graha, sign, until, debilitation }) =>
    `${grahaName(graha)} ${rashiName(sign)} में${until < 30 ? ` ${until}° तक` : ''} उच्च और ${rashiName(debilitation)} में नीच होता है।`,
  moolatrikona: ({ graha, sign, from, until }) =>
    `${grahaName(graha)} का मूलत्रिकोण ${rashiName(sign)} में ${from}° से ${until}° तक है।`,
  'dignity-of': ({ graha, sign, dignity }) =>
    `${rashiName(sign)} में ${grahaName(graha)}: ${POSITIONS.dignities[dignity]}।`,
  'natural-relation': ({ graha, other, relation }) =>
    `नैसर्गिक रूप से ${grahaName(graha)} के लिए ${grahaName(other)}: ${POSITIONS.relations[relation]}।`,
  'temporary-relation': ({ graha, other, house, relation }) =>
    `${grahaName(other)} ${grahaName(graha)} से ${ordinal(house)} में है। 2, 3, 4, 10, 11 और 12 मित्र हैं, बाकी शत्रु: ${POSITIONS.relations[relation]}।`,
  'compound-relation': ({ relation }) => `दोनों मिलाकर: ${POSITIONS.relations[relation]}।`,
  'aspect-houses': ({ graha, houses }) =>
    `${grahaName(graha)} अपने से ${listWithAnd(houses.map(ordinal))} को पूर्ण दृष्टि से देखता है।`,
  'aspect-checked': ({ graha, house, reaches }) =>
    `${grahaName(graha)} से यह ${ordinal(house)} है: ${reaches ? 'दृष्टि है' : 'दृष्टि नहीं'}।`,
  yoga: ({ yoga }) => `${YOGA_TEXTS[yoga.id].name}: ${yogaReason(yoga.reason)}`,
  'no-yoga': () => 'इनमें से कोई नहीं।',
  'bindu-given': ({ giver, house, gives }) =>
    `${fromText(giver)} से यह ${ordinal(house)} है: ${gives ? '1 बिंदु' : 'कोई बिंदु नहीं'}।`,
  'bindus-of': ({ graha, bindus }) => `${grahaName(graha)} के अष्टकवर्ग से: ${bindus}।`,
  sum: ({ total }) => `कुल: ${total}।`,
  koota: ({ koota, reason, points, max }) => `${KOOTA_LABELS[koota]}, ${max} में से ${points}। ${kootaReason(reason)}`,
  'arudha-counted': ({ house, count, sign }) =>
    `स्वामी ${ordinal(house)} भाव से ${ordinal(count)} में है। स्वामी से उतना ही आगे ${rashiName(sign)} है।`,
  'arudha-moved': ({ sign }) => `पद उसी भाव में या उससे सप्तम में पड़े तो वहाँ से दशम लिया जाता है: ${rashiName(sign)}।`,
  advancement: ({ graha, degrees, minutes }) =>
    `${grahaName(graha)}: राशि में ${arcText(degrees * 60 + minutes)}${graha === 'rahu' ? ', अंत से गिनकर' : ''}।`,
  'karaka-held': ({ karaka, graha }) => `${JAIMINI.karakaLabels[karaka]}: ${grahaName(graha)}।`,
  'weekday-of': ({ date, weekday }) => `${longDay(date)} को ${varaName(weekday)} है।`,
  'eighth-of-weekday': ({ part, weekday, eighth }) =>
    `${varaName(weekday)} को दिन के आठ भागों में ${DAY_PARTS[part]} भाग ${eighth} है।`,
  'part-length': ({ minutes, parts, each }) => `पूरा समय ${minutes} मिनट का है। ${parts} भागों में से एक ${each} मिनट का है।`,
  'part-span': ({ from, until }) => `${from} से ${until} तक।`,
  'hora-first': ({ weekday, graha }) =>
    `${varaName(weekday)} की पहली होरा ${grahaName(graha)} की है। फिर इसी क्रम से: सूर्य, शुक्र, बुध, चंद्र, शनि, गुरु, मंगल।`,
  'hora-number': ({ hora }) => `यह समय सूर्योदय से होरा ${hora} में है।`,
  'hora-lord': ({ hora, graha }) => `होरा ${hora} का स्वामी ${grahaName(graha)} है।`,
  'stars-counted': ({ from, to, count }) =>
    `${nakshatraName(from)} से ${nakshatraName(to)} तक, दोनों को गिनकर, ${count}।`,
  'tara-found': ({ count, tara }) => `${count} में से 9 के पूरे समूह घटाने पर ${tara}।`,
  'tara-judged': ({ tara, isGood }) => `2, 4, 6, 8 और 9 शुभ हैं: ${tara} ${isGood ? 'इनमें है' : 'इनमें नहीं है'}।`,
  'chara-direction': ({ ninth, isForward }) =>
    `लग्न से नवम ${rashiName(ninth)} है। उसकी गिनती ${isForward ? 'क्रम से' : 'उल्टे क्रम से'} है, और दशाएँ भी वैसे ही चलती हैं।`,
  'chara-years': ({ sign, graha, lordSign, isForward, years: count }) =>
    `${rashiName(sign)} से ${isForward ? 'क्रम से' : 'उल्टे क्रम से'} उसके स्वामी ${grahaName(graha)} (${rashiName(lordSign)}) तक: ${years(count)}।`,
  'chara-period': ({ sign, from, until }) => `${rashiName(sign)}: ${longDay(from)} से ${longDay(until)} तक।`,
  'sign-parity': ({ sign, isOdd }) =>
    `${rashiName(sign)} ${isOdd ? 'विषम राशि है: अवस्थाएँ बाल से मृत तक' : 'सम राशि है: अवस्थाएँ मृत से बाल तक'}, 6°-6° की।`,
  'age-found': ({ part, age }) => `वह भाग ${part} में है: ${AGES[age]}।`,
  'waking-found': ({ dignity, waking }) => `${POSITIONS.dignities[dignity]}: ${WAKING[waking]}।`,
  separation: ({ graha, degrees, minutes }) => `${grahaName(graha)} सूर्य से ${arcText(degrees * 60 + minutes)} दूर है।`,
  'combustion-limit': ({ graha, isRetrograde, limit }) =>
    `${isRetrograde ? 'वक्री ' : ''}${grahaName(graha)} सूर्य से ${limit}° के अंदर अस्त होता है।`,
  'combustion-found': ({ graha, isCombust }) => `${grahaName(graha)} ${isCombust ? 'अस्त है' : 'अस्त नहीं है'}।`,
}

/** One step of a solution. */
export function stepText(step: SolutionStep): string {
  return textByCode(STEPS, step)
}
