import { HOUR_MS } from '#domain/time/durations.ts'
import { INDIA_TIME_ZONE, isIndianZone, knownTimeZone } from '#domain/time/india-time.ts'
import { type ShortClock, shortClock, timeIn, weekdayAndDay, weekdayIn, yearIn } from './dates.ts'

/** JSON has no dates: what the booking dialog reads is text. */
export type DateOrText = Date | string

/** The zone in which somebody reads, and when: the year is written where it is not this one. Null always writes it. */
export type TimeReader = { readonly timeZone: string; readonly now: DateOrText | null }

const HALF_DAY_MS = 12 * HOUR_MS

/** A session from its start to its true end. */
export type TimeSpan = { readonly startsAt: DateOrText; readonly endsAt: DateOrText }

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

/** Whether a reader's clock shows the same as India's at a time, as in Sri Lanka. */
export function isIndianClock(time: TimeSpan | DateOrText, timeZone: string): boolean {
  const start = startOf(time)
  const [own, indian] = [timeZone, INDIA_TIME_ZONE].map((zone) => `${weekdayIn(start, zone)} ${timeIn(start, zone)}`)
  return own === indian
}

/** "IST", or the city of the zone: "New York time". */
export function zoneName(timeZone: string): string {
  if (isIndianZone(timeZone)) return 'IST'
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone) ?? []
  // These names count west of Greenwich as positive.
  if (sign) return `GMT${sign === '+' ? '-' : '+'}${hours}`
  const last = timeZone.slice(timeZone.lastIndexOf('/') + 1)
  if (/^[A-Z0-9]+$/.test(last)) return last
  return `${PRESENT_NAMES[last] ?? last.replaceAll('_', ' ')} time`
}

/** Browsers and older data still use some former names. */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  Katmandu: 'Kathmandu',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Kiev: 'Kyiv',
}

type Zones = readonly [first: string, second: string]

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

/** Where both clocks agree, India's alone. */
function shownZones(time: TimeSpan | DateOrText, zones: Zones): readonly [string, ...string[]] {
  return zones.every((zone) => isIndianClock(time, zone)) ? [INDIA_TIME_ZONE] : zones
}

function startOf(time: TimeSpan | DateOrText): Date {
  return new Date(isSpan(time) ? time.startsAt : time)
}

function clockText(time: TimeSpan | DateOrText, timeZone: string): string {
  if (isSpan(time)) return clockRange(time, timeZone)
  const clock = clockOf(new Date(time), timeZone)
  return `${clock.time} ${clock.half}`
}

function isSpan(time: TimeSpan | DateOrText): time is TimeSpan {
  return typeof time === 'object' && 'startsAt' in time
}

function clockOf(instant: Date, timeZone: string): ShortClock {
  return shortClock(timeIn(instant, timeZone))
}
