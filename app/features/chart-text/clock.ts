import { unixFromJulianDay } from '@muhurta/jyotish'
import { SHORT_MONTHS, SHORT_WEEKDAYS } from '#content/words/dates.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** Writes an instant by the clock of a place: "6:42 AM", and "Wed 6:42 AM" or "Wed, Nov 18, 6:42 AM" on another day. */
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
      ? `${weekday}, ${SHORT_MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${time}`
      : `${weekday} ${time}`
  }
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by
}
