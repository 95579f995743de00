import {
  type Chart,
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
import { type Birth, type BirthRefusal, castBirthChart, type TimedChart } from '#domain/charts/birth-chart.ts'
import type { Place } from '#domain/charts/places.ts'
import { zoneOffsetSeconds } from '#domain/charts/zone-offset.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'

/** What the astrologer wants to have before the eyes when a session begins. */
export type SessionBrief = {
  readonly cast: TimedChart
  /** The running dasha to three levels; empty outside the 120 years, and for a question of the moment. */
  readonly running: readonly DashaPeriod[]
  /** The sky of the session over the birth; a question of the moment is its own sky, so that it has none. */
  readonly transits: readonly Transit[]
  readonly almanac: Almanac
  readonly yogas: readonly Yoga[]
}

/** The panchanga of a moment, the day around it, and the place by whose clock both are told. */
export type Almanac = {
  readonly place: Place
  readonly offsetSeconds: number
  readonly moment: Chart['panchanga']
  readonly day: DayPanchanga
}

/** The natal chart seen at the moment of a session, whose panchanga is read where the practice is. */
export function sessionBrief(cast: TimedChart, at: Date, practice: Place): Outcome<SessionBrief, BirthRefusal> {
  const jdUt = julianDayFromUnix(at.getTime())
  const { conventions, placements, vimshottari } = cast.chart
  const transits = transitsOver(placements, jdUt, { ayanamsa: conventions.ayanamsa, node: conventions.node })
  if (!transits.ok) return refused({ kind: 'engine', reason: transits.refusal })
  const almanac = almanacOf(at, practice)
  if (!almanac.ok) return almanac

  const running = findRunningPeriods(vimshottari, jdUt, 3) ?? []
  return accepted({
    cast,
    running,
    transits: transits.value,
    almanac: almanac.value,
    yogas: listYogas(placements),
  })
}

/** A question is read from the moment and the place of asking alone. */
export function momentBrief(at: Date, place: Place): Outcome<SessionBrief, BirthRefusal> {
  const cast = castMoment(at, place)
  if (!cast.ok) return cast
  const almanac = almanacOf(at, place)
  if (!almanac.ok) return almanac

  const yogas = listYogas(cast.value.chart.placements)
  return accepted({ cast: cast.value, running: [], transits: [], almanac: almanac.value, yogas })
}

/** The chart of a moment: the instant is known, so no clock is in doubt. */
function castMoment(at: Date, place: Place): Outcome<TimedChart, BirthRefusal> {
  const { wall, offsetSeconds } = wallTime(at, place)
  const moment: Birth = {
    fullName: '',
    date: wall.slice(0, 10),
    time: wall.slice(11, 19),
    place,
    clock: 'own',
    ownOffsetSeconds: offsetSeconds,
    occurrence: null,
  }
  const cast = castBirthChart(moment)
  if (!cast.ok) return cast
  if (cast.value.kind !== 'timed') throw new RangeError('A moment with a place always has a chart.')
  return accepted(cast.value)
}

function almanacOf(at: Date, place: Place): Outcome<Almanac, BirthRefusal> {
  const { wall, offsetSeconds } = wallTime(at, place)
  const { lat, lon } = place
  const sky = computeChart({ jdUt: julianDayFromUnix(at.getTime()), lat, lon })
  if (!sky.ok) return refused({ kind: 'engine', reason: sky.refusal })

  const [year = 0, month = 0, day = 0] = wall.slice(0, 10).split('-').map(Number)
  const around = panchangaForDay({ date: { year, month, day }, lat, lon, utcOffsetMinutes: offsetSeconds / 60 })
  if (!around.ok) return refused({ kind: 'engine', reason: around.refusal })
  return accepted({ place, offsetSeconds, moment: sky.value.panchanga, day: around.value })
}

/** What clocks at a place show at an instant. */
function wallTime(at: Date, place: Place): { wall: string; offsetSeconds: number } {
  const offsetSeconds = zoneOffsetSeconds(at.getTime(), place.timeZone)
  return { wall: new Date(at.getTime() + offsetSeconds * 1000).toISOString(), offsetSeconds }
}
