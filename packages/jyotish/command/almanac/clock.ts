import { type CivilDate, formatUtc, type JulianDay } from '../../time/julian-day.ts'

const MINUTES_PER_DAY = 1440
const HALF_MINUTE = 0.5 / MINUTES_PER_DAY

/** The local clock at an instant to the nearest minute, `YYYY-MM-DD HH:MM`. */
export function clockAt(jdUt: JulianDay, utcOffsetMinutes: number): string {
  return formatUtc(jdUt + utcOffsetMinutes / MINUTES_PER_DAY + HALF_MINUTE)
    .slice(0, 16)
    .replace('T', ' ')
}

export function isoDate({ year, month, day }: CivilDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
