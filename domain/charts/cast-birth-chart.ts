import { type Conventions, DEFAULT_CONVENTIONS, unknownTimeChart } from '@muhurta/jyotish'
import type { Birth } from '#domain/births/birth.ts'
import { offsetOfClock } from '#domain/births/birth-time.ts'
import { listClockNotes } from '#domain/births/clock-notes.ts'
import type { Place } from '#domain/births/places.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { type BirthChart, type BirthRefusal, castTimedChart, isTimed, type UntimedChart } from './birth-chart.ts'
import { type SummarizedChart, withSummary } from './chart-summary.ts'

/** Casts what can be cast of a birth. Apart from `castTimedChart`, so that a birth with a time does not load the rest. */
export function castBirthChart(birth: Birth, options: Partial<Conventions> = {}): Outcome<BirthChart, BirthRefusal> {
  if (isTimed(birth)) return castTimedChart(birth, options)
  return birth.place ? castWithoutTime(birth, birth.place, options) : accepted({ kind: 'date-only', birth })
}

/** Casts the chart of a birth and sums it up at an instant. */
export function castAndSummarize(
  birth: Birth,
  options: Partial<Conventions>,
  nowMs: number,
): Outcome<SummarizedChart, BirthRefusal> {
  return withSummary(castBirthChart(birth, options), nowMs)
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
