import { MINUTE_MS } from '#domain/durations.ts'
import { istTime } from '#domain/india-time.ts'
import { minuteOf } from './hours.ts'

/** "10-11 AM", "11 AM-12 PM", "11:30 AM-12:15 PM": a start in India and the minutes set aside for it. */
export function slotLabel(startsAt: Date, minutes: number): string {
  const from = clockOf(startsAt)
  const until = clockOf(new Date(startsAt.getTime() + minutes * MINUTE_MS))
  const isSameHalf = from.half === until.half && minutes < HALF_DAY
  return `${from.text}${isSameHalf ? '' : ` ${from.half}`}-${until.text} ${until.half}`
}

const HALF_DAY = 12 * 60

function clockOf(instant: Date): { readonly text: string; readonly half: 'AM' | 'PM' } {
  const time = istTime(instant)
  const hour = Math.floor(minuteOf(time) / 60)
  const minutes = time.slice(3)
  return { text: `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`, half: hour < 12 ? 'AM' : 'PM' }
}
