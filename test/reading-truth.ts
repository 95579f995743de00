import { type Chart, computeChart, GRAHAS, type Graha, type SignLord, skyAt, type YogaReason } from '@muhurta/jyotish'
import { bhavaBala, shadbala } from '@muhurta/jyotish/strength'
import type { TimedChart } from '#domain/charts/birth-chart.ts'
import type { Statement } from '#domain/charts/reading/statement.ts'

/**
 * Says whether a statement of a reading is true of a chart. Written from longitudes of the engine with tables and arithmetic of its
 * own, and with none of the rules that make the statements. The strengths of grahas and houses are the engine's: they are compared
 * with published values in its own tests.
 */
const LORDS: readonly SignLord[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
]
const SEVEN: readonly SignLord[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']
const FIVE: readonly Graha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']
const EXALTED: Record<SignLord, readonly [sign: number, until: number]> = {
  sun: [0, 30],
  moon: [1, 3],
  mars: [9, 30],
  mercury: [5, 15],
  jupiter: [3, 30],
  venus: [11, 30],
  saturn: [6, 30],
}
const MOOLATRIKONA: Record<SignLord, readonly [sign: number, from: number, until: number]> = {
  sun: [4, 0, 20],
  moon: [1, 3, 30],
  mars: [0, 0, 12],
  mercury: [5, 15, 20],
  jupiter: [8, 0, 10],
  venus: [6, 0, 15],
  saturn: [10, 0, 20],
}
const FRIENDS: Record<SignLord, readonly SignLord[]> = {
  sun: ['moon', 'mars', 'jupiter'],
  moon: ['sun', 'mercury'],
  mars: ['sun', 'moon', 'jupiter'],
  mercury: ['sun', 'venus'],
  jupiter: ['sun', 'moon', 'mars'],
  venus: ['mercury', 'saturn'],
  saturn: ['mercury', 'venus'],
}
const ENEMIES: Record<SignLord, readonly SignLord[]> = {
  sun: ['venus', 'saturn'],
  moon: [],
  mars: ['mercury'],
  mercury: ['moon'],
  jupiter: ['mercury', 'venus'],
  venus: ['sun', 'moon'],
  saturn: ['sun', 'moon', 'mars'],
}
const REQUIRED: Record<SignLord, number> = {
  sun: 5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
}
const SPECIAL_ASPECTS: Partial<Record<Graha, readonly number[]>> = { mars: [4, 8], jupiter: [5, 9], saturn: [3, 10] }
const DASHA: readonly (readonly [Graha, number])[] = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
]
/** Degrees from the Sun, direct and retrograde (Surya Siddhanta, ch. 9). */
const BURNT_WITHIN: Partial<Record<Graha, readonly [direct: number, retrograde: number]>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
}
/** Places that give a bindu to Jupiter and Saturn, counted from each of the eight (Brihat Jataka, ch. 9): 56 and 39 of them. */
const BINDUS: Partial<Record<Graha, Readonly<Record<SignLord | 'lagna', readonly number[]>>>> = {
  jupiter: {
    sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    moon: [2, 5, 7, 9, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    venus: [2, 5, 6, 9, 10, 11],
    saturn: [3, 5, 6, 12],
    lagna: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  saturn: {
    sun: [1, 2, 4, 7, 8, 10, 11],
    moon: [3, 6, 11],
    mars: [3, 5, 6, 10, 11, 12],
    mercury: [6, 8, 9, 10, 11, 12],
    jupiter: [5, 6, 11, 12],
    venus: [6, 11, 12],
    saturn: [3, 5, 6, 11],
    lagna: [1, 3, 4, 6, 10, 11],
  },
}
const GOOD_TRANSITS: Partial<Record<Graha, readonly number[]>> = { jupiter: [2, 5, 7, 9, 11] }
const MANGAL = {
  northern: { houses: [1, 4, 7, 8, 12], from: ['lagna', 'moon'] },
  raman: { houses: [2, 4, 7, 8, 12], from: ['lagna', 'moon', 'venus'] },
  combined: { houses: [1, 2, 4, 7, 8, 12], from: ['lagna', 'moon', 'venus'] },
  lagna: { houses: [1, 4, 7, 8, 12], from: ['lagna'] },
} as const
const MANGAL_EXEMPT: Record<number, readonly number[]> = { 2: [2, 5], 4: [0, 7], 7: [3, 9], 8: [8, 11], 12: [1, 6] }

const mod = (value: number, by: number) => ((value % by) + by) % by
const signOf = (longitude: number) => Math.floor(mod(longitude, 360) / 30)
const countFrom = (from: number, to: number) => mod(to - from, 12) + 1
const sameSet = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each) => other.includes(each))

type Span = { readonly lord: Graha; readonly start: number; readonly end: number }

/** The 120 years from the Moon's longitude, by proportion. */
function mahadashas({ longitude }: { longitude: number }, birth: number, yearDays: number): Span[] {
  const part = (mod(longitude, 360) * 27) / 360
  let start = birth - (part % 1) * (DASHA[Math.floor(part) % 9]?.[1] ?? 0) * yearDays
  return Array.from({ length: 9 }, (_, index) => {
    const [lord, years] = DASHA[(Math.floor(part) + index) % 9] ?? (['ketu', 7] as const)
    const span = { lord, start, end: start + years * yearDays }
    start = span.end
    return span
  })
}

function antardashas({ lord, start, end }: Span): Span[] {
  const first = DASHA.findIndex(([each]) => each === lord)
  let from = start
  return Array.from({ length: 9 }, (_, index) => {
    const [sub, years] = DASHA[(first + index) % 9] ?? (['ketu', 7] as const)
    const span = { lord: sub, start: from, end: from + ((end - start) * years) / 120 }
    from = span.end
    return span
  })
}

/** Backward if the longitude falls from an hour before to an hour after. */
function movesBack({ chart }: TimedChart, graha: Graha): boolean {
  const options = { ayanamsa: chart.conventions.ayanamsa, node: chart.conventions.node }
  const [before, after] = [-1, 1].map((hours) => {
    const sky = skyAt(chart.jdUt + hours / 24, options)
    return sky.ok ? sky.value.grahas[graha].longitude : Number.NaN
  })
  return mod((after ?? 0) - (before ?? 0), 360) > 180
}

function isBurnt(cast: TimedChart, graha: Graha): boolean {
  const limits = BURNT_WITHIN[graha]
  if (!limits) return false
  const { grahas } = cast.chart
  const ahead = mod(grahas[graha].longitude - grahas.sun.longitude, 360)
  return Math.min(ahead, 360 - ahead) <= limits[FIVE.includes(graha) && movesBack(cast, graha) ? 1 : 0]
}

const isInOwnNinth = (longitude: number) => Math.floor((longitude * 108) / 360) % 12 === signOf(longitude)

/** What a draft has to say of the states of grahas and of the empty houses, as `saidOf` writes it. */
export function statesToSay(cast: TimedChart): string[] {
  const { chart } = cast
  const lagna = signOf(chart.lagna.longitude)
  const house = (graha: Graha) => countFrom(lagna, signOf(chart.grahas[graha].longitude))
  const houses = Array.from({ length: 12 }, (_, index) => index + 1)
  return [
    ...GRAHAS.map((graha) => `graha-in-house ${graha}`),
    ...GRAHAS.filter((graha) => isBurnt(cast, graha)).map((graha) => `graha-combust ${graha}`),
    ...FIVE.filter((graha) => movesBack(cast, graha)).map((graha) => `graha-retrograde ${graha}`),
    ...GRAHAS.filter((graha) => isInOwnNinth(chart.grahas[graha].longitude)).map(
      (graha) => `graha-vargottama ${graha}`,
    ),
    ...houses
      .filter((number) => GRAHAS.every((graha) => house(graha) !== number))
      .map((number) => `house-empty ${number}`),
  ].sort()
}

export function statesSaid(statements: readonly Statement[]): string[] {
  return statements
    .flatMap((statement) => {
      switch (statement.code) {
        case 'graha-in-house':
        case 'graha-combust':
        case 'graha-retrograde':
        case 'graha-vargottama':
          return [`${statement.code} ${statement.graha}`]
        case 'house-empty':
          return [`${statement.code} ${statement.house}`]
        default:
          return []
      }
    })
    .sort()
}

export function truthOf(cast: TimedChart, nowMs: number): (statement: Statement) => boolean {
  const { chart } = cast
  const now = nowMs / 86_400_000 + 2_440_587.5
  const longitudes = chart.placements.longitudes as Readonly<Record<Graha, number>>
  const lagna = signOf(chart.lagna.longitude)
  const sign = (graha: Graha) => signOf(longitudes[graha])
  const house = (graha: Graha) => countFrom(lagna, sign(graha))
  const lordOfHouse = (number: number) => LORDS[mod(lagna + number - 1, 12)]
  const ruledBy = (graha: Graha) => Array.from({ length: 12 }, (_, i) => i + 1).filter((n) => lordOfHouse(n) === graha)
  const sees = (graha: Graha, target: number) =>
    [7, ...(SPECIAL_ASPECTS[graha] ?? [])].includes(countFrom(sign(graha), target))
  const dignity = (graha: SignLord) => dignityOf(graha, longitudes[graha])
  const strengths = shadbala(chart)
  const rupas = (graha: SignLord) => (strengths.ok ? strengths.value.rupas[graha] : Number.NaN)
  const isStrong = (graha: SignLord) =>
    rupas(graha) >= REQUIRED[graha] && dignity(graha) !== 'debilitated' && !isBurnt(cast, graha)
  const mahas = mahadashas(chart.grahas.moon, chart.jdUt, chart.conventions.yearDays)
  const isOn = (date: string, jd: number) =>
    Math.abs(middayOf(date) - (jd + cast.instant.offsetSeconds / 86_400)) < 0.51
  const isSpan = ({ from, until }: { from: string; until: string }, span: Span | undefined) =>
    span !== undefined && isOn(from, span.start) && isOn(until, span.end)
  const running = mahas.find(({ start, end }) => start <= now && now < end)
  const antars = running ? antardashas(running) : []
  const runningAntar = antars.find(({ start, end }) => start <= now && now < end)
  const options = { ayanamsa: chart.conventions.ayanamsa, node: chart.conventions.node }
  const signThen = (graha: Graha, jd: number) => {
    const sky = skyAt(jd, options)
    return sky.ok ? signOf(sky.value.grahas[graha].longitude) : -1
  }
  const dayOf = (date: string) => middayOf(date) - cast.instant.offsetSeconds / 86_400
  const sadeSatiAt = (jd: number) => [12, 1, 2].includes(countFrom(sign('moon'), signThen('saturn', jd)))
  const goodTransits = (graha: Graha) => GOOD_TRANSITS[graha] ?? [3, 6, 11]
  const origins = { lagna, moon: sign('moon'), venus: sign('venus') }
  const mangal = (set: keyof typeof MANGAL) =>
    MANGAL[set].from
      .map((from) => ({ from, house: countFrom(origins[from], sign('mars')) }))
      .filter((place) => (MANGAL[set].houses as readonly number[]).includes(place.house))
  const outside = (isAhead: boolean) =>
    SEVEN.filter((graha) => mod(longitudes[graha] - longitudes.rahu, 360) <= 180 !== isAhead)
  const fewest = [outside(true), outside(false)].toSorted((one, other) => one.length - other.length)[0] ?? []
  const otherChart = (changed: object): Chart => {
    const other = computeChart({ ...chart.location, jdUt: chart.jdUt, options: { ...chart.conventions, ...changed } })
    if (!other.ok) throw new Error('no other chart')
    return other.value
  }
  const bindus = (graha: Graha, target: number) =>
    Object.entries(BINDUS[graha] ?? {}).filter(([from, places]) =>
      places.includes(countFrom(from === 'lagna' ? lagna : sign(from as SignLord), target)),
    ).length
  const star = (longitude: number) => Math.floor((mod(longitude, 360) * 27) / 360)
  const placesBySripati = () => {
    const { houses } = otherChart({ houseSystem: 'sripati' })
    return (graha: Graha) =>
      1 + houses.findIndex(({ start, end }) => mod(longitudes[graha] - start, 360) < mod(end - start, 360))
  }

  const isTrue = (statement: Statement): boolean => {
    switch (statement.code) {
      case 'lagna-at':
        return statement.rashi === lagna && Math.abs(mod(chart.lagna.longitude, 30) - statement.degrees) < 1e-6
      case 'lagna-sign':
        return statement.rashi === lagna
      case 'moon-at':
        return (
          statement.rashi === sign('moon') &&
          statement.house === house('moon') &&
          Math.abs(mod(longitudes.moon, 30) - statement.degrees) < 1e-6
        )
      case 'moon-sign':
        return statement.rashi === sign('moon')
      case 'moon-phase':
        return statement.isWaxing === mod(longitudes.moon - longitudes.sun, 360) < 180
      case 'star-at': {
        const quarter = Math.floor((longitudes.moon * 108) / 360)
        return (
          statement.nakshatra === Math.floor(quarter / 4) &&
          statement.pada === (quarter % 4) + 1 &&
          statement.lord === DASHA[statement.nakshatra % 9]?.[0]
        )
      }
      case 'star':
        return statement.nakshatra === star(longitudes.moon)
      case 'first-period': {
        const [first] = mahas
        const left = first ? (first.end - chart.jdUt) / chart.conventions.yearDays : Number.NaN
        return statement.graha === first?.lord && Math.abs(statement.years - left) < 1e-4
      }
      case 'house-about':
        return true
      case 'house-sign':
        return statement.rashi === mod(lagna + statement.house - 1, 12) && statement.lord === LORDS[statement.rashi]
      case 'house-strength': {
        if (!strengths.ok) return false
        const totals = bhavaBala(chart, strengths.value)
        const own = totals.find((each) => each.house === statement.house)?.total ?? Number.NaN
        const stronger = totals.filter(({ total }) => total > own).length
        return Math.abs(statement.rupas - own / 60) < 1e-9 && statement.rank === stronger + 1
      }
      case 'house-empty':
        return GRAHAS.every((graha) => house(graha) !== statement.house)
      case 'house-seen': {
        const target = mod(lagna + statement.house - 1, 12)
        return sameSet(
          statement.grahas,
          SEVEN.filter((graha) => sees(graha, target)),
        )
      }
      case 'lord-place':
        return lordOfHouse(statement.rules) === statement.graha && house(statement.graha) === statement.house
      case 'lord-in-house':
        return house(lordOfHouse(statement.rules) ?? 'sun') === statement.house
      case 'graha-in-house':
        return house(statement.graha) === statement.house
      case 'graha-dignity':
        return statement.rashi === sign(statement.graha) && statement.dignity === dignity(statement.graha as SignLord)
      case 'graha-strength':
        return statement.required === REQUIRED[statement.graha] && statement.rupas === rupas(statement.graha)
      case 'graha-combust':
        return isBurnt(cast, statement.graha)
      case 'graha-retrograde':
        return FIVE.includes(statement.graha) && movesBack(cast, statement.graha)
      case 'graha-vargottama': {
        return statement.rashi === sign(statement.graha) && isInOwnNinth(longitudes[statement.graha])
      }
      case 'yogakaraka': {
        const ruled = ruledBy(statement.graha).filter((each) => each !== 1)
        const isBoth = ruled.some((n) => [4, 7, 10].includes(n)) && ruled.some((n) => [5, 9].includes(n))
        return isBoth && sameSet(ruled, statement.houses)
      }
      // What a yoga is, is checked with its reasons.
      case 'yoga-rule':
      case 'yoga-reading':
        return true
      case 'yoga-reason':
        return isReason(statement.reason, { lagna, sign, longitudes, lordOfHouse, sees, dignity })
      case 'yoga-strength':
        return (
          statement.strong.every(isStrong) &&
          !statement.others.some(isStrong) &&
          (statement.strength === 'all') === (statement.others.length === 0) &&
          (statement.strength === 'none') === (statement.strong.length === 0)
        )
      case 'yoga-periods':
        return statement.spans.every((span) => {
          const maha = mahas.find(({ lord }) => lord === span.graha)
          return isSpan(span, maha) && maha !== undefined && maha.end > now
        })
      case 'yoga-runs':
        return statement.lords.every((lord) => lord === running?.lord || lord === runningAntar?.lord)
      // Mercury is in the sign of the Sun or beside it, and each of these is a yoga.
      case 'yogas-none':
        return false
      case 'maha-runs':
        return statement.graha === running?.lord && isSpan(statement, running)
      case 'maha-next': {
        const next = mahas.find(({ start }) => start > now)
        return statement.graha === next?.lord && isSpan(statement, next)
      }
      case 'antar-runs':
        return (
          statement.maha === running?.lord && statement.graha === runningAntar?.lord && isSpan(statement, runningAntar)
        )
      case 'antar-next': {
        const next = antars.find(({ lord }) => lord === statement.graha)
        return statement.maha === running?.lord && next !== undefined && next.start > now && isSpan(statement, next)
      }
      case 'period-houses':
        return sameSet(statement.rules, ruledBy(statement.graha)) && statement.house === house(statement.graha)
      case 'period-node':
        return statement.house === house(statement.graha) && statement.signLord === LORDS[sign(statement.graha)]
      case 'graha-nature':
        return true
      case 'periods-outside':
        return running === undefined
      case 'transit-stay': {
        const { graha, rashi, from, until } = statement
        const start = from ? dayOf(from) + 1 : now
        const end = until ? dayOf(until) - 1 : now + 730
        const isThere = [start, (start + end) / 2, end].every((jd) => end < start || signThen(graha, jd) === rashi)
        const isBefore = !from || signThen(graha, dayOf(from) - 1) !== rashi
        const isAfter = !until || signThen(graha, dayOf(until) + 1) !== rashi
        const isCounted =
          statement.fromMoon === countFrom(sign('moon'), rashi) && statement.fromLagna === countFrom(lagna, rashi)
        return isThere && isBefore && isAfter && isCounted
      }
      case 'transit-good':
        return goodTransits(statement.graha).includes(statement.house)
      case 'transit-effort':
        return !goodTransits(statement.graha).includes(statement.house)
      case 'transit-bindus':
        return bindus(statement.graha, statement.rashi) === statement.bindus
      case 'sade-sati-about':
        return true
      case 'sade-sati-now': {
        const phase = { 12: 'rising', 1: 'peak', 2: 'setting' }[countFrom(sign('moon'), signThen('saturn', now))]
        const stays = signThen('saturn', now)
        const last = Math.max(now, dayOf(statement.until) - 1)
        return (
          phase === statement.phase &&
          signThen('saturn', last) === stays &&
          signThen('saturn', dayOf(statement.until) + 1) !== stays
        )
      }
      case 'sade-sati-next': {
        const begins = dayOf(statement.from)
        const before = Array.from({ length: Math.floor((begins - now) / 180) }, (_, step) => now + step * 180)
        return sadeSatiAt(begins + 1) && !sadeSatiAt(begins - 1) && !before.some(sadeSatiAt)
      }
      case 'sade-sati-later':
        return !sadeSatiAt(now)
      case 'mangal-about':
        return true
      case 'mangal-rule': {
        const found = mangal(statement.ruleSet)
        return (
          found.length === statement.places.length &&
          found.every((place) =>
            statement.places.some((each) => each.from === place.from && each.house === place.house),
          )
        )
      }
      case 'mangal-eased': {
        const { cancellation } = statement
        const mars = sign('mars')
        if (mangal('combined').length === 0) return false
        switch (cancellation.code) {
          case 'mars-sign-in-house':
            return (
              countFrom(origins[cancellation.reference], mars) === cancellation.house &&
              MANGAL_EXEMPT[cancellation.house]?.includes(mars) === true
            )
          case 'mars-own-or-exalted':
            return [0, 7, 9].includes(mars)
          case 'mars-in-simha-or-kumbha':
            return [4, 10].includes(mars)
          case 'mars-with-jupiter-or-moon':
            return mars === sign('jupiter') || mars === sign('moon')
          case 'mars-seen-by-jupiter':
            return sees('jupiter', mars)
          case 'jupiter-or-venus-in-lagna':
            return house('jupiter') === 1 || house('venus') === 1
        }
        return false
      }
      case 'kala-sarpa-about':
        return true
      case 'kala-sarpa-full':
        return fewest.length === 0
      case 'kala-sarpa-partial':
        return fewest.length === 1 && fewest[0] === statement.outside
      case 'kala-sarpa-absent':
        return fewest.length > 1
      case 'differ-ayanamsa-sign': {
        const { lagna: there, grahas } = otherChart({ ayanamsa: statement.ayanamsa })
        const longitude = statement.point === 'lagna' ? there.longitude : grahas.moon.longitude
        const here = statement.point === 'lagna' ? lagna : sign('moon')
        return statement.here === here && statement.there === signOf(longitude) && statement.here !== statement.there
      }
      case 'differ-ayanamsa-star': {
        const there = star(otherChart({ ayanamsa: statement.ayanamsa }).grahas.moon.longitude)
        return statement.here === star(longitudes.moon) && statement.there === there && statement.here !== there
      }
      case 'ayanamsa-agrees': {
        const other = otherChart({ ayanamsa: statement.ayanamsa })
        const moon = other.grahas.moon.longitude
        return (
          signOf(other.lagna.longitude) === lagna &&
          signOf(moon) === sign('moon') &&
          star(moon) === star(longitudes.moon)
        )
      }
      case 'differ-houses': {
        const bySripati = placesBySripati()
        const moved = GRAHAS.filter((graha) => bySripati(graha) !== house(graha))
        return (
          sameSet(
            moved,
            statement.moved.map(({ graha }) => graha),
          ) &&
          statement.moved.every((each) => each.house === house(each.graha) && each.sripati === bySripati(each.graha))
        )
      }
      case 'houses-agree': {
        const bySripati = placesBySripati()
        return GRAHAS.every((graha) => bySripati(graha) === house(graha))
      }
      case 'differ-mangal': {
        const sets = Object.keys(MANGAL) as (keyof typeof MANGAL)[]
        return (
          statement.sets === sets.length && statement.present === sets.filter((set) => mangal(set).length > 0).length
        )
      }
      case 'differ-year': {
        const others = mahadashas(chart.grahas.moon, chart.jdUt, chart.conventions.yearDays === 360 ? 365.25 : 360)
        const there = others.find(({ lord }) => lord === statement.graha)
        return (
          statement.graha === running?.lord &&
          isOn(statement.here, running.end) &&
          isOn(statement.there, there?.end ?? 0)
        )
      }
      case 'differ-nodes':
        return true
    }
  }
  return isTrue
}

function middayOf(date: string): number {
  return Date.parse(`${date}T12:00:00Z`) / 86_400_000 + 2_440_587.5
}

function dignityOf(graha: SignLord, longitude: number) {
  const sign = signOf(longitude)
  const degrees = mod(longitude, 30)
  const [exaltedSign, exaltedUntil] = EXALTED[graha]
  const [trikona, from, until] = MOOLATRIKONA[graha]
  const lord = LORDS[sign] ?? 'sun'
  if (sign === exaltedSign && degrees < exaltedUntil) return 'exalted'
  if (sign === (exaltedSign + 6) % 12) return 'debilitated'
  if (sign === trikona && degrees >= from && degrees < until) return 'moolatrikona'
  if (lord === graha) return 'own'
  if (FRIENDS[graha].includes(lord)) return 'friend'
  return ENEMIES[graha].includes(lord) ? 'enemy' : 'neutral'
}

type Places = {
  readonly lagna: number
  readonly longitudes: Readonly<Record<Graha, number>>
  sign(graha: Graha): number
  lordOfHouse(house: number): SignLord | undefined
  sees(graha: Graha, sign: number): boolean
  dignity(graha: SignLord): string
}

const BENEFICS: readonly Graha[] = ['mercury', 'jupiter', 'venus']

function isReason(reason: YogaReason, places: Places): boolean {
  const { lagna, longitudes, sign, lordOfHouse, sees, dignity } = places
  const inHouse = (graha: Graha, from: number) => countFrom(from, sign(graha))
  const isDignified = (graha: SignLord) => ['exalted', 'moolatrikona', 'own'].includes(dignity(graha))
  const at = (target: number) => GRAHAS.filter((graha) => sign(graha) === mod(target, 12))
  switch (reason.code) {
    case 'in-house-from':
      return inHouse(reason.graha, sign(reason.from)) === reason.house
    case 'share-a-sign':
      return sign(reason.grahas[0]) === sign(reason.grahas[1])
    case 'beside-luminary':
      return reason.sides.every(({ house, grahas }) =>
        grahas.every((graha) => FIVE.includes(graha) && inHouse(graha, sign(reason.luminary)) === house),
      )
    case 'in-houses': {
      const origin = reason.from === 'moon' ? sign('moon') : lagna
      return reason.places.every(({ graha, house }) => inHouse(graha, origin) === house)
    }
    case 'moon-alone':
      return FIVE.every((graha) => ![2, 12].includes(inHouse(graha, sign('moon'))))
    case 'strong-in-house':
      return (
        isDignified(reason.graha) &&
        sign(reason.graha) === reason.rashi &&
        inHouse(reason.graha, lagna) === reason.house
      )
    case 'alone-in-house': {
      const origin = reason.from === 'moon' ? sign('moon') : lagna
      const there = at(origin + reason.house - 1)
      return sameSet(there, reason.grahas) && there.every((graha) => BENEFICS.includes(graha))
    }
    case 'between-the-nodes':
      return SEVEN.every((graha) => {
        const ahead = mod(longitudes[graha] - longitudes[reason.from], 360)
        return ahead > 0 && ahead < 180
      })
    case 'benefics-in-growth':
      return BENEFICS.every((graha) => [3, 6, 10, 11].includes(inHouse(graha, lagna)))
    case 'benefics-around-lagna':
      return [at(lagna + 1), at(lagna + 11)].every(
        (there) => there.length > 0 && there.every((graha) => BENEFICS.includes(graha)),
      )
    case 'debilitation-cancelled':
      return (
        dignity(reason.graha) === 'debilitated' &&
        sameSet(
          reason.cancellations.map(({ by, graha }) => `${by} ${graha}`),
          cancellationsFor(reason.graha, places),
        )
      )
    case 'exchange-signs': {
      const [one, other] = reason.grahas
      return LORDS[sign(one)] === other && LORDS[sign(other)] === one
    }
    case 'lords-associated': {
      const [one, other] = reason.grahas
      const isRuling = reason.houses.every((house) => reason.grahas.includes(lordOfHouse(house) ?? 'sun'))
      const isAssociated = {
        'same-sign': sign(one) === sign(other),
        'mutual-aspect': sees(one, sign(other)) && sees(other, sign(one)),
        exchange: LORDS[sign(one)] === other && LORDS[sign(other)] === one,
      }[reason.association]
      return isRuling && isAssociated
    }
    case 'rules-two-houses':
      return reason.houses.every((house) => lordOfHouse(house) === reason.graha)
    case 'lord-in-house':
      return lordOfHouse(reason.rules) === reason.graha && inHouse(reason.graha, lagna) === reason.house
    case 'lord-strong-in-house':
      return (
        lordOfHouse(reason.rules) === reason.graha &&
        inHouse(reason.graha, lagna) === reason.house &&
        isDignified(reason.graha)
      )
  }
}

/** All that cancels a debilitation (Phaladeepika, ch. 7), by the codes of a reason. */
function cancellationsFor(fallen: SignLord, { lagna, sign, sees }: Places): string[] {
  const here = sign(fallen)
  const lord = LORDS[here] ?? 'sun'
  const highLord = LORDS[EXALTED[fallen][0]] ?? 'sun'
  const highHere = SEVEN.find((graha) => EXALTED[graha][0] === here)
  const isAngular = (graha: SignLord) =>
    [lagna, sign('moon')].some((from) => [1, 4, 7, 10].includes(countFrom(from, sign(graha))))
  const found: string[] = []
  if (isAngular(lord)) found.push(`sign-lord-in-kendra ${lord}`)
  if (highLord !== fallen && isAngular(highLord)) found.push(`exaltation-lord-in-kendra ${highLord}`)
  if (highHere && isAngular(highHere)) found.push(`exalted-here-in-kendra ${highHere}`)
  if (LORDS[sign(lord)] === fallen) found.push(`exchange-with-sign-lord ${lord}`)
  else if (sign(lord) === here) found.push(`sign-lord-with-it ${lord}`)
  else if (sees(lord, here)) found.push(`sign-lord-aspects-it ${lord}`)
  return found
}
