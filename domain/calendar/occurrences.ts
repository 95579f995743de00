import ICAL from 'ical.js'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { type CalendarZone, icalTime, wallOf } from './calendar-zones.ts'

/** A rule that would need more is not evaluated to its end: it is no appointment of a human being. */
const MOST_STEPS = 5_000
const MOST_STEPS_OF_CALENDAR = 200_000

/** Nobody has appointments more often. Files with a rule by the second or minute only cost time. */
const SHORTEST_INTERVAL_MS = 5 * MINUTE_MS

/** What is left for all series of a calendar. */
export type Budget = { steps: number }

export const newBudget = (): Budget => ({ steps: MOST_STEPS_OF_CALENDAR })

/** The rule of a series takes too long to evaluate. */
class EndlessRule extends Error {
  override readonly name = 'EndlessRule'
}

/**
 * `ical.js` looks for the next occurrence as long as it takes, which is forever for a 30 February. This one ends after the
 * range, or after too many steps.
 */
class BoundedIterator extends ICAL.RecurIterator {
  steps = 0
  end: ICAL.Time | undefined
  budget: Budget | undefined

  override check_contracting_rules(): boolean {
    this.steps += 1
    if (this.budget) this.budget.steps -= 1
    if (this.steps > MOST_STEPS || this.budget?.steps === 0) throw new EndlessRule()
    if (this.end && this.last.compare(this.end) > 0) throw new PastEnd()
    return super.check_contracting_rules()
  }
}

class PastEnd extends Error {}

/** Where to look, as the clock of the event shows it. */
type WallRange = { readonly from: number; readonly until: number }

/** What the clock shows at the starts of a series by its rules, with its first. */
export function* startsOf(
  { start, rules }: Pick<CalendarEvent, 'start' | 'rules'>,
  zone: CalendarZone,
  range: WallRange,
  budget: Budget,
): Generator<number> {
  yield start.wall
  for (const rule of rules) yield* startsByRule(rule, start, zone, { ...range, budget })
}

function* startsByRule(
  rule: ICAL.Recur,
  start: CalendarEvent['start'],
  zone: CalendarZone,
  { from, until, budget }: WallRange & { readonly budget: Budget },
): Generator<number> {
  const isTooFar = rule.interval < 1 || rule.interval * intervalMs(rule.freq) > until - start.wall
  // Only the first occurrence is in the range, if any.
  if (isTooFar) return
  if (rule.interval * intervalMs(rule.freq) < SHORTEST_INTERVAL_MS) throw new EndlessRule()

  const bounded = rule.clone()
  if (rule.until) bounded.until = icalTime(lastWall(rule.until, start.isDate, zone))
  const first = fastForward(rule, start.wall, from)
  const iterator = new BoundedIterator({ rule: bounded, dtstart: icalTime(first) })
  iterator.end = icalTime(until)
  iterator.budget = budget
  try {
    for (let count = 1; ; count += 1) {
      const next = iterator.next()
      if (!next) return
      const wall = wallOf(next)
      if (wall >= until) return
      if (count > MOST_STEPS) throw new EndlessRule()
      if (wall !== start.wall) yield wall
    }
  } catch (error) {
    if (!(error instanceof PastEnd)) throw error
  }
}

const INTERVALS: Readonly<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: MINUTE_MS,
  HOURLY: HOUR_MS,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
  MONTHLY: 28 * DAY_MS,
  YEARLY: 365 * DAY_MS,
}

function intervalMs(frequency: string): number {
  return INTERVALS[frequency] ?? 0
}

/** A later start with the same occurrences after it: a daily event of 2005 has thousands that are over. */
function fastForward({ freq, interval, count }: ICAL.Recur, start: number, from: number): number {
  if ((freq !== 'DAILY' && freq !== 'WEEKLY') || count) return start
  const step = interval * intervalMs(freq)
  return start + Math.max(0, Math.floor((from - start) / step) - 1) * step
}

/** The end of a series is written in UTC or as a day, while its occurrences follow the clock of the zone. */
function lastWall(until: ICAL.Time, isWholeDay: boolean, zone: CalendarZone): number {
  if (until.isDate) return wallOf(until) + DAY_MS - 1000
  if (until.zone === ICAL.Timezone.utcTimezone && !isWholeDay) return zone.toWall(wallOf(until))
  return wallOf(until)
}
