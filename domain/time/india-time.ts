import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

/** The practice's days, hours and schedules are in this zone. India has one zone and no daylight saving time. */
export const INDIA_TIME_ZONE = 'Asia/Kolkata'
const OLDER_NAME = 'Asia/Calcutta'

/** Some browsers and older data still use the zone's former name. */
export function isIndianZone(timeZone: string): boolean {
  return timeZone === INDIA_TIME_ZONE || timeZone === OLDER_NAME
}

const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * HOUR_MS

/** A calendar day, `yyyy-MM-dd`. It is not an instant; convert it only together with a time. */
export type IsoDate = string

/** The instant of a day and time (`HH:mm`) in India. */
export function istInstant(date: IsoDate, time: string): Date {
  return new Date(`${date}T${time}:00${OFFSET}`)
}

/** The calendar day in India at an instant. */
export function istDate(instant: Date): IsoDate {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** The calendar year in India at an instant. */
export function istYear(instant: Date): number {
  return Number(istDate(instant).slice(0, 4))
}

/** The time of day in India at an instant, `HH:mm`. By hand, because a page with free times has thousands of them. */
export function istTime(instant: Date | number): string {
  const shown = (((Number(instant) + OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS
  const minutes = Math.floor(shown / MINUTE_MS)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

/** As in ISO 8601, Monday is 1 and Sunday 7. */
export function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** The first day of the ISO week. */
export function mondayOf(date: IsoDate): IsoDate {
  return addDays(date, 1 - weekdayOf(date))
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** How many days the second date is after the first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** False for what only looks like a date: 31 November, 29 February of a common year. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

const knownZones = new Set([INDIA_TIME_ZONE])

/** Falls back to India's zone when this machine does not know the given one. */
export function knownTimeZone(name: string): string {
  return isTimeZone(name) ? name : INDIA_TIME_ZONE
}

export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true
  if (name === '' || name.length > LONGEST_ZONE_NAME) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    if (knownZones.size < MOST_ZONES) knownZones.add(name)
    return true
  } catch {
    return false
  }
}

const LONGEST_ZONE_NAME = 60
// There are about 600 zones. The bound stops made-up capitalizations from filling the set.
const MOST_ZONES = 1_000
