import {
  type Chart,
  computeChart,
  type DashaPeriod,
  findRunningPeriods,
  julianDayFromUnix,
  listYogas,
  type Transit,
  transitsOver,
  type Yoga,
} from '#jyotish/index.ts'
import { type Birth, type BirthRefusal, castBirthChart, type TimedChart } from './birth-chart.ts'
import { accepted, type Outcome, refused } from './outcome.ts'
import { DEFAULT_PLACE, type Place } from './places.ts'
import { zoneOffsetSeconds } from './zone-offset.ts'

/** What the astrologer wants to have before the eyes when a session begins. */
export type SessionBrief = {
  readonly cast: TimedChart
  /** The moment of the session, milliseconds. */
  readonly atMs: number
  /** The running dasha to three levels; empty outside the 120 years. */
  readonly running: readonly DashaPeriod[]
  readonly transits: readonly Transit[]
  /** The panchanga of the session at the practice. */
  readonly panchanga: Chart['panchanga']
  readonly yogas: readonly Yoga[]
}

/** The natal chart seen at the moment of a session: dasha, transits and panchanga. */
export function sessionBrief(cast: TimedChart, at: Date): Outcome<SessionBrief, BirthRefusal> {
  const jdUt = julianDayFromUnix(at.getTime())
  const { conventions, placements, vimshottari } = cast.chart
  const transits = transitsOver(placements, jdUt, { ayanamsa: conventions.ayanamsa, node: conventions.node })
  if (!transits.ok) return refused({ kind: 'engine', reason: transits.refusal })
  const sky = computeChart({ jdUt, lat: DEFAULT_PLACE.lat, lon: DEFAULT_PLACE.lon, options: conventions })
  if (!sky.ok) return refused({ kind: 'engine', reason: sky.refusal })

  return accepted({
    cast,
    atMs: at.getTime(),
    running: findRunningPeriods(vimshottari, jdUt, 3) ?? [],
    transits: transits.value,
    panchanga: sky.value.panchanga,
    yogas: listYogas(placements),
  })
}

/** The chart of a moment, such as that of a Prasna question: the instant is known, so no clock is in doubt. */
export function castMoment(at: Date, place: Place = DEFAULT_PLACE): Outcome<TimedChart, BirthRefusal> {
  const offsetSeconds = zoneOffsetSeconds(at.getTime(), place.timeZone)
  const wall = new Date(at.getTime() + offsetSeconds * 1000).toISOString()
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
