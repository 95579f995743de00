import { minuteOf } from '#domain/availability/hours.ts'
import { readStart } from '#domain/availability/read-start.ts'
import type { SlotLabel } from '#domain/content/slot-label-names.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { type IsoDate, isIndianZone, istInstant } from '#domain/time/india-time.ts'
import { dateIn } from '#domain/time/zone-offset.ts'
import type { Availability } from '../booking-page-view.ts'

/** Free starts by day, both in the order of time. The days are those of the reader's own calendar. */
export function startsByDay({ days }: Availability, timeZone: string): ReadonlyMap<IsoDate, readonly Date[]> {
  const isIndian = isIndianZone(timeZone)
  const byDay = new Map<IsoDate, Date[]>()
  for (const [date, times] of Object.entries(days)) {
    const midnight = istInstant(date, '00:00').getTime()
    for (const time of times) {
      const startsAt = new Date(midnight + minuteOf(time) * MINUTE_MS)
      const day = isIndian ? date : dateIn(startsAt, timeZone)
      const starts = byDay.get(day)
      if (starts) starts.push(startsAt)
      else byDay.set(day, [startsAt])
    }
  }
  return byDay
}

/** The almanac's labels by start, in milliseconds. */
export function labelsByStart({ days, labels }: Availability): ReadonlyMap<number, readonly SlotLabel[]> {
  const byStart = new Map<number, readonly SlotLabel[]>()
  for (const [date, found] of Object.entries(labels ?? {})) {
    const midnight = istInstant(date, '00:00').getTime()
    for (const [index, time] of (days[date] ?? []).entries()) {
      byStart.set(midnight + minuteOf(time) * MINUTE_MS, found[index] ?? [])
    }
  }
  return byStart
}

/** Whether the start, as the form has it, can still be booked. */
export function isFree(availability: Availability, start: string): boolean {
  const startsAt = readStart(start)
  return startsAt !== undefined && allStarts(availability).includes(startsAt.getTime())
}

/** The free starts closest to one that is taken, in the order of time. */
export function nearestStarts(availability: Availability, taken: string, count: number): Date[] {
  const wanted = readStart(taken)?.getTime() ?? 0
  const distance = (start: number) => Math.abs(start - wanted)
  return allStarts(availability)
    .toSorted((one, other) => distance(one) - distance(other) || one - other)
    .slice(0, count)
    .toSorted((one, other) => one - other)
    .map((start) => new Date(start))
}

function allStarts({ days }: Availability): number[] {
  return Object.entries(days).flatMap(([date, times]) => times.map((time) => istInstant(date, time).getTime()))
}

/** The session that begins at a start. */
export function sessionAt(startsAt: Date, { durationMinutes }: Availability): { startsAt: Date; endsAt: Date } {
  return { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * MINUTE_MS) }
}
