import {
  type Chart,
  type ChartRefusal,
  type Conventions,
  computeChart,
  DEFAULT_CONVENTIONS,
  julianDayFromUnix,
  type UnknownTimeChart,
  unknownTimeChart,
  VARGAS,
  type VargaChart,
  vargaChart,
} from '@muhurta/jyotish'
import type { IsoDate } from '#domain/india-time.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import {
  type ClockReading,
  type ClockUsed,
  type Occurrence,
  offsetOfClock,
  readLocalTime,
  type TimeDoubt,
} from './birth-time.ts'
import { type ClockNote, listClockNotes } from './clock-notes.ts'
import type { Place } from './places.ts'
import { zoneOffsetSeconds } from './zone-offset.ts'

/** A birth as the form gives it. What is unknown is null and never guessed. */
export type Birth = {
  readonly fullName: string
  readonly date: IsoDate
  readonly time: string | null
  readonly place: Place | null
  readonly clock: ClockUsed
  readonly ownOffsetSeconds: number | null
  readonly occurrence: Occurrence | null
}

/** The full chart of a birth whose time and place are known. */
export type TimedChart = {
  readonly kind: 'timed'
  readonly birth: Birth
  readonly place: Place
  readonly instant: ClockReading
  readonly notes: readonly ClockNote[]
  readonly chart: Chart
  readonly vargas: readonly VargaChart[]
}

/** A birth whose time is unknown: it has no lagna, and the Moon is a range. */
export type UntimedChart = {
  readonly kind: 'untimed'
  readonly birth: Birth
  readonly place: Place
  readonly offsetSeconds: number
  readonly notes: readonly ClockNote[]
  readonly day: UnknownTimeChart
  readonly conventions: Conventions
}

/** Without a place there is no clock to read the time by, so only the date is used. */
export type DateOnly = { readonly kind: 'date-only'; readonly birth: Birth }

export type BirthChart = TimedChart | UntimedChart | DateOnly

export type BirthRefusal =
  | { readonly kind: 'ask'; readonly doubt: TimeDoubt }
  | { readonly kind: 'engine'; readonly reason: ChartRefusal }

/** Casts the chart of a birth. The browser's worker, the server and the desk all call this function. */
export function castBirthChart(birth: Birth, options: Partial<Conventions> = {}): Outcome<BirthChart, BirthRefusal> {
  const { place } = birth
  if (!place) return accepted({ kind: 'date-only', birth })
  return birth.time === null ? castWithoutTime(birth, place, options) : castWithTime(birth, birth.time, place, options)
}

function castWithTime(
  birth: Birth,
  time: string,
  place: Place,
  options: Partial<Conventions>,
): Outcome<TimedChart, BirthRefusal> {
  const instant = readLocalTime({ ...birth, time, timeZone: place.timeZone, lon: place.lon })
  if (!instant.ok) return refused({ kind: 'ask', doubt: instant.refusal })

  const jdUt = julianDayFromUnix(instant.value.utcMs)
  const chart = computeChart({ jdUt, lat: place.lat, lon: place.lon, options })
  if (!chart.ok) return refused({ kind: 'engine', reason: chart.refusal })

  return accepted({
    kind: 'timed',
    birth,
    place,
    instant: instant.value,
    notes: listClockNotes(birth.date, place),
    chart: chart.value,
    vargas: VARGAS.map((varga) => vargaChart(chart.value.placements, varga)),
  })
}

function castWithoutTime(
  birth: Birth,
  place: Place,
  options: Partial<Conventions>,
): Outcome<UntimedChart, BirthRefusal> {
  const offsetSeconds = offsetOfDay(birth, place)
  if (offsetSeconds === undefined) return refused({ kind: 'ask', doubt: { kind: 'own-offset-missing' } })

  const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number)
  const conventions = { ...DEFAULT_CONVENTIONS, ...options }
  const { ayanamsa, node } = conventions
  const cast = unknownTimeChart({
    date: { year, month, day },
    utcOffsetMinutes: offsetSeconds / 60,
    ayanamsa,
    node,
  })
  if (!cast.ok) return refused({ kind: 'engine', reason: cast.refusal })

  const notes = listClockNotes(birth.date, place)
  return accepted({ kind: 'untimed', birth, place, offsetSeconds, notes, day: cast.value, conventions })
}

/** The whole day uses the offset of its noon: a clock change at night moves no graha far enough to matter. */
function offsetOfDay(birth: Birth, place: Place): number | undefined {
  if (birth.clock === 'standard') return zoneOffsetSeconds(Date.parse(`${birth.date}T12:00:00Z`), place.timeZone)
  return offsetOfClock({ ...birth, time: '12:00', timeZone: place.timeZone, lon: place.lon })
}
