import { type JulianDay, weekdayOf } from '../time/julian-day.ts'

const DEGREES_PER_DAY = 360

/**
 * The weekday that began with a sunrise, 0 = Sunday, by the mean solar date of the place. A birth at one in the night
 * belongs to the day before, because its last sunrise does.
 */
export function varaOfSunrise(sunrise: JulianDay, lon: number): number {
  return weekdayOf(sunrise + lon / DEGREES_PER_DAY)
}
