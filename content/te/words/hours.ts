import type { OpenHours } from '#domain/availability/hours.ts'
import type { Span } from '#domain/availability/spans.ts'
import { clockTimeIn } from '#domain/availability/zone-days.ts'
import type { BusinessHours } from '#domain/content/practice-profile.ts'
import { dayRuns } from '../../day-runs.ts'
import { SHORT_WEEKDAYS } from './dates.ts'
import { clockSpan } from './day-parts.ts'

/** "ఉదయం 9:00 నుంచి మధ్యాహ్నం 12:30 వరకు, మధ్యాహ్నం 2:00 నుంచి సాయంత్రం 5:00 వరకు". */
export function hoursText(hours: readonly OpenHours[]): string {
  return hours.map(({ opensAt, closesAt }) => clockSpan(opensAt, closesAt)).join(', ')
}

/** The same of a part of one day, by the clock of a zone. */
export function spanText([from, until]: Span, timeZone: string): string {
  return clockSpan(clockTimeIn(from, timeZone), clockTimeIn(until, timeZone))
}

/** "సోమ-శని": ISO weekdays, of which consecutive ones become a range. */
export function weekdaysText(days: readonly number[]): string {
  return dayRuns(days, SHORT_WEEKDAYS)
}

/** "సోమ-శని, ఉదయం 9:00 నుంచి సాయంత్రం 6:00 వరకు": consecutive days become a range, others are listed. */
export function formatBusinessHours({ days, opensAt, closesAt }: BusinessHours): string {
  return `${weekdaysText(days)}, ${clockSpan(opensAt, closesAt)}`
}
