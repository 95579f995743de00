import type { Ask, Facts } from '../exercises.ts'

/**
 * Answers the questions of exercises from what a student is told, by other ways than the engine: counts on the whole
 * circle, rules of thumb and tables of its own. Nothing here calls the engine.
 */

type Place = { sign: number; degrees: number; minutes: number }
type Answer = string | number | (string | number)[]

const LUMINARIES_AND_PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']
const NINE = [...LUMINARIES_AND_PLANETS, 'rahu', 'ketu']
const PLANETS = LUMINARIES_AND_PLANETS.slice(2)
const SIGN_LORDS = 'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter'.split(' ')
const SHARES = 'ketu 7 venus 20 sun 6 moon 10 mars 7 rahu 18 jupiter 16 saturn 19 mercury 17'.split(' ')
const LORDS = SHARES.filter((_, index) => index % 2 === 0)
const YEARS = SHARES.filter((_, index) => index % 2 === 1).map(Number)
const DAY_MS = 86_400_000
const IST_MS = 330 * 60_000

const at = <Item>(items: readonly Item[], index: number): Item => items[index] as Item
const wrap = (value: number, circle: number) => ((value % circle) + circle) % circle
const whole = ({ sign, degrees, minutes }: Place) => (sign * 30 + degrees) * 60 + minutes
const inSign = ({ degrees, minutes }: Place) => degrees + minutes / 60
const countSigns = (from: number, to: number) => wrap(to - from, 12) + 1
const lordOf = (sign: number) => at(SIGN_LORDS, sign)
const isoInIndia = (ms: number) => new Date(ms + IST_MS).toISOString().slice(0, 10)
const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const clockOf = (minutes: number) => new Date(Math.round(minutes) * 60_000).toISOString().slice(11, 16)

function chartOf({ chart }: Facts) {
  if (!chart) throw new Error('There is no chart')
  const places = chart.grahas as Record<string, Place>
  const sign = (graha: string) => (graha === 'lagna' ? chart.lagna.sign : at([places[graha] as Place], 0).sign)
  const house = (graha: string, from = 'lagna') => countSigns(sign(from), sign(graha))
  const signOfHouse = (number: number, from = 'lagna') => wrap(sign(from) + number - 1, 12)
  return { places, sign, house, signOfHouse, lagna: chart.lagna, retrograde: chart.retrograde as readonly string[] }
}

const placeOf = ({ longitudes }: Facts, name: string) => (longitudes as Record<string, Place>)[name] as Place

// Vargas ------------------------------------------------------------------------------------------------------------

/** These count without a break from Mesha through the whole circle. */
const CONTINUOUS = [7, 9, 16, 20, 27]
const TRIMSHAMSHA = [
  [5, 0, 10, 10, 18, 8, 25, 2, 30, 6],
  [5, 1, 12, 5, 20, 11, 25, 9, 30, 7],
]

function vargaSign(place: Place, varga: number): number {
  const { sign } = place
  const isEven = sign % 2 === 1
  if (CONTINUOUS.includes(varga)) return Math.floor((whole(place) * varga) / 1800) % 12
  if (varga === 30) {
    const row = at(TRIMSHAMSHA, isEven ? 1 : 0)
    const part = [0, 2, 4, 6, 8].find((index) => inSign(place) < at(row, index)) ?? 8
    return at(row, part + 1)
  }
  const part = Math.floor((inSign(place) / 30) * varga)
  if (varga === 2) return isEven === (part === 0) ? 3 : 4
  if (varga === 3) return at([sign, sign + 4, sign + 8], part) % 12
  if (varga === 4) return at([sign, sign + 3, sign + 6, sign + 9], part) % 12
  const starts: Record<number, number> = {
    10: isEven ? sign + 8 : sign,
    12: sign,
    24: isEven ? 3 : 4,
    40: isEven ? 6 : 0,
    45: at([0, 4, 8], sign % 3),
    60: sign,
  }
  return ((starts[varga] as number) + part) % 12
}

// Vimshottari ---------------------------------------------------------------------------------------------------------

const starOf = (place: Place) => Math.floor(whole(place) / 800)
const starLord = (star: number) => at(LORDS, star % 9)

function balanceOf(moon: Place) {
  const share = starOf(moon) % 9
  return (at(YEARS, share) * (800 - (whole(moon) % 800))) / 800
}

/** Walks through the periods from the birth, level by level. */
function runningLords(facts: Facts, levels: number): string[] {
  const { birth, on, yearDays = 0 } = facts
  const moon = placeOf(facts, 'moon')
  const bornMs = Date.parse(birth?.utc ?? '')
  let days = (Date.parse(`${on}T12:00:00Z`) - IST_MS - bornMs) / DAY_MS
  let share = starOf(moon) % 9
  days += (at(YEARS, share) - balanceOf(moon)) * yearDays
  let lengthDays = 120 * yearDays
  const lords: string[] = []
  for (let level = 0; level < levels; level++) {
    while (days >= (lengthDays * at(YEARS, share)) / 120) {
      days -= (lengthDays * at(YEARS, share)) / 120
      share = (share + 1) % 9
    }
    lords.push(at(LORDS, share))
    lengthDays = (lengthDays * at(YEARS, share)) / 120
  }
  return lords
}

// Chara dasha -----------------------------------------------------------------------------------------------------------

/** Groups of three signs count forward and backward in turn. */
const isForwardSign = (sign: number) => Math.floor(sign / 3) % 2 === 0

function charaYears(facts: Facts, sign: number): number {
  const chart = chartOf(facts)
  const lordSign = chart.sign(lordOf(sign))
  return wrap((isForwardSign(sign) ? 1 : -1) * (lordSign - sign), 12) || 12
}

const isCharaForward = (facts: Facts) => isForwardSign(chartOf(facts).signOfHouse(9))

function runningChara(facts: Facts): number {
  let left = (Date.parse(`${facts.on}T12:00:00Z`) - IST_MS - Date.parse(facts.birth?.utc ?? '')) / DAY_MS / 365.25
  let sign: number = chartOf(facts).lagna.sign
  while (left >= charaYears(facts, sign)) {
    left -= charaYears(facts, sign)
    sign = wrap(sign + (isCharaForward(facts) ? 1 : -1), 12)
  }
  return sign
}

// Dignity -------------------------------------------------------------------------------------------------------------

/** Exaltation sign, the degree to which it goes, moolatrikona sign with its degrees. */
const DIGNITIES: Record<string, [number, number, number, number, number]> = {
  sun: [0, 30, 4, 0, 20],
  moon: [1, 3, 1, 3, 30],
  mars: [9, 30, 0, 0, 12],
  mercury: [5, 15, 5, 15, 20],
  jupiter: [3, 30, 8, 0, 10],
  venus: [11, 30, 6, 0, 15],
  saturn: [6, 30, 10, 0, 20],
}

/**
 * Parashara's rule behind the table of friends: the lords of the 2nd, 4th, 5th, 8th, 9th and 12th from the moolatrikona and
 * of the exaltation are friendly; who is it with all its signs is a friend, with one of two neutral, with none an enemy.
 */
function naturalRelation(graha: string, other: string): string {
  if (graha === other) return 'friend'
  const [exaltation, , moolatrikona] = DIGNITIES[graha] as [number, number, number, number, number]
  const friendly = new Set([exaltation, ...[2, 4, 5, 8, 9, 12].map((house) => (moolatrikona + house - 1) % 12)])
  const own = SIGN_LORDS.flatMap((lord, sign) => (lord === other ? [sign] : []))
  const good = own.filter((sign) => friendly.has(sign)).length
  if (good === own.length) return 'friend'
  return good === 0 ? 'enemy' : 'neutral'
}

function dignityOf(graha: string, place: Place): string {
  const [exaltation, until, moolatrikona, from, to] = DIGNITIES[graha] as [number, number, number, number, number]
  const degrees = inSign(place)
  if (place.sign === exaltation && degrees < until) return 'exalted'
  if (place.sign === (exaltation + 6) % 12) return 'debilitated'
  if (place.sign === moolatrikona && degrees >= from && degrees < to) return 'moolatrikona'
  return lordOf(place.sign) === graha ? 'own' : naturalRelation(graha, lordOf(place.sign))
}

const isStrong = (graha: string, place: Place) => ['exalted', 'moolatrikona', 'own'].includes(dignityOf(graha, place))

function temporaryRelation(facts: Facts, graha: string, other: string): string {
  const apart = chartOf(facts).house(other, graha)
  // Three signs on either side, without the graha's own.
  return apart !== 1 && (apart <= 4 || apart >= 10) ? 'friend' : 'enemy'
}

const SCALE = ['great-enemy', 'enemy', 'neutral', 'friend', 'great-friend']
const WORTH: Record<string, number> = { friend: 1, neutral: 0, enemy: -1 }

function compoundRelation(facts: Facts, graha: string, other: string): string {
  const sum = (WORTH[naturalRelation(graha, other)] ?? 0) + (WORTH[temporaryRelation(facts, graha, other)] ?? 0)
  return at(SCALE, sum + 2)
}

// Aspects -------------------------------------------------------------------------------------------------------------

const EXTRA: Record<string, number[]> = { mars: [4, 8], jupiter: [5, 9], saturn: [3, 10] }
const reaches = (graha: string, from: number, to: number) =>
  [7, ...(EXTRA[graha] ?? [])].some((house) => (from + house - 1) % 12 === to)

function aspecting(facts: Facts, aim: number, except?: string) {
  const chart = chartOf(facts)
  return LUMINARIES_AND_PLANETS.filter((graha) => graha !== except && reaches(graha, chart.sign(graha), aim))
}

// Yogas -----------------------------------------------------------------------------------------------------------------

const KENDRAS = [1, 4, 7, 10]

function hasYoga(facts: Facts, yoga: string): boolean {
  const { sign, house, places, signOfHouse } = chartOf(facts)
  const together = (one: string, other: string) => sign(one) === sign(other)
  const beside = (light: string, number: number) => PLANETS.some((graha) => house(graha, light) === number)
  const great = (graha: string) => KENDRAS.includes(house(graha)) && isStrong(graha, places[graha] as Place)
  const onlyBenefics = (aim: number) => {
    const there = NINE.filter((graha) => sign(graha) === aim)
    return there.length > 0 && there.every((graha) => ['mercury', 'jupiter', 'venus'].includes(graha))
  }
  const wellWishers = (numbers: number[], from?: string) =>
    ['mercury', 'jupiter', 'venus'].every((graha) => numbers.includes(house(graha, from)))
  const fallen = (number: number) => [6, 8, 12].includes(house(lordOf(signOfHouse(number))))
  const rules: Record<string, () => boolean> = {
    gajakesari: () => (sign('jupiter') - sign('moon')) % 3 === 0,
    'chandra-mangala': () => together('moon', 'mars'),
    budhaditya: () => together('sun', 'mercury'),
    'guru-mangala': () => together('jupiter', 'mars'),
    sunapha: () => beside('moon', 2) && !beside('moon', 12),
    anapha: () => !beside('moon', 2) && beside('moon', 12),
    durudhara: () => beside('moon', 2) && beside('moon', 12),
    vesi: () => beside('sun', 2) && !beside('sun', 12),
    vasi: () => !beside('sun', 2) && beside('sun', 12),
    ubhayachari: () => beside('sun', 2) && beside('sun', 12),
    ruchaka: () => great('mars'),
    bhadra: () => great('mercury'),
    hamsa: () => great('jupiter'),
    malavya: () => great('venus'),
    shasha: () => great('saturn'),
    kemadruma: () =>
      ![12, 1, 2].some((number) => beside('moon', number)) && !PLANETS.some((graha) => KENDRAS.includes(house(graha))),
    shakata: () => [6, 8, 12].includes(house('moon', 'jupiter')) && !KENDRAS.includes(house('moon')),
    adhi: () => wellWishers([6, 7, 8], 'moon'),
    amala: () => onlyBenefics(signOfHouse(10, 'moon')) || onlyBenefics(signOfHouse(10)),
    vasumati: () => wellWishers([3, 6, 10, 11]),
    'viparita-harsha': () => fallen(6),
    'viparita-sarala': () => fallen(8),
    'viparita-vimala': () => fallen(12),
  }
  return (rules[yoga] as () => boolean)()
}

// Ashtakavarga --------------------------------------------------------------------------------------------------------

/** Houses from Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn and lagna; a, b, c are the 10th, 11th and 12th. */
const BINDUS: Record<string, string> = {
  sun: '124789ab 36ab 124789ab 3569abc 569b 67c 124789ab 346abc',
  moon: '3678ab 1367ab 23569ab 134578ab 1478abc 34579ab 356b 36ab',
  mars: '356ab 36b 12478ab 356b 6abc 68bc 14789ab 136ab',
  mercury: '569bc 2468ab 124789ab 13569abc 68bc 1234589b 124789ab 12468ab',
  jupiter: '1234789ab 2579b 12478ab 124569ab 123478ab 2569ab 356c 1245679ab',
  venus: '8bc 1234589bc 3569bc 3569b 589ab 1234589ab 34589ab 1234589b',
  saturn: '12478ab 36b 356abc 689abc 56bc 6bc 356b 1346ab',
}

function bindus(facts: Facts, owner: string, sign: number): number {
  const chart = chartOf(facts)
  const givers = [...LUMINARIES_AND_PLANETS, 'lagna']
  const rows = (BINDUS[owner] as string).split(' ')
  return givers.filter((giver, index) => at(rows, index).includes(countSigns(chart.sign(giver), sign).toString(16)))
    .length
}

// Kootas ----------------------------------------------------------------------------------------------------------------

const GANAS = 'DMRMDMDDRRMMDRDRDRRMMDRRMMD'
const ANIMALS =
  'horse elephant sheep serpent serpent dog cat sheep cat rat rat cow buffalo tiger buffalo tiger deer deer dog monkey mongoose monkey lion horse lion cow elephant'.split(
    ' ',
  )
const ANIMAL_ORDER = 'horse elephant sheep serpent dog cat rat cow buffalo tiger deer monkey mongoose lion'.split(' ')
/** The upper half of the table, which is symmetric, row by row from the diagonal. */
const ANIMAL_POINTS = [
  '42232221013321',
  '4332222312320',
  '421213312031',
  '42111122202',
  '4212210211',
  '402213321',
  '42222212',
  '4303221',
  '412221',
  '41121',
  '4221',
  '432',
  '42',
  '4',
]
const VASHYA_SIGNS = ['C', 'C', 'M', 'J', 'V', 'M', 'M', 'K', 'MC', 'CJ', 'M', 'J']
const VASHYA_POINTS: Record<string, number[]> = {
  C: [2, 1, 1, 1.5, 1],
  M: [1, 2, 1.5, 0, 1],
  J: [1, 1.5, 2, 1, 1],
  V: [0, 0, 0, 2, 0],
  K: [1, 1, 1, 0, 2],
}
const GANA_POINTS: Record<string, number> = { DD: 6, DM: 5, DR: 1, MD: 6, MM: 6, MR: 0, RD: 0, RM: 0, RR: 6 }
/** By how many points both relations are worth together, from two enemies to two friends. */
const MAITRI_POINTS: Record<string, number> = {
  'enemy enemy': 0,
  'enemy neutral': 0.5,
  'enemy friend': 1,
  'neutral neutral': 3,
  'friend neutral': 4,
  'friend friend': 5,
}

function kootaPoints(facts: Facts, koota: string): number {
  const [bride, groom] = [placeOf(facts, 'bride'), placeOf(facts, 'groom')]
  const stars = [starOf(bride), starOf(groom)] as const
  // Air, earth, fire and water in rising order.
  const varna = ({ sign }: Place) => at([3, 2, 1, 4], sign % 4)
  const vashya = (place: Place) => {
    const groups = at(VASHYA_SIGNS, place.sign)
    return at([...groups], groups.length > 1 && inSign(place) >= 15 ? 1 : 0)
  }
  const isGoodCount = (from: number, to: number) => ![3, 5, 7].includes((wrap(to - from, 27) + 1) % 9)
  switch (koota) {
    case 'varna':
      return varna(groom) >= varna(bride) ? 1 : 0
    case 'vashya':
      return at(VASHYA_POINTS[vashya(bride)] as number[], 'CMJVK'.indexOf(vashya(groom)))
    case 'tara':
      return (isGoodCount(stars[0], stars[1]) ? 1.5 : 0) + (isGoodCount(stars[1], stars[0]) ? 1.5 : 0)
    case 'yoni': {
      const [low, high] = stars.map((star) => ANIMAL_ORDER.indexOf(at(ANIMALS, star))).sort((one, two) => one - two)
      return Number(at([...at(ANIMAL_POINTS, low as number)], (high as number) - (low as number)))
    }
    case 'grahaMaitri': {
      const [one, other] = [lordOf(bride.sign), lordOf(groom.sign)]
      return MAITRI_POINTS[[naturalRelation(one, other), naturalRelation(other, one)].sort().join(' ')] as number
    }
    case 'gana':
      return GANA_POINTS[at([...GANAS], stars[0]) + at([...GANAS], stars[1])] as number
    case 'bhakoot': {
      const pair = [countSigns(bride.sign, groom.sign), countSigns(groom.sign, bride.sign)].sort((a, b) => a - b)
      return ['2 12', '5 9', '6 8'].includes(pair.join(' ')) ? 0 : 7
    }
    default: {
      // The three nadis run forth and back.
      const nadi = (star: number) => at([0, 1, 2, 2, 1, 0], star % 6)
      return nadi(stars[0]) === nadi(stars[1]) ? 0 : 8
    }
  }
}

const KOOTAS = ['varna', 'vashya', 'tara', 'yoni', 'grahaMaitri', 'gana', 'bhakoot', 'nadi']

// Days --------------------------------------------------------------------------------------------------------------------

/** Each weekday's eighth, Sunday first. */
const EIGHTHS: Record<string, string> = { rahu: '8275643', yamaganda: '5432176', gulika: '7654321' }
const CHALDEAN = 'saturn jupiter mars sun venus mercury moon'.split(' ')

const weekday = ({ day }: Facts) => day?.weekday ?? new Date(`${day?.date}T00:00:00Z`).getUTCDay()
const eighth = (facts: Facts, part: string) => Number((EIGHTHS[part] as string)[weekday(facts)])

function partTime(facts: Facts, part: string, edge: 0 | 1): string {
  const [rise, set] = [clock(facts.day?.sunrise ?? ''), clock(facts.day?.sunset ?? '')]
  return clockOf(rise + ((set - rise) * (eighth(facts, part) - 1 + edge)) / 8)
}

function horaLord(facts: Facts, hora: number): string {
  const lordOfDay = at(LUMINARIES_AND_PLANETS, weekday(facts))
  return at(CHALDEAN, (CHALDEAN.indexOf(lordOfDay) + hora - 1) % 7)
}

function horaAt({ day }: Facts): number {
  const minutes = (text: string | undefined) => clock(text ?? '')
  const start = minutes(day?.isNight ? day.sunset : day?.sunrise)
  const end = minutes(day?.isNight ? day.nextSunrise : day?.sunset)
  const length = wrap(end - start, 1440)
  const into = wrap(minutes(day?.time) - start, 1440)
  return Math.floor((into * 12) / length) + (day?.isNight ? 13 : 1)
}

function elongation(facts: Facts): number {
  const { day, longitudesAt, dailyMotion } = facts
  const since = longitudesAt ? (clock(day?.sunrise ?? '') - clock(longitudesAt)) / 1440 : 0
  const gain = dailyMotion ? dailyMotion.moon - dailyMotion.sun : 0
  return wrap(whole(placeOf(facts, 'moon')) - whole(placeOf(facts, 'sun')) + gain * since, 21600)
}

// Jaimini, avasthas, combustion -----------------------------------------------------------------------------------------

function arudha(facts: Facts, house: number): number {
  const { signOfHouse, sign } = chartOf(facts)
  const start = signOfHouse(house)
  const steps = wrap(sign(lordOf(start)) - start, 12)
  // The lord in the house or in the 7th gives the 10th from it, in the 4th or 10th from it the 4th.
  if (steps % 6 === 0) return wrap(start + 9, 12)
  if (steps % 3 === 0) return wrap(start + 3, 12)
  return wrap(start + 2 * steps, 12)
}

const KARAKAS: Record<string, string[]> = {
  seven: 'atma amatya bhratri matri putra gnati dara'.split(' '),
  eight: 'atma amatya bhratri matri pitri putra gnati dara'.split(' '),
}

function karaka(facts: Facts, name: string, scheme: string): string {
  const { places } = chartOf(facts)
  const gone = (graha: string) =>
    graha === 'rahu' ? 30 - inSign(places.rahu as Place) : inSign(places[graha] as Place)
  const grahas = scheme === 'eight' ? [...LUMINARIES_AND_PLANETS, 'rahu'] : LUMINARIES_AND_PLANETS
  const rank = (KARAKAS[scheme] as string[]).indexOf(name)
  return grahas.find((graha) => grahas.filter((other) => gone(other) > gone(graha)).length === rank) ?? ''
}

const AGES = ['infant', 'youth', 'adult', 'old', 'dead']

function ageOf(place: Place): string {
  const part = Math.floor(inSign(place) / 6)
  return at(place.sign % 2 === 0 ? AGES : [...AGES].reverse(), part)
}

function wakingOf(graha: string, place: Place): string {
  if (isStrong(graha, place)) return 'awake'
  return ['friend', 'neutral'].includes(dignityOf(graha, place)) ? 'dreaming' : 'asleep'
}

const LIMITS: Record<string, [number, number]> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
}

function isCombust(graha: string, place: Place, sun: Place, isRetrograde: boolean): boolean {
  const limits = LIMITS[graha]
  if (!limits) return false
  // The cosine does not mind on which side of Mesha's start the two are.
  const apart = ((whole(place) - whole(sun)) / 60) * (Math.PI / 180)
  return Math.cos(apart) >= Math.cos((limits[isRetrograde ? 1 : 0] * Math.PI) / 180)
}

const yesNo = (isTrue: boolean) => (isTrue ? 'yes' : 'no')

type Solver = (facts: Facts, ask: never) => Answer

const SOLVERS: { [Code in Ask['code']]: (facts: Facts, ask: Extract<Ask, { code: Code }>) => Answer } = {
  'lagna-lord': (facts) => lordOf(chartOf(facts).lagna.sign),
  'house-of-lagna-lord': (facts) => chartOf(facts).house(lordOf(chartOf(facts).lagna.sign)),
  'lord-of-house': (facts, { house }) => lordOf(chartOf(facts).signOfHouse(house)),
  'house-of-lord': (facts, { house }) => chartOf(facts).house(lordOf(chartOf(facts).signOfHouse(house))),
  'house-from': (facts, { graha, from }) => chartOf(facts).house(graha, from),
  'grahas-in-house': (facts, { house, from }) => NINE.filter((graha) => chartOf(facts).house(graha, from) === house),
  'varga-sign': (facts, { graha, varga }) => vargaSign(placeOf(facts, graha), varga),
  'varga-lord': (facts, { graha, varga }) => lordOf(vargaSign(placeOf(facts, graha), varga)),
  vargottama: (facts) => {
    const { places, sign } = chartOf(facts)
    return NINE.filter((graha) => vargaSign(places[graha] as Place, 9) === sign(graha))
  },
  nakshatra: (facts, { graha }) => starOf(placeOf(facts, graha)),
  pada: (facts, { graha }) => (Math.floor(whole(placeOf(facts, graha)) / 200) % 4) + 1,
  'nakshatra-lord': (facts, { graha }) => starLord(starOf(placeOf(facts, graha))),
  'dasha-lord': (facts) => starLord(starOf(placeOf(facts, 'moon'))),
  'balance-years': (facts) => balanceOf(placeOf(facts, 'moon')),
  'balance-ends': (facts) =>
    isoInIndia(Date.parse(facts.birth?.utc ?? '') + balanceOf(placeOf(facts, 'moon')) * 365.25 * DAY_MS),
  'running-lord': (facts, { dashaLevel }) => at(runningLords(facts, dashaLevel), dashaLevel - 1),
  paksha: (facts) => (elongation(facts) < 10_800 ? 'shukla' : 'krishna'),
  tithi: (facts) => Math.floor((elongation(facts) % 10_800) / 720) + 1,
  'tithi-hours': (facts) => {
    const gain = (facts.dailyMotion?.moon ?? 0) - (facts.dailyMotion?.sun ?? 0)
    return ((720 - (elongation(facts) % 720)) * 24) / gain
  },
  dignity: (facts, { graha }) => dignityOf(graha, placeOf(facts, graha)),
  'strong-grahas': (facts) =>
    LUMINARIES_AND_PLANETS.filter((graha) => isStrong(graha, chartOf(facts).places[graha] as Place)),
  'debilitated-grahas': (facts) =>
    LUMINARIES_AND_PLANETS.filter((graha) => dignityOf(graha, chartOf(facts).places[graha] as Place) === 'debilitated'),
  'natural-relation': (_, { graha, other }) => naturalRelation(graha, other),
  'temporary-relation': (facts, { graha, other }) => temporaryRelation(facts, graha, other),
  'compound-relation': (facts, { graha, other }) => compoundRelation(facts, graha, other),
  'signs-aspected': (facts, { graha }) =>
    Array.from({ length: 12 }, (_, sign) => sign).filter((sign) => reaches(graha, placeOf(facts, graha).sign, sign)),
  'grahas-aspecting': (facts, { graha }) => aspecting(facts, chartOf(facts).sign(graha), graha),
  'grahas-aspecting-house': (facts, { house }) => aspecting(facts, chartOf(facts).signOfHouse(house)),
  // The test asks for each of the offered ones.
  yogas: () => [],
  bindus: (facts, { graha, sign }) => bindus(facts, graha, sign),
  sarva: (facts, { sign }) => LUMINARIES_AND_PLANETS.reduce((sum, owner) => sum + bindus(facts, owner, sign), 0),
  'koota-points': (facts, { koota }) => kootaPoints(facts, koota),
  'koota-total': (facts) => KOOTAS.reduce((sum, koota) => sum + kootaPoints(facts, koota), 0),
  arudha: (facts, { house }) => arudha(facts, house),
  karaka: (facts, { karaka: name, scheme }) => karaka(facts, name, scheme),
  eighth: (facts, { part }) => eighth(facts, part),
  'part-starts': (facts, { part }) => partTime(facts, part, 0),
  'part-ends': (facts, { part }) => partTime(facts, part, 1),
  'hora-lord': (facts, { hora }) => horaLord(facts, hora ?? horaAt(facts)),
  tara: (facts) => taraOf(facts),
  'tara-good': (facts) => yesNo([2, 4, 6, 8, 9].includes(taraOf(facts))),
  'chara-direction': (facts) => (isCharaForward(facts) ? 'forward' : 'backward'),
  'chara-years': (facts) => charaYears(facts, chartOf(facts).lagna.sign),
  'chara-running': (facts) => runningChara(facts),
  age: (facts, { graha }) => ageOf(placeOf(facts, graha)),
  waking: (facts, { graha }) => wakingOf(graha, placeOf(facts, graha)),
  combust: (facts, { graha }) =>
    yesNo(isCombust(graha, placeOf(facts, graha), placeOf(facts, 'sun'), facts.retrograde?.includes(graha) ?? false)),
  'combust-grahas': (facts) => {
    const { places, retrograde } = chartOf(facts)
    const sun = places.sun as Place
    return LUMINARIES_AND_PLANETS.filter((graha) =>
      isCombust(graha, places[graha] as Place, sun, retrograde.includes(graha)),
    )
  },
}

function taraOf(facts: Facts): number {
  const { birth, day } = facts.stars ?? {
    birth: starOf(placeOf(facts, 'birthMoon')),
    day: starOf(placeOf(facts, 'dayMoon')),
  }
  return (wrap(day - birth, 27) % 9) + 1
}

/** The answer to a question, with the codes that its form offers. */
export function solveAsk(facts: Facts, ask: Ask, options: readonly (string | number)[]): Answer {
  if (ask.code === 'yogas') return options.filter((yoga) => hasYoga(facts, String(yoga)))
  const answer = (SOLVERS[ask.code] as Solver)(facts, ask as never)
  // Where the degrees do not count, the moolatrikona is the own sign, and what is none of the three is another.
  if (ask.code === 'dignity' && options.includes('other')) {
    if (answer === 'moolatrikona') return 'own'
    return options.includes(answer as string) ? answer : 'other'
  }
  return answer
}
