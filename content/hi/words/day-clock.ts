import { unixFromJulianDay } from '@muhurta/jyotish'
import type { IsoDate } from '#domain/time/india-time.ts'
import { zoneOffsetSeconds } from '#domain/time/zone-offset.ts'
import { SHORT_MONTHS, SHORT_WEEKDAYS } from './dates.ts'

/** Writes an instant by the clock of a place: "6:42 AM", and "बुध 6:42 AM" on another day. */
export type DayClock = (jdUt: number) => string

/** By hand: a page has two hundred times, for which `Intl` would take as long as all the rest. */
export function clockOf(date: IsoDate, offsetSeconds: number, { isDated = false } = {}): DayClock {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  return (jdUt) => {
    const wall = unixFromJulianDay(jdUt) + offsetSeconds * 1000
    const minutes = Math.floor(wall / 60_000)
    const hour = mod(Math.floor(minutes / 60), 24)
    const minute = String(mod(minutes, 60)).padStart(2, '0')
    const time = `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`
    const isSameDay = wall >= midnight && wall < midnight + 86_400_000
    if (isSameDay) return time
    const day = new Date(wall)
    const weekday = SHORT_WEEKDAYS[day.getUTCDay()]
    return isDated
      ? `${weekday}, ${day.getUTCDate()} ${SHORT_MONTHS[day.getUTCMonth()]}, ${time}`
      : `${weekday} ${time}`
  }
}

/** By the clock of a zone, which may change between two times of a festival. */
export function zoneClock(date: IsoDate, timeZone: string): DayClock {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const [before, after] = [-1, 3].map((days) => zoneOffsetSeconds(midnight + days * 86_400_000, timeZone))
  if (before === after) return clockOf(date, before ?? 0)
  return (jdUt) => clockOf(date, zoneOffsetSeconds(unixFromJulianDay(jdUt), timeZone))(jdUt)
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
