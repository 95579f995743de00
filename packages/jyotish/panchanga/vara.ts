import { type JulianDay, weekdayOfJd } from '../time/julian-day.ts'

const DEGREES_PER_DAY = 360

/**
 * The weekday that begins at a sunrise, 0 = Sunday, by local mean solar date. A birth at 01:00 belongs to the previous
 * day, because its last sunrise does.
 */
export function varaOfSunrise(sunrise: JulianDay, lon: number): number {
  return weekdayOfJd(sunrise + lon / DEGREES_PER_DAY)
}
