import {
  type Chart,
  type Conventions,
  computeChart,
  type DashaPeriod,
  type DayPanchanga,
  findRunningPeriods,
  julianDayFromUnix,
  listYogas,
  panchangaForDay,
  type Transit,
  transitsOver,
  type Yoga,
} from '@muhurta/jyotish'
import { type Birth, USUAL_CONTEXT } from '#domain/births/birth.ts'
import type { AlmanacPlace, Place } from '#domain/births/places.ts'
import type { BirthRefusal, TimedChart } from '#domain/charts/birth-chart.ts'
import { castBirthChart } from '#domain/charts/cast-birth-chart.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { type SadeSatiAt, sadeSatiAt } from './sade-sati-at.ts'

/** The charts and periods that an astrologer needs at the start of a session. */
export type SessionBrief = {
  readonly cast: TimedChart
  /** The running dasha to three levels; empty outside the 120 years, and for Prasna. */
  readonly running: readonly DashaPeriod[]
  /** The transits at the session over the natal chart; empty for Prasna, whose chart is of the same instant. */
  readonly transits: readonly Transit[]
  readonly almanac: Almanac
  readonly yogas: readonly Yoga[]
  /** At the session, or the next one; undefined for Prasna. */
  readonly sadeSati: SadeSatiAt | undefined
}

/** The panchanga of an instant and of its day, and the place whose clock both use. */
export type Almanac = {
  readonly place: Place
  readonly offsetSeconds: number
  readonly panchanga: Chart['panchanga']
  readonly day: DayPanchanga
}

/** The natal chart at the time of a session, with the panchanga at the practice's place. */
export function sessionBrief(cast: TimedChart, at: Date, practice: AlmanacPlace): Outcome<SessionBrief, BirthRefusal> {
  const current = periodsAndTransits(cast, at)
  if (!current.ok) return current
  const almanac = almanacOf(at, practice)
  if (!almanac.ok) return almanac

  const { grahas, placements, conventions } = cast.chart
  return accepted({
    cast,
    ...current.value,
    almanac: almanac.value,
    yogas: listYogas(placements),
    sadeSati: sadeSatiAt(grahas.moon.rashi, julianDayFromUnix(at.getTime()), conventions),
  })
}

/** The running periods and the transits of a chart at an instant. */
export function periodsAndTransits(
  { chart: { conventions, placements, vimshottari } }: TimedChart,
  at: Date,
): Outcome<Pick<SessionBrief, 'running' | 'transits'>, BirthRefusal> {
  const jdUt = julianDayFromUnix(at.getTime())
  const transits = transitsOver(placements, jdUt, { ayanamsa: conventions.ayanamsa, node: conventions.node })
  if (!transits.ok) return refused({ kind: 'engine', reason: transits.refusal })
  return accepted({ running: findRunningPeriods(vimshottari, jdUt, 3) ?? [], transits: transits.value })
}

/** A Prasna is read from the instant and place of asking alone. */
export function prasnaBrief(
  at: Date,
  place: AlmanacPlace,
  conventions: Partial<Conventions> = {},
): Outcome<SessionBrief, BirthRefusal> {
  const cast = castInstant(at, place, conventions)
  if (!cast.ok) return cast
  const almanac = almanacOf(at, place)
  if (!almanac.ok) return almanac

  const yogas = listYogas(cast.value.chart.placements)
  return accepted({ cast: cast.value, running: [], transits: [], almanac: almanac.value, yogas, sadeSati: undefined })
}

/** The chart of a known instant, which needs no clock to be resolved. */
function castInstant(at: Date, place: Place, conventions: Partial<Conventions>): Outcome<TimedChart, BirthRefusal> {
  const { wall, offsetSeconds } = wallTime(at, place)
  const asked: Birth = {
    fullName: '',
    date: wall.slice(0, 10),
    time: wall.slice(11, 19),
    place,
    ...USUAL_CONTEXT,
    clock: 'own',
    ownOffsetSeconds: offsetSeconds,
  }
  const cast = castBirthChart(asked, conventions)
  if (!cast.ok) return cast
  if (cast.value.kind !== 'timed') throw new RangeError('An instant with a place always has a chart.')
  return accepted(cast.value)
}

function almanacOf(at: Date, place: AlmanacPlace): Outcome<Almanac, BirthRefusal> {
  const { wall, offsetSeconds } = wallTime(at, place)
  const { lat, lon, sunrise: sunriseRule } = place
  const chart = computeChart({ jdUt: julianDayFromUnix(at.getTime()), lat, lon, options: { sunriseRule } })
  if (!chart.ok) return refused({ kind: 'engine', reason: chart.refusal })

  const [year = 0, month = 0, day = 0] = wall.slice(0, 10).split('-').map(Number)
  const utcOffsetMinutes = offsetSeconds / 60
  const around = panchangaForDay({ date: { year, month, day }, lat, lon, utcOffsetMinutes, sunriseRule })
  if (!around.ok) return refused({ kind: 'engine', reason: around.refusal })
  return accepted({ place, offsetSeconds, panchanga: chart.value.panchanga, day: around.value })
}

/** The local time of a place at an instant. */
function wallTime(at: Date, place: Place): { wall: string; offsetSeconds: number } {
  const offsetSeconds = zoneOffsetSeconds(at.getTime(), place.timeZone)
  return { wall: new Date(at.getTime() + offsetSeconds * 1000).toISOString(), offsetSeconds }
}
