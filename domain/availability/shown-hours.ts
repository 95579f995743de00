import { dateIn } from '#domain/time/zone-offset.ts'
import type { Span } from './spans.ts'
import { clockMinuteIn } from './zone-days.ts'

const FEWEST_HOURS = 8
const DAY_HOURS = 24
/** Shown when nothing is planned and there are no opening hours. */
const USUAL_HOURS: Span = [9, 17]

/** Which hours of each day a week shows: whole ones from the first to the last that is used, and at least eight. */
export function shownHours(used: readonly Span[], timeZone: string): Span {
  if (used.length === 0) return USUAL_HOURS
  const first = Math.min(...used.map((span) => Math.floor(startMinute(span, timeZone) / 60)))
  const last = Math.max(...used.map((span) => Math.ceil(endMinute(span, timeZone) / 60)))
  const until = Math.min(DAY_HOURS, Math.max(last, first + FEWEST_HOURS))
  return [Math.min(first, until - FEWEST_HOURS), until]
}

/** What goes on after midnight uses the first hours of the next day. */
function startMinute([from, until]: Span, timeZone: string): number {
  return crossesMidnight([from, until], timeZone) ? 0 : clockMinuteIn(from, timeZone)
}

function endMinute([from, until]: Span, timeZone: string): number {
  return crossesMidnight([from, until], timeZone) ? DAY_HOURS * 60 : clockMinuteIn(until - 1, timeZone) + 1
}

function crossesMidnight([from, until]: Span, timeZone: string): boolean {
  return dateIn(from, timeZone) !== dateIn(until - 1, timeZone)
}
