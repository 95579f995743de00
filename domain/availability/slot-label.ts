import { MINUTE_MS } from '#domain/durations.ts'
import { istTime } from '#domain/india-time.ts'
import { clock } from './hours-text.ts'

const HALF_DAY = 12 * 60

/** "10-11 AM", "11 AM-12 PM", "11:30 AM-12:15 PM": a start in India and the minutes set aside for it. */
export function slotLabel(startsAt: Date, minutes: number): string {
  const from = clock(istTime(startsAt))
  const until = clock(istTime(new Date(startsAt.getTime() + minutes * MINUTE_MS)))
  const isSameHalf = from.half === until.half && minutes < HALF_DAY
  return `${from.time}${isSameHalf ? '' : ` ${from.half}`}-${until.time} ${until.half}`
}
