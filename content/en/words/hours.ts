import type { OpenHours } from '#domain/availability/hours.ts'
import type { Span } from '#domain/availability/spans.ts'
import { clockTimeIn } from '#domain/availability/zone-days.ts'
import type { BusinessHours } from '#domain/content/practice-profile.ts'
import { dayRuns } from '../../day-runs.ts'
import { shortClock } from '../../zone-clock.ts'
import { SHORT_WEEKDAYS } from './dates.ts'

/** "9 AM-12:30 PM, 2-5 PM". */
export function hoursText(hours: readonly OpenHours[]): string {
  return hours.map(intervalText).join(', ')
}

/** The same of a part of one day, by the clock of a zone. */
export function spanText([from, until]: Span, timeZone: string): string {
  const closesAt = clockTimeIn(until, timeZone)
  return intervalText({ opensAt: clockTimeIn(from, timeZone), closesAt: closesAt === '00:00' ? '24:00' : closesAt })
}

function intervalText({ opensAt, closesAt }: OpenHours): string {
  const [opens, closes] = [shortClock(opensAt), shortClock(closesAt)]
  const opening = opens.half === closes.half ? opens.time : `${opens.time} ${opens.half}`
  return closesAt === '24:00' ? `${opens.time} ${opens.half}-midnight` : `${opening}-${closes.time} ${closes.half}`
}

/** "Mon-Sat", "Mon, Tue, Fri": ISO weekdays, of which consecutive ones become a range. */
export function weekdaysText(days: readonly number[]): string {
  return dayRuns(days, SHORT_WEEKDAYS)
}

/** "Mon-Sat 9:00-18:00": consecutive days become a range, others are listed. */
export function formatBusinessHours({ days, opensAt, closesAt }: BusinessHours): string {
  return `${weekdaysText(days)} ${withoutLeadingZero(opensAt)}-${withoutLeadingZero(closesAt)}`
}

function withoutLeadingZero(time: string): string {
  return time.replace(/^0/, '')
}
