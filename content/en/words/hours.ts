import type { OpenHours } from '#domain/availability/hours.ts'
import type { Span } from '#domain/availability/spans.ts'
import { clockTimeIn } from '#domain/availability/zone-days.ts'
import type { BusinessHours } from '#domain/content/practice-profile.ts'
import { SHORT_WEEKDAYS, shortClock } from './dates.ts'

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

/** "Mon-Sat 9:00-18:00": consecutive days become a range, others are listed. */
export function formatBusinessHours({ days, opensAt, closesAt }: BusinessHours): string {
  const runs = consecutiveRuns(days.toSorted((one, other) => one - other)).map(nameRun)
  return `${runs.join(', ')} ${withoutLeadingZero(opensAt)}-${withoutLeadingZero(closesAt)}`
}

function consecutiveRuns(days: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
}

function nameRun(run: readonly number[]): string {
  const names = run.map((day) => SHORT_WEEKDAYS[day % 7] ?? '')
  return names.length > 2 ? `${names.at(0)}-${names.at(-1)}` : names.join(', ')
}

function withoutLeadingZero(time: string): string {
  return time.replace(/^0/, '')
}
