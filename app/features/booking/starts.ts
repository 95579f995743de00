import type { SlotLabel } from '#domain/almanac/slot-label-names.ts'
import { minuteOf } from '#domain/availability/hours.ts'
import { dateIn } from '#domain/charts/zone-offset.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { type IsoDate, isIndianZone, istInstant } from '#domain/india-time.ts'
import type { Availability } from './booking-page.ts'

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

/** The session that begins at a start. */
export function sessionAt(startsAt: Date, { durationMinutes }: Availability): { startsAt: Date; endsAt: Date } {
  return { startsAt, endsAt: new Date(startsAt.getTime() + durationMinutes * MINUTE_MS) }
}
