import { accepted, type Outcome, refused } from '../outcome.ts'

/** Days since noon of 1 January 4713 BC, in universal time unless a name or comment says otherwise. */
export type JulianDay = number

export const J2000: JulianDay = 2451545
export const DAYS_PER_CENTURY = 36525
export const SECONDS_PER_DAY = 86400

const UNIX_EPOCH: JulianDay = 2440587.5
const MILLISECONDS_PER_DAY = 86_400_000
const UTC = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?Z$/

/** A day of the Gregorian calendar. */
export type CivilDate = { year: number; month: number; day: number }

/** The Julian Day of a Unix time in milliseconds, such as `Date.now()`. */
export function julianDayFromUnix(milliseconds: number): JulianDay {
  return UNIX_EPOCH + milliseconds / MILLISECONDS_PER_DAY
}

/** The Unix time in whole milliseconds, for `new Date(…)`. */
export function unixFromJulianDay(jd: JulianDay): number {
  return Math.round((jd - UNIX_EPOCH) * MILLISECONDS_PER_DAY)
}

/** The Julian Day at 0h of a Gregorian date; days beyond the end of a month roll over into the next. */
export function julianDayOfDate({ year, month, day }: CivilDate): JulianDay {
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  return julianDayFromUnix(new Date(0).setUTCFullYear(year, month - 1, day))
}

export function dateOfJulianDay(jd: JulianDay): CivilDate {
  const date = new Date(unixFromJulianDay(jd))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The weekday of a Julian Day, 0 = Sunday, from midnight to midnight. */
export function weekdayOfJd(jd: JulianDay): number {
  return ((Math.floor(jd + 1.5) % 7) + 7) % 7
}

/** Parses a UTC time such as `1990-01-01T06:30:00Z`. UTC is used as UT1; the two differ by less than a second. */
export function parseUtc(text: string): Outcome<JulianDay, 'not-a-utc-time'> {
  const match = UTC.exec(text)
  if (!match) return refused('not-a-utc-time')

  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const midnight = julianDayOfDate({ year, month, day })
  const back = dateOfJulianDay(midnight)
  const isRealDay = back.year === year && back.month === month && back.day === day
  if (!isRealDay || hour > 23 || minute > 59 || second >= 60) return refused('not-a-utc-time')

  return accepted(midnight + (hour * 3600 + minute * 60 + second) / SECONDS_PER_DAY)
}

/** Formats a Julian Day as UTC with milliseconds: `1990-01-01T06:30:00.000Z`. */
export function formatUtc(jd: JulianDay): string {
  return new Date(unixFromJulianDay(jd)).toISOString()
}
