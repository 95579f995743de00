import type { OpenHours } from '#domain/availability/hours.ts'
import type { Span } from '#domain/availability/spans.ts'
import { clockTimeIn } from '#domain/availability/zone-days.ts'
import type { BusinessHours } from '#domain/content/practice-profile.ts'
import { dayRuns } from '../../day-runs.ts'
import { SHORT_WEEKDAYS } from './dates.ts'
import { clockSpan } from './day-parts.ts'

/** "सुबह 9:00 से दोपहर 12:30 तक, दोपहर 2:00 से शाम 5:00 तक". */
export function hoursText(hours: readonly OpenHours[]): string {
  return hours.map(({ opensAt, closesAt }) => clockSpan(opensAt, closesAt)).join(', ')
}

/** The same of a part of one day, by the clock of a zone. */
export function spanText([from, until]: Span, timeZone: string): string {
  return clockSpan(clockTimeIn(from, timeZone), clockTimeIn(until, timeZone))
}

/** "सोम-शनि": ISO weekdays, of which consecutive ones become a range. */
export function weekdaysText(days: readonly number[]): string {
  return dayRuns(days, SHORT_WEEKDAYS)
}

/** "सोम-शनि 9:00-18:00": consecutive days become a range, others are listed. */
export function formatBusinessHours({ days, opensAt, closesAt }: BusinessHours): string {
  const hours = [opensAt, closesAt].map((time) => time.replace(/^0/, '')).join('-')
  return `${weekdaysText(days)} ${hours}`
}
