import { unixFromJulianDay } from '@muhurta/jyotish'
import { PANCHANGA } from '#app/content/panchanga.ts'

const date = lateFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' })
const longDate = lateFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' })
const weekday = lateFormat('en-GB', { weekday: 'short' })
const clock = lateFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "Mar 12, 2004" by a clock so many seconds ahead of UTC. */
export function dateOf(jdUt: number, offsetSeconds: number): string {
  return date(wallTime(jdUt, offsetSeconds))
}

/** "6:42 AM", held together by a space that our fonts have. */
export function timeOf(jdUt: number, offsetSeconds: number): string {
  return clock(wallTime(jdUt, offsetSeconds)).replace(/\s/u, '\u00a0')
}

/** The hour alone while it is on the same day; otherwise with its weekday. */
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

/** Made at its first use: the first one stops a slow phone for a moment, and a page that loads needs none. */
function lateFormat(locale: string, options: Intl.DateTimeFormatOptions): (wall: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (wall) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return format.format(wall)
  }
}
