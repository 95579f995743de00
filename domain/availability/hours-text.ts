import { shortClock } from '#domain/clock-text.ts'
import type { OpenHours } from './hours.ts'
import type { Span } from './spans.ts'
import { clockMinuteIn } from './zone-days.ts'

/** "9 AM-12:30 PM, 2-5 PM". */
export function hoursText(hours: readonly OpenHours[]): string {
  return hours.map(intervalText).join(', ')
}

/** The same of a part of one day, by the clock of a zone. */
export function spanText([from, until]: Span, timeZone: string): string {
  const closesAt = clockTimeIn(until, timeZone)
  return intervalText({ opensAt: clockTimeIn(from, timeZone), closesAt: closesAt === '00:00' ? '24:00' : closesAt })
}

/** `HH:mm`, as a time field has it. */
export function clockTimeIn(instantMs: number, timeZone: string): string {
  const minute = clockMinuteIn(instantMs, timeZone)
  const digits = (count: number) => String(count).padStart(2, '0')
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`
}

function intervalText({ opensAt, closesAt }: OpenHours): string {
  const [opens, closes] = [shortClock(opensAt), shortClock(closesAt)]
  const opening = opens.half === closes.half ? opens.time : `${opens.time} ${opens.half}`
  return closesAt === '24:00' ? `${opens.time} ${opens.half}-midnight` : `${opening}-${closes.time} ${closes.half}`
}
