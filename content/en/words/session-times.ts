import { HOUR_MS } from '#domain/time/durations.ts'
import { INDIA_TIME_ZONE, knownTimeZone } from '#domain/time/india-time.ts'
import {
  type DateOrText,
  isSpan,
  type ShortClock,
  shortClock,
  shownZones,
  startOf,
  type TimeReader,
  type TimeSpan,
  timeIn,
  type Zones,
  zoneNameBy,
} from '../../zone-clock.ts'
import { weekdayAndDay, weekdayIn, yearIn } from './dates.ts'
import { zoneCity } from './zone-cities.ts'

export { type DateOrText, isIndianClock, type TimeReader, type TimeSpan } from '../../zone-clock.ts'

const HALF_DAY_MS = 12 * HOUR_MS

/**
 * A session or an instant as a client reads it: by their own clock, then by India's. "Tue, Mar 16, 2027, 9:30-10:15 AM New
 * York time, 7-7:45 PM IST". Where both clocks agree, once: "Tue, Mar 16, 7-7:45 PM IST".
 */
export function clientTime(time: TimeSpan | DateOrText, { timeZone, now }: TimeReader): string {
  return timeText(time, now, [knownTimeZone(timeZone), INDIA_TIME_ZONE])
}

/** The same for staff: the practice's clock first, then the client's. */
export function staffTime(time: TimeSpan | DateOrText, { timeZone, now }: TimeReader): string {
  return timeText(time, now, [INDIA_TIME_ZONE, knownTimeZone(timeZone)])
}

/** The time of day as staff read it, where the day stands beside it: "7-7:45 PM IST, 9:30-10:15 AM New York time". */
export function staffClock(time: TimeSpan | DateOrText, timeZone: string): string {
  return clocksText(time, [INDIA_TIME_ZONE, knownTimeZone(timeZone)])
}

/** The time of day only: "9:30-10:15 AM", "11 AM-12 PM". */
export function clockRange({ startsAt, endsAt }: TimeSpan, timeZone: string): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const [from, until] = [clockOf(start, timeZone), clockOf(end, timeZone)]
  const isSameHalf = from.half === until.half && end.getTime() - start.getTime() < HALF_DAY_MS
  return `${from.time}${isSameHalf ? '' : ` ${from.half}`}-${until.time} ${until.half}`
}

/** "9:30 AM New York time". */
export function zonedClock(time: TimeSpan | DateOrText, timeZone: string): string {
  const zone = knownTimeZone(timeZone)
  return `${clockText(time, zone)} ${zoneName(zone)}`
}

/** By another clock than the one shown first, with the weekday where it is another: "Wed 7-7:45 AM IST". */
export function clockBeside(time: TimeSpan | DateOrText, zone: string, shownZone: string): string {
  const start = startOf(time)
  const weekday = weekdayIn(start, zone)
  return `${weekday === weekdayIn(start, shownZone) ? '' : `${weekday} `}${zonedClock(time, zone)}`
}

/** "IST", or the city of the zone: "New York time". */
export function zoneName(timeZone: string): string {
  return zoneNameBy(timeZone, (city) => `${zoneCity(city)} time`)
}

/** "IST", or the city alone, in a list of zones. */
export function zoneLabel(timeZone: string): string {
  return zoneNameBy(timeZone, zoneCity)
}

function timeText(time: TimeSpan | DateOrText, now: DateOrText | null, zones: Zones): string {
  const start = startOf(time)
  const [first] = shownZones(time, zones)
  const year = yearIn(start, first)
  const isThisYear = now !== null && year === yearIn(new Date(now), first)
  return `${weekdayAndDay(start, first)}${isThisYear ? '' : `, ${year}`}, ${clocksText(time, zones)}`
}

function clocksText(time: TimeSpan | DateOrText, zones: Zones): string {
  const [first, ...others] = shownZones(time, zones)
  return [zonedClock(time, first), ...others.map((zone) => clockBeside(time, zone, first))].join(', ')
}

function clockText(time: TimeSpan | DateOrText, timeZone: string): string {
  if (isSpan(time)) return clockRange(time, timeZone)
  const clock = clockOf(new Date(time), timeZone)
  return `${clock.time} ${clock.half}`
}

function clockOf(instant: Date, timeZone: string): ShortClock {
  return shortClock(timeIn(instant, timeZone))
}
