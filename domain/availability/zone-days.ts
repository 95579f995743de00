import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { addDays, type IsoDate, weekdayOf } from '#domain/time/india-time.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import type { Span } from './spans.ts'

/** A part of a calendar day in which the clock shows the UTC time plus `offsetMs`. */
type DayPart = { readonly from: number; readonly until: number; readonly offsetMs: number }

type ZoneDay = {
  /** Usually one part; two on a day on which the clocks change, none on a day that a country has skipped. */
  readonly parts: readonly DayPart[]
  /** As if the zone were UTC. */
  readonly midnight: number
  /** As in ISO 8601, Monday is 1. */
  readonly weekday: number
  readonly next: IsoDate
}

/** Reads a zone's calendar. */
export type ZoneDays = { on(date: IsoDate): ZoneDay }

/** Reading dates and offsets is slow, so the calendars are stored. Astrologers live in a few zones, and their diaries span a year. */
const MOST_DAYS = 1_000
const MOST_ZONES = 50
const calendars = new Map<string, ZoneDays>()

export function zoneDays(timeZone: string): ZoneDays {
  const known = calendars.get(timeZone)
  if (known) return known
  if (calendars.size >= MOST_ZONES) calendars.clear()
  const days = createZoneDays(timeZone)
  calendars.set(timeZone, days)
  return days
}

function createZoneDays(timeZone: string): ZoneDays {
  const known = new Map<IsoDate, ZoneDay>()
  return {
    on(date) {
      const stored = known.get(date)
      if (stored) return stored
      if (known.size >= MOST_DAYS) known.clear()
      const midnight = midnightOf(date)
      const day = {
        parts: readParts(midnight, timeZone),
        midnight,
        weekday: weekdayOf(date),
        next: addDays(date, 1),
      }
      known.set(date, day)
      return day
    },
  }
}

/** Minutes since midnight, as the clock in a zone shows them at an instant. */
export function clockMinuteIn(instantMs: number, timeZone: string): number {
  const shown = instantMs + offsetMsAt(instantMs, timeZone)
  return Math.floor((((shown % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS)
}

/** The minutes of a day as the clock shows them, from `0` to `1440`, as an instant; the first of two. */
export function firstInstant({ parts, midnight }: ZoneDay, minute: number): number | undefined {
  const shown = midnight + minute * MINUTE_MS
  for (const { from, until, offsetMs } of parts) {
    const instant = shown - offsetMs
    if (instant >= from && instant < until) return instant
  }
  return undefined
}

/** The same for each `step` minutes from `opens` to before `closes`, without those that the clock skips. */
export function firstInstants(
  day: ZoneDay,
  { opens, closes, step }: { readonly opens: number; readonly closes: number; readonly step: number },
): number[] {
  const instants: number[] = []
  for (let minute = opens; minute < closes; minute += step) {
    const instant = firstInstant(day, minute)
    if (instant !== undefined) instants.push(instant)
  }
  return instants
}

/** The spans of a day in which the clock shows a time from `opens` to before `closes`, in minutes. */
export function spansBetween({ parts, midnight }: ZoneDay, opens: number, closes: number): Span[] {
  const spans: Span[] = []
  for (const { from, until, offsetMs } of parts) {
    const begins = Math.max(from, midnight + opens * MINUTE_MS - offsetMs)
    const ends = Math.min(until, midnight + closes * MINUTE_MS - offsetMs)
    if (begins >= ends) continue
    const last = spans.at(-1)
    // The parts before and after a clock change touch.
    if (last?.[1] === begins) spans[spans.length - 1] = [last[0], ends]
    else spans.push([begins, ends])
  }
  return spans
}

function readParts(midnight: number, timeZone: string): readonly DayPart[] {
  const next = midnight + DAY_MS
  // Wide enough for every offset from UTC. Clocks never change twice in three days.
  const [earliest, latest] = [midnight - DAY_MS, next + DAY_MS]
  const before = offsetMsAt(earliest, timeZone)
  const after = offsetMsAt(latest, timeZone)
  if (before === after) return [{ from: midnight - before, until: next - before, offsetMs: before }]

  const change = findChange(earliest, latest, timeZone)
  return [
    { from: midnight - before, until: Math.min(next - before, change), offsetMs: before },
    { from: Math.max(midnight - after, change), until: next - after, offsetMs: after },
  ].filter(({ from, until }) => from < until)
}

/** The first instant with the later offset; clocks change at a whole minute. */
function findChange(earliest: number, latest: number, timeZone: string): number {
  const before = offsetMsAt(earliest, timeZone)
  let [from, until] = [earliest, latest]
  while (until - from > MINUTE_MS) {
    const middle = from + Math.floor((until - from) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetMsAt(middle, timeZone) === before) from = middle
    else until = middle
  }
  return until
}

function offsetMsAt(instantMs: number, timeZone: string): number {
  return zoneOffsetSeconds(instantMs, timeZone) * 1000
}

function midnightOf(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** `HH:mm`, as a time field has it. */
export function clockTimeIn(instantMs: number, timeZone: string): string {
  const minute = clockMinuteIn(instantMs, timeZone)
  const digits = (count: number) => String(count).padStart(2, '0')
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`
}
