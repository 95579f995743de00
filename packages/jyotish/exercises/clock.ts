import { dateOfJulianDay, type JulianDay, julianDayOfDate, weekdayOfJd } from '../time/julian-day.ts'

/** India's clocks, which exercises use but for the birth of a chosen chart: constant since 1950. */
export const INDIA_OFFSET_MINUTES = 330
const MINUTES_PER_DAY = 1440
const OFFSET = INDIA_OFFSET_MINUTES / MINUTES_PER_DAY

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The local date of an instant, `2001-12-31`. */
export function dateText(jdUt: JulianDay, offsetMinutes = INDIA_OFFSET_MINUTES): string {
  const { year, month, day } = dateOfJulianDay(jdUt + offsetMinutes / MINUTES_PER_DAY)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** The instant of a local clock time on a local date; minutes may be a fraction. */
export function instantOf(date: string, minutes = 0): JulianDay {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return julianDayOfDate({ year, month, day }) - OFFSET + minutes / MINUTES_PER_DAY
}

/** Minutes since midnight of a clock time `09:05`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A clock time of minutes since some midnight, to the nearest minute. */
export function clockText(minutes: number): string {
  const whole = ((Math.round(minutes) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}

/** The local clock time of an instant, to the nearest minute. */
export function timeText(jdUt: JulianDay, offsetMinutes = INDIA_OFFSET_MINUTES): string {
  const days = jdUt + offsetMinutes / MINUTES_PER_DAY + 0.5
  return clockText((days - Math.floor(days)) * MINUTES_PER_DAY)
}

/** The weekday of a date, 0 = Sunday. */
export function weekdayOfDate(date: string): number {
  return weekdayOfJd(instantOf(date, MINUTES_PER_DAY / 2) + OFFSET)
}
