import { unixFromJulianDay } from '@muhurta/jyotish'
import { PANCHANGA } from '#content/almanac/panchanga.ts'

const date = lazyFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })
const longDate = lazyFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
const weekday = lazyFormat('en-GB', { weekday: 'short' })
const clock = lazyFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "Mar 12, 2004" by a clock `offsetSeconds` ahead of UTC. */
export function dateOf(jdUt: number, offsetSeconds: number): string {
  return date(wallTime(jdUt, offsetSeconds))
}

/** "6:42 AM" with a no-break space; the narrow one from `Intl` is missing in our fonts. */
export function timeOf(jdUt: number, offsetSeconds: number): string {
  return clock(wallTime(jdUt, offsetSeconds)).replace(/\s/u, '\u00a0')
}

/** The time, with its weekday if it is on another day. */
export function untilOf(endJdUt: number, fromJdUt: number, offsetSeconds: number): string {
  const time = timeOf(endJdUt, offsetSeconds)
  const isSameDay = dateOf(endJdUt, offsetSeconds) === dateOf(fromJdUt, offsetSeconds)
  return PANCHANGA.till(isSameDay ? time : `${weekday(wallTime(endJdUt, offsetSeconds))} ${time}`)
}

/** "May 17, 1990" for `1990-05-17`. */
export function longDateOf(isoDate: string): string {
  return longDate(new Date(`${isoDate}T00:00:00Z`))
}

function wallTime(jdUt: number, offsetSeconds: number): Date {
  return new Date(unixFromJulianDay(jdUt) + offsetSeconds * 1000)
}

/** Created at first use: creating one blocks a slow phone noticeably, and a loading page needs none. */
function lazyFormat(locale: string, options: Intl.DateTimeFormatOptions): (wall: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (wall) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return format.format(wall)
  }
}
