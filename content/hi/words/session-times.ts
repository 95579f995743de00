import { INDIA_TIME_ZONE, knownTimeZone } from '#domain/time/india-time.ts'
import {
  type DateOrText,
  dateIn,
  isSpan,
  shownZones,
  startOf,
  type TimeReader,
  type TimeSpan,
  timeIn,
  type Zones,
  zoneNameBy,
} from '../../zone-clock.ts'
import { calendarParts, weekdayIn, yearIn } from './dates.ts'
import { clockSpan, clockWithPart } from './day-parts.ts'
import { zoneCity } from './zone-cities.ts'

export { type DateOrText, isIndianClock, type TimeReader, type TimeSpan } from '../../zone-clock.ts'

/**
 * A session or an instant as a client reads it: by their own clock, then by India's. "मंगल, 16 मार्च 2027, सुबह 9:30 से 10:15 तक (न्यूयॉर्क का
 * समय), शाम 7:00 से 7:45 तक (IST)". Where both clocks agree, once.
 */
export function clientTime(time: TimeSpan | DateOrText, { timeZone, now }: TimeReader): string {
  return timeText(time, now, [knownTimeZone(timeZone), INDIA_TIME_ZONE])
}

/** The same for staff: the practice's clock first, then the client's. */
export function staffTime(time: TimeSpan | DateOrText, { timeZone, now }: TimeReader): string {
  return timeText(time, now, [INDIA_TIME_ZONE, knownTimeZone(timeZone)])
}

/** The time of day as staff read it, where the day stands beside it. */
export function staffClock(time: TimeSpan | DateOrText, timeZone: string): string {
  return clocksText(time, [INDIA_TIME_ZONE, knownTimeZone(timeZone)])
}

/** The time of day only: "सुबह 9:30 से 10:15 तक". */
export function clockRange({ startsAt, endsAt }: TimeSpan, timeZone: string): string {
  return clockSpan(timeIn(new Date(startsAt), timeZone), timeIn(new Date(endsAt), timeZone))
}

/** "सुबह 9:30 से 10:15 तक (न्यूयॉर्क का समय)". */
export function zonedClock(time: TimeSpan | DateOrText, timeZone: string): string {
  const zone = knownTimeZone(timeZone)
  const clock = isSpan(time) ? clockRange(time, zone) : clockWithPart(timeIn(new Date(time), zone))
  return `${clock} (${zoneName(zone)})`
}

/** By another clock than the one shown first, with the weekday where it is another. */
export function clockBeside(time: TimeSpan | DateOrText, zone: string, shownZone: string): string {
  const start = startOf(time)
  const weekday = weekdayIn(start, zone)
  return `${weekday === weekdayIn(start, shownZone) ? '' : `${weekday} `}${zonedClock(time, zone)}`
}

/** "IST", or the city of the zone: "न्यूयॉर्क का समय". */
export function zoneName(timeZone: string): string {
  return zoneNameBy(timeZone, (city) => `${zoneCity(city)} का समय`)
}

/** "IST", or the city alone, in a list of zones. */
export function zoneLabel(timeZone: string): string {
  return zoneNameBy(timeZone, zoneCity)
}

function timeText(time: TimeSpan | DateOrText, now: DateOrText | null, zones: Zones): string {
  const start = startOf(time)
  const [first] = shownZones(time, zones)
  const { day, shortMonth, year } = calendarParts(dateIn(start, first))
  const isThisYear = now !== null && String(year) === yearIn(new Date(now), first)
  return `${weekdayIn(start, first)}, ${day} ${shortMonth}${isThisYear ? '' : ` ${year}`}, ${clocksText(time, zones)}`
}

function clocksText(time: TimeSpan | DateOrText, zones: Zones): string {
  const [first, ...others] = shownZones(time, zones)
  return [zonedClock(time, first), ...others.map((zone) => clockBeside(time, zone, first))].join(', ')
}
