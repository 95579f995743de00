import {
  type Chart,
  type ChartRefusal,
  type Conventions,
  computeChart,
  julianDayFromUnix,
  type UnknownTimeChart,
  VARGAS,
  type VargaChart,
  vargaChart,
} from '@muhurta/jyotish'
import type { Birth } from '#domain/births/birth.ts'
import { type ClockReading, readLocalTime, type TimeDoubt } from '#domain/births/birth-time.ts'
import { type ClockNote, listClockNotes } from '#domain/births/clock-notes.ts'
import type { Place } from '#domain/births/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

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

/** A birth with what a full chart needs. */
export function isTimed(birth: Birth): birth is Birth & { readonly time: string; readonly place: Place } {
  return birth.time !== null && birth.place !== null
}

/** Casts a chart. A clock that leaves open which instant is meant is refused with a question. */
export function castTimedChart(
  birth: Birth & { readonly time: string; readonly place: Place },
  options: Partial<Conventions> = {},
): Outcome<TimedChart, BirthRefusal> {
  const { place } = birth
  const instant = readLocalTime({ ...birth, timeZone: place.timeZone, lon: place.lon })
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
