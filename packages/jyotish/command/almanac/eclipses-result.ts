import { type Eclipse, listEclipses } from '../../eclipses/eclipses.ts'
import { accepted, type Outcome, refused } from '../../outcome.ts'
import { formatUtc, julianDayOfDate } from '../../time/julian-day.ts'
import type { Fields } from '../request.ts'
import { readDate } from './day-request.ts'

const HALF_SECOND = 0.5 / 86400
const HALF_MINUTE = 0.5 / 1440

/** Catalogues give lunar eclipses to the minute of the day, solar ones to the second with the date. */
function eclipseResult({ kind, type, greatestJdUt }: Eclipse) {
  const isLunar = kind === 'lunar'
  const clock = formatUtc(greatestJdUt + (isLunar ? HALF_MINUTE : HALF_SECOND)).replace('T', ' ')
  return {
    kind,
    date: clock.slice(0, 10),
    type,
    greatestUt: isLunar ? clock.slice(11, 16) : clock.slice(0, 19),
  }
}

/** The eclipses of the days `from` to `to`, both included, by Universal Time. */
export function eclipsesResult(fields: Fields): Outcome<object, string> {
  const from = readDate(fields.from)
  if (!from.ok) return from
  const to = readDate(fields.to)
  if (!to.ok) return to
  if (julianDayOfDate(from.value) > julianDayOfDate(to.value)) return refused('to-before-from')
  // The last instant of the day, so that the last day of 2100 is still inside the supported years.
  const outcome = listEclipses(julianDayOfDate(from.value), julianDayOfDate(to.value) + 1 - HALF_SECOND)
  return outcome.ok ? accepted({ eclipses: outcome.value.map(eclipseResult) }) : outcome
}
