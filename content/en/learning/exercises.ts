import type {
  AnswerRefusal,
  Ask,
  GivenLongitude,
  PlaceId,
  PointName,
  SolutionStep,
  Vocabulary,
} from '@muhurta/jyotish/exercises'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { varaName } from '../almanac/names.ts'
import { PANCHANGA } from '../almanac/panchanga.ts'
import { KOOTA_LABELS, kootaReason } from '../charts/kootas.ts'
import { grahaInText, grahaName, nakshatraName, rashiName, signName } from '../charts/names.ts'
import { JAIMINI, POSITIONS } from '../charts/panes/chart-panes.ts'
import { VARGA_LABELS } from '../charts/varga-names.ts'
import { YOGA_TEXTS, yogaReason } from '../charts/yogas.ts'
import { cityName } from '../words/city-names.ts'
import { longDay } from '../words/dates.ts'
import { capitalized, listWithAnd, ordinal, plural } from '../words/grammar.ts'

export const EXERCISES = {
  title: 'Exercises',
  heading: 'Practise Jyotish',
  lead: 'Endless questions from our own chart engine, each with its solution step by step. Choose a topic and a level, and compute by hand.',
  description:
    'Free Jyotish exercises with worked answers: lagna lord, navamsha, nakshatra and pada, Vimshottari dasha, tithi, yogas, ashtakavarga, kootas and more, at three levels.',
  choose: 'Choose a topic',
  daily: 'Exercise of the day',
  dailyLead: (kind: string) => `Today: ${kind}. The same question for everyone, a new one every midnight in India.`,
  openDaily: 'Answer today’s exercise',
  facts: 'Given',
  question: 'Question',
  answer: 'Check my answer',
  right: 'Right',
  rightLead: 'Well done. Compare your way with the steps below.',
  wrong: 'Not yet',
  wrongLead: 'See the steps below, then try another one.',
  yours: 'Your answer',
  correct: 'Right answer',
  solution: 'Solution',
  next: 'Next question',
  again: 'Try this one again',
  chartGone: 'Your teacher has removed that chart. Here is another question.',
  ofTeacher: 'A chart that your teacher has chosen.',
  instead: 'The charts of your teacher have no other question here, so this one is about a random chart.',
  charts: { label: 'Which charts', random: 'Random charts', own: 'Your teacher’s charts' },
  allKinds: 'All topics',
  noneOfThem: 'None',
  nothingGiven: 'Nothing else is needed: this is learned by heart.',
  conventions: 'Lahiri ayanamsa, mean node, whole-sign houses. Longitudes are given to the minute of arc.',
  chartTitle: 'Chart of the exercise',
} as const

export const FACT_LABELS = {
  born: 'Birth',
  instant: (date: string, time: string, place: string) => `${longDay(date)}, ${time} ${place}`,
  unknownPlace: (lat: string, lon: string) => `${lat}, ${lon}`,
  date: 'Date',
  on: 'Asked for noon of',
  weekday: 'Weekday',
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  nextSunrise: 'Next sunrise',
  time: 'Time',
  atNight: (time: string) => `${time}, at night`,
  longitudesAt: 'Longitudes at',
  motion: (graha: string) => `${graha}, motion in a day`,
  retrograde: 'Retrograde',
  notRetrograde: 'None of them',
  yearDays: 'Dasha year',
  days: (days: number) => `${days} days`,
  birthStar: 'Birth star',
  dayStar: 'Star of the day',
} as const

/** What a longitude belongs to, where it is not a graha's. */
const POINTS: Readonly<Record<Exclude<PointName, Parameters<typeof grahaName>[0]>, string>> = {
  bride: 'Moon of the bride',
  groom: 'Moon of the groom',
  birthMoon: 'Moon at birth',
  dayMoon: 'Moon on the day',
}

export function pointName(point: PointName): string {
  return point in POINTS ? POINTS[point as keyof typeof POINTS] : grahaName(point as Parameters<typeof grahaName>[0])
}

/** A minute sign on its own means time, so the two are joined to the degrees. */
export function givenText({ sign, degrees, minutes }: GivenLongitude): string {
  return `${degrees}°${String(minutes).padStart(2, '0')}′ ${rashiName(sign)}`
}

export function arcText(arcminutes: number): string {
  return `${Math.floor(arcminutes / 60)}°${String(arcminutes % 60).padStart(2, '0')}′`
}

export function exercisePlaceName(place: PlaceId): string {
  return cityName({ name: capitalized(place), country: 'IN' })
}

const AGES: Readonly<Record<string, string>> = {
  infant: 'Bala (infant)',
  youth: 'Kumara (youth)',
  adult: 'Yuva (adult)',
  old: 'Vriddha (old)',
  dead: 'Mrita (dead)',
}
const WAKING: Readonly<Record<string, string>> = {
  awake: 'Jagrat (awake)',
  dreaming: 'Svapna (dreaming)',
  asleep: 'Sushupti (asleep)',
}
const PLAIN_DIGNITIES: Readonly<Record<string, string>> = {
  exalted: 'Exalted',
  own: 'Own sign or moolatrikona',
  debilitated: 'Debilitated',
  other: 'None of these',
}
const YES_NO: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' }
const DIRECTIONS: Readonly<Record<string, string>> = {
  forward: 'Forward, with the zodiac',
  backward: 'Backward, against the zodiac',
}

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

export const ANSWER_HINTS = {
  house: 'A number from 1 to 12',
  count: (min: number, max: number) => `A number from ${min} to ${max}`,
  points: (min: number, max: number) => `A number from ${min} to ${max}`,
  years: (tolerance: number) =>
    tolerance > 0 ? `In years, such as 3.25. It may be off by ${tolerance}.` : 'In whole years',
  hours: (tolerance: number) => `In hours, such as 7.5. It may be off by ${tolerance}.`,
  date: (days: number) => `It may be off by ${days} days.`,
  time: (minutes: number) => `Hours and minutes, such as 07:30. It may be off by ${minutes} minutes.`,
  set: 'Tick all that apply, or none.',
  choose: 'Choose',
} as const

export const ANSWER_PROBLEMS: Readonly<Record<AnswerRefusal, string>> = {
  'answer-missing': 'Answer this part',
  'not-a-choice': 'Choose one from the list',
  'not-a-number': 'Enter a number',
  'not-a-date': 'Enter a date',
  'not-a-time': 'Enter a time such as 07:30',
}

const fromText = (from: Parameters<typeof grahaName>[0] | 'lagna') =>
  from === 'lagna' ? 'the lagna' : grahaInText(from)
const DASHA_LEVELS = { 1: 'mahadasha', 2: 'antardasha', 3: 'pratyantardasha' } as const
const DAY_PARTS = { rahu: 'Rahu kalam', yamaganda: 'Yamaganda', gulika: 'Gulika kalam' } as const

const ASKS: TextsByCode<Ask> = {
  'lagna-lord': () => 'Who is the lord of the lagna?',
  'house-of-lagna-lord': () => 'In which house is the lord of the lagna?',
  'lord-of-house': ({ house }) => `Who is the lord of the ${ordinal(house)} house?`,
  'house-of-lord': ({ house }) => `In which house is the lord of the ${ordinal(house)}?`,
  'house-from': ({ graha, from }) => `In which house from ${fromText(from)} is ${grahaInText(graha)}?`,
  'grahas-in-house': ({ house, from }) => `Which grahas are in the ${ordinal(house)} house from ${fromText(from)}?`,
  'varga-sign': ({ graha, varga }) =>
    `In which sign is ${grahaInText(graha)} in the ${VARGA_LABELS[varga]} (D${varga})?`,
  'varga-lord': ({ varga }) => `Who is the lord of that ${VARGA_LABELS[varga]} sign?`,
  vargottama: () => 'Which grahas are vargottama?',
  nakshatra: ({ graha }) => `In which nakshatra is ${grahaInText(graha)}?`,
  pada: () => 'In which pada?',
  'nakshatra-lord': () => 'Who is the lord of the nakshatra?',
  'dasha-lord': () => 'In whose Vimshottari mahadasha does this birth fall?',
  'balance-years': () => 'How many years of it are left at birth?',
  'balance-ends': () => 'On which date does it end?',
  'running-lord': ({ dashaLevel }) => `Whose Vimshottari ${DASHA_LEVELS[dashaLevel]} runs?`,
  paksha: () => 'Which fortnight is it at sunrise?',
  tithi: () => 'Which tithi of the fortnight, from 1 to 15?',
  'tithi-hours': () => 'How many hours after sunrise does it end?',
  dignity: ({ graha }) => `What is the dignity of ${grahaInText(graha)}?`,
  'strong-grahas': () => 'Which grahas are exalted, in their moolatrikona or in their own sign?',
  'debilitated-grahas': () => 'Which grahas are debilitated?',
  'natural-relation': ({ graha, other }) => `What is ${grahaInText(other)} to ${grahaInText(graha)} by nature?`,
  'temporary-relation': ({ graha, other }) =>
    `What is ${grahaInText(other)} to ${grahaInText(graha)} in this chart (temporary relation)?`,
  'compound-relation': ({ graha, other }) =>
    `What is ${grahaInText(other)} to ${grahaInText(graha)} on the whole (compound relation)?`,
  'signs-aspected': ({ graha }) => `Which signs does ${grahaInText(graha)} fully aspect?`,
  'grahas-aspecting': ({ graha }) =>
    `Which grahas fully aspect ${grahaInText(graha)}? Rahu and Ketu cast no aspect here.`,
  'grahas-aspecting-house': ({ house }) =>
    `Which grahas fully aspect the ${ordinal(house)} house? Rahu and Ketu cast no aspect here.`,
  yogas: () => 'Which of these yogas does the chart have?',
  bindus: ({ graha, sign }) => `How many bindus has ${rashiName(sign)} in the ashtakavarga of ${grahaInText(graha)}?`,
  sarva: ({ sign }) => `How many bindus has ${rashiName(sign)} in the sarvashtakavarga?`,
  'koota-points': ({ koota }) => `How many points does ${KOOTA_LABELS[koota]} koota give?`,
  'koota-total': () => 'How many of the 36 points do the eight kootas give?',
  arudha: ({ house }) =>
    house === 1
      ? 'In which sign is the arudha lagna?'
      : `In which sign is the arudha pada of the ${ordinal(house)} house?`,
  karaka: ({ karaka, scheme }) =>
    `Which graha is the ${JAIMINI.karakaLabels[karaka]}${scheme === 'eight' ? ' of eight, with Rahu' : ' of seven'}?`,
  eighth: ({ part }) => `Which eighth of daylight is ${DAY_PARTS[part]}?`,
  'part-starts': ({ part }) => `When does ${DAY_PARTS[part]} begin?`,
  'part-ends': ({ part }) => `When does ${DAY_PARTS[part]} end?`,
  'hora-lord': ({ hora }) =>
    hora === undefined
      ? 'Who is the lord of the hora at this time?'
      : `Who is the lord of the ${ordinal(hora)} hora from sunrise?`,
  tara: () => 'Which tara is the star of the day, from 1 to 9?',
  'tara-good': () => 'Is this tara favourable?',
  'chara-direction': () => 'Which way do the signs of Chara dasha go?',
  'chara-years': () =>
    'How many years has its first period, that of the lagna? Mars rules Vrishchika and Saturn Kumbha.',
  'chara-running': () => 'Whose sign’s Chara dasha runs on the date?',
  age: ({ graha }) => `In which of the five ages is ${grahaInText(graha)}?`,
  waking: () => 'Is it awake, dreaming or asleep?',
  combust: ({ graha }) => `Is ${grahaInText(graha)} combust?`,
  'combust-grahas': () => 'Which grahas are combust?',
}

/** What a part of an exercise asks. */
export function askText(ask: Ask): string {
  return textByCode(ASKS, ask)
}

const years = (count: number) => `${count} ${plural(count, 'year', 'years')}`
const Graha = (graha: Parameters<typeof grahaName>[0]) => capitalized(grahaInText(graha))

const STEPS: TextsByCode<SolutionStep> = {
  'sign-of-house': ({ house, from, sign }) => `The ${ordinal(house)} from ${fromText(from)} is ${rashiName(sign)}.`,
  'lord-of-sign': ({ sign, graha }) => `The lord of ${rashiName(sign)} is ${grahaInText(graha)}.`,
  'graha-in-sign': ({ graha, sign }) => `${Graha(graha)} is in ${rashiName(sign)}.`,
  'house-counted': ({ graha, from, house }) =>
    `Counted from ${fromText(from)} with its own sign as 1, ${grahaInText(graha)} is in house ${house}.`,
  'grahas-in-sign': ({ sign, grahas }) => `In ${rashiName(sign)}: ${listWithAnd(grahas.map(grahaName))}.`,
  'varga-part': ({ varga, part }) => `Of the ${varga} equal parts of the sign it is in part ${part}.`,
  'varga-counted': ({ start, count, sign }) => `Count ${count} from ${rashiName(start)}: ${rashiName(sign)}.`,
  'hora-half': ({ isOdd, half, sign }) =>
    `The sign is ${isOdd ? 'odd' : 'even'}, and half ${half} of it belongs to ${rashiName(sign)}.`,
  trimshamsha: ({ isOdd, part, sign }) =>
    `Of the five unequal parts of an ${isOdd ? 'odd' : 'even'} sign it is in part ${part}, that of ${rashiName(sign)}.`,
  'navamsha-of': ({ graha, sign, navamsha }) =>
    `${Graha(graha)}: ${signName(sign)} in the chart, ${signName(navamsha)} in the navamsha.`,
  'minutes-of-circle': ({ minutes }) =>
    `From the start of Mesha it is ${arcText(minutes)}, or ${minutes} minutes of arc.`,
  'nakshatra-found': ({ before, nakshatra }) =>
    `A nakshatra has 800 minutes. ${before} whole nakshatras lie before, so it is number ${before + 1}, ${nakshatraName(nakshatra)}.`,
  'pada-found': ({ into, pada }) =>
    `It is ${into} minutes into the nakshatra. A pada has 200, so this is pada ${pada}.`,
  'nakshatra-lord': ({ nakshatra, graha }) =>
    `The Vimshottari lord of ${nakshatraName(nakshatra)} is ${grahaInText(graha)}.`,
  balance: ({ graha, left, years: all, balance }) =>
    `${left} of 800 minutes are left, and ${grahaInText(graha)} has ${years(all)}: ${all} × ${left} ÷ 800 = ${balance.toFixed(2)} years.`,
  'balance-ends': ({ date }) => `Added to the birth, it ends on ${longDay(date)}.`,
  period: ({ lords, from, until }) => `${lords.map(grahaName).join(' – ')}: ${longDay(from)} to ${longDay(until)}.`,
  moved: ({ graha, longitude }) => `At sunrise ${grahaInText(graha)} has moved to ${givenText(longitude)}.`,
  elongation: ({ degrees, minutes }) => `The Moon is ${arcText(degrees * 60 + minutes)} ahead of the Sun.`,
  'tithi-counted': ({ count, paksha, tithi }) =>
    `A tithi has 12°, so this is number ${count} of 30: ${PANCHANGA.fortnights[paksha]} ${tithi}.`,
  'tithi-left': ({ minutes, gain, hours }) =>
    `${arcText(minutes)} are left. The Moon gains ${arcText(gain)} on the Sun in 24 hours, so they take ${hours} hours.`,
  exaltation: ({ graha, sign, until, debilitation }) =>
    `${Graha(graha)} is exalted in ${rashiName(sign)}${until < 30 ? ` up to ${until}°` : ''} and debilitated in ${rashiName(debilitation)}.`,
  moolatrikona: ({ graha, sign, from, until }) =>
    `The moolatrikona of ${grahaInText(graha)} is ${rashiName(sign)} from ${from}° to ${until}°.`,
  'dignity-of': ({ graha, sign, dignity }) => `${Graha(graha)} in ${rashiName(sign)}: ${POSITIONS.dignities[dignity]}.`,
  'natural-relation': ({ graha, other, relation }) =>
    `By nature ${grahaInText(other)} is to ${grahaInText(graha)}: ${POSITIONS.relations[relation]}.`,
  'temporary-relation': ({ graha, other, house, relation }) =>
    `${Graha(other)} is in the ${ordinal(house)} from ${grahaInText(graha)}. The 2nd, 3rd, 4th, 10th, 11th and 12th are friends, the others enemies: ${POSITIONS.relations[relation]}.`,
  'compound-relation': ({ relation }) => `Both together: ${POSITIONS.relations[relation]}.`,
  'aspect-houses': ({ graha, houses }) =>
    `${Graha(graha)} fully aspects the ${listWithAnd(houses.map(ordinal))} from itself.`,
  'aspect-checked': ({ graha, house, reaches }) =>
    `Counted from ${grahaInText(graha)} it is the ${ordinal(house)}: ${reaches ? 'aspected' : 'not aspected'}.`,
  yoga: ({ yoga }) => `${YOGA_TEXTS[yoga.id].name}: ${yogaReason(yoga.reason)}`,
  'no-yoga': () => 'None of them.',
  'bindu-given': ({ giver, house, gives }) =>
    `From ${fromText(giver)} it is the ${ordinal(house)}: ${gives ? '1 bindu' : 'none'}.`,
  'bindus-of': ({ graha, bindus }) => `From the ashtakavarga of ${grahaInText(graha)}: ${bindus}.`,
  sum: ({ total }) => `Together: ${total}.`,
  koota: ({ koota, reason, points, max }) => `${KOOTA_LABELS[koota]}, ${points} of ${max}. ${kootaReason(reason)}`,
  'arudha-counted': ({ house, count, sign }) =>
    `Its lord is in the ${ordinal(count)} from the ${ordinal(house)} house. As far again from the lord is ${rashiName(sign)}.`,
  'arudha-moved': ({ sign }) =>
    `A pada in the house itself or in the 7th from it moves to the 10th from there: ${rashiName(sign)}.`,
  advancement: ({ graha, degrees, minutes }) =>
    `${grahaName(graha)}: ${arcText(degrees * 60 + minutes)} in its sign${graha === 'rahu' ? ', counted from the end' : ''}.`,
  'karaka-held': ({ karaka, graha }) => `${JAIMINI.karakaLabels[karaka]}: ${grahaName(graha)}.`,
  'weekday-of': ({ date, weekday }) => `${longDay(date)} is a ${varaName(weekday)}.`,
  'eighth-of-weekday': ({ part, weekday, eighth }) =>
    `On a ${varaName(weekday)} ${DAY_PARTS[part]} is the ${ordinal(eighth)} eighth of daylight.`,
  'part-length': ({ minutes, parts, each }) =>
    `It lasts ${minutes} minutes. One of ${parts} parts has ${each} minutes.`,
  'part-span': ({ from, until }) => `From ${from} to ${until}.`,
  'hora-first': ({ weekday, graha }) =>
    `The first hora of a ${varaName(weekday)} belongs to ${grahaInText(graha)}. Then follow the Sun, Venus, Mercury, the Moon, Saturn, Jupiter and Mars in this order.`,
  'hora-number': ({ hora }) => `The time is in hora ${hora}, counted from sunrise.`,
  'hora-lord': ({ hora, graha }) => `Hora ${hora} belongs to ${grahaInText(graha)}.`,
  'stars-counted': ({ from, to, count }) =>
    `From ${nakshatraName(from)} to ${nakshatraName(to)}, both counted, are ${count}.`,
  'tara-found': ({ count, tara }) => `${count} less whole nines is ${tara}.`,
  'tara-judged': ({ tara, isGood }) =>
    `The 2nd, 4th, 6th, 8th and 9th are favourable: the ${ordinal(tara)} is ${isGood ? 'one of them' : 'not'}.`,
  'chara-direction': ({ ninth, isForward }) =>
    `The 9th from the lagna is ${rashiName(ninth)}. It counts ${isForward ? 'forward' : 'backward'}, and so do the periods.`,
  'chara-years': ({ sign, graha, lordSign, isForward, years: count }) =>
    `${rashiName(sign)} counts ${isForward ? 'forward' : 'backward'} to its lord, ${grahaInText(graha)}, in ${rashiName(lordSign)}: ${years(count)}.`,
  'chara-period': ({ sign, from, until }) => `${rashiName(sign)}: ${longDay(from)} to ${longDay(until)}.`,
  'sign-parity': ({ sign, isOdd }) =>
    `${rashiName(sign)} is ${isOdd ? 'odd: the ages go from infant to dead' : 'even: the ages go from dead to infant'}, 6° each.`,
  'age-found': ({ part, age }) => `It is in part ${part}: ${AGES[age]}.`,
  'waking-found': ({ dignity, waking }) => `${POSITIONS.dignities[dignity]}: ${WAKING[waking]}.`,
  separation: ({ graha, degrees, minutes }) => `${Graha(graha)} is ${arcText(degrees * 60 + minutes)} from the Sun.`,
  'combustion-limit': ({ graha, isRetrograde, limit }) =>
    `${Graha(graha)}${isRetrograde ? ', retrograde,' : ''} is combust within ${limit}°.`,
  'combustion-found': ({ graha, isCombust }) => `${Graha(graha)} is ${isCombust ? 'combust' : 'not combust'}.`,
}

/** One step of a solution. */
export function stepText(step: SolutionStep): string {
  return textByCode(STEPS, step)
}
