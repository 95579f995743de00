import { type JdSpan, unixFromJulianDay } from '@muhurta/jyotish'
import { PANCHANGA } from '#content/almanac/panchanga.ts'
import { clockText, shortDate, shortWeekday } from '#content/words/dates.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** "Mar 12, 2004" by a clock `offsetSeconds` ahead of UTC. */
export function dateOf(jdUt: number, offsetSeconds: number): string {
  return shortDate(wallDate(jdUt, offsetSeconds))
}

/** "6:42 AM" with a no-break space. */
export function timeOf(jdUt: number, offsetSeconds: number): string {
  return clockText(wallTime(jdUt, offsetSeconds).slice(11, 16)).replace(' ', '\u00a0')
}

/** The time, with its weekday if it is on another day. */
export function untilOf(endJdUt: number, fromJdUt: number, offsetSeconds: number): string {
  const time = timeOf(endJdUt, offsetSeconds)
  const isSameDay = dateOf(endJdUt, offsetSeconds) === dateOf(fromJdUt, offsetSeconds)
  return PANCHANGA.till(isSameDay ? time : `${shortWeekday(wallDate(endJdUt, offsetSeconds))} ${time}`)
}

/** "4:06–5:27 PM", and "11:20 AM–12:40 PM" over noon. */
export function rangeOf({ startJdUt, endJdUt }: JdSpan, offsetSeconds: number): string {
  const [from, to] = [timeOf(startJdUt, offsetSeconds), timeOf(endJdUt, offsetSeconds)]
  const [time = '', half] = from.split('\u00a0')
  return half !== undefined && to.endsWith(half) ? `${time}–${to}` : `${from}–${to}`
}

function wallDate(jdUt: number, offsetSeconds: number): IsoDate {
  return wallTime(jdUt, offsetSeconds).slice(0, 10)
}

/** `2004-03-12T06:42:00.000Z`, by a clock of its own. */
function wallTime(jdUt: number, offsetSeconds: number): string {
  return new Date(unixFromJulianDay(jdUt) + offsetSeconds * 1000).toISOString()
}
