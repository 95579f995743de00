import type { Degrees } from '@muhurta/jyotish'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'

/**
 * The clock behind a recorded birth time. Time zone tables know standard time with war time and daylight saving. They
 * lack the city times that Bombay and Calcutta used for decades, and the local mean time of a town.
 */
export const CLOCKS_USED = ['standard', 'bombay', 'calcutta', 'localMean', 'own'] as const
export type ClockUsed = (typeof CLOCKS_USED)[number]

/** Bombay Time, +4:51, and Calcutta Time, +5:53:20, east of Greenwich. */
export const BOMBAY_TIME_SECONDS = 4 * 3600 + 51 * 60
export const CALCUTTA_TIME_SECONDS = 5 * 3600 + 53 * 60 + 20

const SECONDS_PER_DEGREE = 240

/** Seconds by which local mean time is ahead of Greenwich. */
export function localMeanSeconds(lon: Degrees): number {
  return Math.round(lon * SECONDS_PER_DEGREE)
}

/** Which of the two instants is meant when the clocks were changed over this time. */
export type Occurrence = 'first' | 'second'

export type LocalTime = {
  readonly date: IsoDate
  /** `HH:mm` or `HH:mm:ss`. */
  readonly time: string
  readonly timeZone: string
  /** East positive; gives the local mean time of the place. */
  readonly lon: Degrees
  readonly clock: ClockUsed
  /** Seconds ahead of UTC, for the clock `own`. */
  readonly ownOffsetSeconds?: number | null
  readonly occurrence?: Occurrence | null
}

/** An instant, and how far ahead of UTC the clock that showed the time was. */
export type ClockReading = { readonly utcMs: number; readonly offsetSeconds: number }

/** Why a clock time does not give one instant. The visitor is asked; nothing is guessed. */
export type TimeDoubt =
  | { readonly kind: 'repeated'; readonly readings: readonly [ClockReading, ClockReading] }
  | { readonly kind: 'skipped'; readonly readings: readonly [ClockReading, ClockReading] }
  | { readonly kind: 'own-offset-missing' }

const LOOK_AROUND_HOURS = 30
const STEP_HOURS = 3

/** The instant at which the chosen clock showed this date and time at this place. */
export function readLocalTime(local: LocalTime): Outcome<ClockReading, TimeDoubt> {
  const wallMs = Date.parse(`${local.date}T${local.time}Z`)
  if (local.clock === 'standard') return readByZone(wallMs, local.timeZone, local.occurrence ?? null)

  const offsetSeconds = offsetOfClock(local)
  if (offsetSeconds === undefined) return refused({ kind: 'own-offset-missing' })
  return accepted({ utcMs: wallMs - offsetSeconds * 1000, offsetSeconds })
}

/** Seconds ahead of UTC of a clock that time zone tables lack; undefined if it has to be entered. */
export function offsetOfClock({ clock, lon, ownOffsetSeconds }: LocalTime): number | undefined {
  if (clock === 'bombay') return BOMBAY_TIME_SECONDS
  if (clock === 'calcutta') return CALCUTTA_TIME_SECONDS
  if (clock === 'localMean') return localMeanSeconds(lon)
  return ownOffsetSeconds ?? undefined
}

function readByZone(wallMs: number, timeZone: string, occurrence: Occurrence | null): Outcome<ClockReading, TimeDoubt> {
  const offsets = offsetsAround(wallMs, timeZone)
  const readings = offsets.map((offsetSeconds) => ({ utcMs: wallMs - offsetSeconds * 1000, offsetSeconds }))
  const shown = readings.filter(({ utcMs, offsetSeconds }) => zoneOffsetSeconds(utcMs, timeZone) === offsetSeconds)
  const isSkipped = shown.length === 0

  const [first, second] = (isSkipped ? readings : shown).toSorted((a, b) => a.utcMs - b.utcMs)
  if (!first) throw new RangeError(`No offset is known in ${timeZone}`)
  if (!second) return accepted(first)
  if (occurrence !== null) return accepted(occurrence === 'first' ? first : second)
  return refused({ kind: isSkipped ? 'skipped' : 'repeated', readings: [first, second] })
}

/** Every offset the zone had within a day or so of this wall time. */
function offsetsAround(wallMs: number, timeZone: string): number[] {
  const offsets = new Set<number>()
  for (let hours = -LOOK_AROUND_HOURS; hours <= LOOK_AROUND_HOURS; hours += STEP_HOURS) {
    offsets.add(zoneOffsetSeconds(wallMs + hours * HOUR_MS, timeZone))
  }
  return [...offsets]
}

/** "+05:30", and with seconds "+05:53:20" where a clock had them. */
export function offsetLabel(offsetSeconds: number): string {
  const total = Math.abs(offsetSeconds)
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = total % 60 === 0 ? '' : `:${part(total % 60)}`
  return `${offsetSeconds < 0 ? '\u2212' : '+'}${part(total / 3600)}:${part((total % 3600) / 60)}${seconds}`
}
