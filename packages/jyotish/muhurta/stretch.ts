import {
  type AlmanacYear,
  almanacYear,
  type FestivalPlace,
  monthsNamed,
  type YearRefusal,
} from '../festivals/almanac-year.ts'
import { accepted, type Outcome } from '../outcome.ts'
import type { JdSpan, SunlitDay } from '../panchanga/day-parts.ts'
import { type LimbName, type LimbSpan, limbsBetween } from '../panchanga/limb.ts'
import type { LunarMonth } from '../panchanga/months.ts'
import { staysBetween } from '../panchanga/stays.ts'
import type { LuminaryTrack } from '../sky/luminary-track.ts'
import { type CivilDate, dateOfJulianDay, type JulianDay, julianDayOfDate, weekdayOfJd } from '../time/julian-day.ts'
import { eclipseSpans } from './eclipses-seen.ts'
import { hiddenStretches } from './visibility.ts'

/** A day from sunrise to sunrise. */
export type MuhurtaDay = SunlitDay & JdSpan & { date: CivilDate; midnight: JulianDay; vara: number; month: LunarMonth }

/** Consecutive days of one civil year at a place with the spans that rules ask for, each computed when first asked for. */
export type Stretch = {
  year: AlmanacYear
  days: readonly MuhurtaDay[]
  limbs(limb: LimbName): readonly LimbSpan[]
  /** The signs of the Moon and of the Sun. */
  moonSigns(): readonly LimbSpan[]
  sunSigns(): readonly LimbSpan[]
  chaturmas(): readonly JdSpan[]
  pitruPaksha(): readonly JdSpan[]
  hidden(planet: 'venus' | 'jupiter'): readonly JdSpan[]
  eclipses(): readonly JdSpan[]
}

const ASHADHA = 3
const BHADRAPADA = 5
const KARTIKA = 7
const EKADASHI = 10
const FIRST_DARK = 15
/** Days beside the stretch that a planet's last or first sight can reach into. */
const MARGIN_DAYS = 8

function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}

/** From the eleventh lunar day of Ashadha, when Vishnu lies down, to that of Kartika, when he rises. */
function chaturmasOf(year: AlmanacYear): JdSpan[] {
  const eleventh = (month: LunarMonth) => year.tithiOf(month, EKADASHI).startJdUt
  const ends = monthsNamed(KARTIKA, year).map(eleventh)
  return monthsNamed(ASHADHA, year).flatMap((month) => {
    const startJdUt = eleventh(month)
    const endJdUt = ends.find((end) => end > startJdUt)
    return endJdUt === undefined ? [] : [{ startJdUt, endJdUt }]
  })
}

/** The dark fortnight of Bhadrapada, which belongs to the ancestors. */
function pitruPakshaOf(year: AlmanacYear): JdSpan[] {
  return monthsNamed(BHADRAPADA, year).map((month) => ({
    startJdUt: year.tithiOf(month, FIRST_DARK).startJdUt,
    endJdUt: month.endJdUt,
  }))
}

function stretchOf(year: AlmanacYear, from: CivilDate, to: CivilDate): Stretch {
  const offset = year.place.utcOffsetMinutes / 1440
  const first = julianDayOfDate(from)
  const count = julianDayOfDate(to) - first + 1
  const dayNumber = (index: number) => year.dayAt(first + index - offset + 0.5)
  const days = Array.from({ length: count }, (_, index) => {
    const day = dayNumber(index)
    const month = year.months.find(({ endJdUt }) => endJdUt > day.sunrise) as LunarMonth
    const date = dateOfJulianDay(first + index)
    return { ...day, date, month, vara: weekdayOfJd(first + index), startJdUt: day.sunrise, endJdUt: day.nextSunrise }
  })
  const start = (days[0]?.sunrise ?? 0) - 1
  const end = (days.at(-1)?.nextSunrise ?? 0) + 1
  const around = { startJdUt: start, endJdUt: end }
  const nearby = once(() =>
    Array.from({ length: count + 2 * MARGIN_DAYS }, (_, index) => dayNumber(index - MARGIN_DAYS)),
  )
  const limbs = {
    tithi: once(() => limbsBetween('tithi', start, end, year.sky)),
    karana: once(() => limbsBetween('karana', start, end, year.sky)),
    nakshatra: once(() => limbsBetween('nakshatra', start, end, year.sky)),
    yoga: once(() => limbsBetween('yoga', start, end, year.sky)),
  }
  const hidden = {
    venus: once(() => hiddenStretches('venus', nearby(), year.place)),
    jupiter: once(() => hiddenStretches('jupiter', nearby(), year.place)),
  }
  return {
    year,
    days,
    limbs: (limb) => limbs[limb](),
    moonSigns: once(() => staysBetween('moon', 12, around, year.sky)),
    sunSigns: once(() => staysBetween('sun', 12, around, year.sky)),
    chaturmas: once(() => chaturmasOf(year)),
    pitruPaksha: once(() => pitruPakshaOf(year)),
    hidden: (planet) => hidden[planet](),
    eclipses: once(() => eclipseSpans(start, end, year.place)),
  }
}

/** The days of a range, cut into civil years. Refuses years outside 1900 to 2100 and places with polar day or night. */
export function stretchesBetween(
  from: CivilDate,
  to: CivilDate,
  place: FestivalPlace,
  shared?: LuminaryTrack,
): Outcome<Stretch[], YearRefusal> {
  const stretches: Stretch[] = []
  for (let number = from.year; number <= to.year; number++) {
    const year = almanacYear(number, place, shared)
    if (!year.ok) return year
    const begin = number === from.year ? from : { year: number, month: 1, day: 1 }
    const end = number === to.year ? to : { year: number, month: 12, day: 31 }
    stretches.push(stretchOf(year.value, begin, end))
  }
  return accepted(stretches)
}
