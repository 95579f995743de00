import { type JdSpan, unixFromJulianDay } from '@muhurta/jyotish'
import type { IsoDate } from '#domain/time/india-time.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { SHORT_MONTHS, SHORT_WEEKDAYS } from './dates.ts'

/** Writes an instant by the clock of a place: "6:42 AM", and "बुध 6:42 AM" on another day. */
export type DayClock = (jdUt: number) => string

/** Writes a time from and to, with the weekdays of a `DayClock`, but each only once. */
export type SpanClock = (span: JdSpan) => string

/** By hand: a page has two hundred times, for which `Intl` would take as long as all the rest. */
export function clockOf(date: IsoDate, offsetSeconds: number, { isDated = false } = {}): DayClock {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return (jdUt) => {
    const wall = wallOf(jdUt, offsetSeconds)
    const time = timeOf(wall)
    const isSameDay = wall >= midnight && wall < midnight + DAY_MS
    if (isSameDay) return time
    const day = new Date(wall)
    const weekday = SHORT_WEEKDAYS[day.getUTCDay()]
    return isDated
      ? `${weekday}, ${day.getUTCDate()} ${SHORT_MONTHS[day.getUTCMonth()]}, ${time}`
      : `${weekday} ${time}`
  }
}

export function spanClockOf(date: IsoDate, offsetSeconds: number): SpanClock {
  const clock = clockOf(date, offsetSeconds)
  const dayOf = (jdUt: number) => Math.floor(wallOf(jdUt, offsetSeconds) / DAY_MS)
  return ({ startJdUt, endJdUt }) => {
    const isOneDay = dayOf(startJdUt) === dayOf(endJdUt)
    return fromTo(clock(startJdUt), isOneDay ? timeOf(wallOf(endJdUt, offsetSeconds)) : clock(endJdUt))
  }
}

/** For lists that are in order through one day and its night, and so need no weekdays. */
export function hoursOf(offsetSeconds: number): SpanClock {
  const clock = (jdUt: number) => timeOf(wallOf(jdUt, offsetSeconds))
  return ({ startJdUt, endJdUt }) => fromTo(clock(startJdUt), clock(endJdUt))
}

/** By the clock of a zone, which may change between two times of a festival. */
export function zoneClock(date: IsoDate, timeZone: string): DayClock {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const [before, after] = [-1, 3].map((days) => zoneOffsetSeconds(midnight + days * 86_400_000, timeZone))
  if (before === after) return clockOf(date, before ?? 0)
  return (jdUt) => clockOf(date, zoneOffsetSeconds(unixFromJulianDay(jdUt), timeZone))(jdUt)
}

const DAY_MS = 86_400_000

function wallOf(jdUt: number, offsetSeconds: number): number {
  return unixFromJulianDay(jdUt) + offsetSeconds * 1000
}

function timeOf(wall: number): string {
  const minutes = Math.floor(wall / 60_000)
  const hour = mod(Math.floor(minutes / 60), 24)
  const minute = String(mod(minutes, 60)).padStart(2, '0')
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`
}

function fromTo(from: string, to: string): string {
  return `${from} से ${to} तक`
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
