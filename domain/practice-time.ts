import { DAY_MS, HOUR_MS } from '#domain/durations.ts'

/** The practice's days, hours and schedules are counted here; India has one zone and never changes its clocks. */
export const PRACTICE_TIME_ZONE = 'Asia/Kolkata'
const OLDER_NAME = 'Asia/Calcutta'

/** Some browsers and papers still have the zone of India under its older name. */
export function isIndianZone(timeZone: string): boolean {
  return timeZone === PRACTICE_TIME_ZONE || timeZone === OLDER_NAME
}

const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * HOUR_MS

/** A day of the practice, `yyyy-MM-dd`: not an instant, and never made into one without a time. */
export type IsoDate = string

/** The instant at which the practice's clock shows this time (`HH:mm`) on this day. */
export function practiceInstant(date: IsoDate, time: string): Date {
  return new Date(`${date}T${time}:00${OFFSET}`)
}

/** The day that the practice has at this instant. */
export function practiceDate(instant: Date): IsoDate {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** The year that the practice writes at this instant. */
export function practiceYear(instant: Date): number {
  return Number(practiceDate(instant).slice(0, 4))
}

/** The practice's clock at this instant: `HH:mm`. */
export function practiceTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(11, 16)
}

/** As in ISO 8601, Monday is 1 and Sunday 7. */
export function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
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

const knownZones = new Set([PRACTICE_TIME_ZONE])

/** A zone that this machine does not know is answered with the practice's own. */
export function knownTimeZone(name: string): string {
  if (knownZones.has(name)) return name
  if (name === '' || name.length > LONGEST_ZONE_NAME) return PRACTICE_TIME_ZONE
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    if (knownZones.size < MOST_ZONES) knownZones.add(name)
    return name
  } catch {
    return PRACTICE_TIME_ZONE
  }
}

const LONGEST_ZONE_NAME = 60
// There are about 600; whoever sends one of them in strange capitals is answered, but not remembered.
const MOST_ZONES = 1_000
