import { type JdSpan, partOf, type SunlitDay } from '../panchanga/day-parts.ts'

/** Seven names in the order of the weekdays' lords; the eighth, visham, stands apart from their round. */
const ROUND = ['uthi', 'amirdha', 'rogam', 'laabam', 'dhanam', 'sugam', 'soram'] as const
export type GowriName = (typeof ROUND)[number] | 'visham'
export type Gowri = JdSpan & { name: GowriName; isDay: boolean }

/** Which eighth is visham, Sunday to Saturday: by day that of Rahu kalam. */
const VISHAM = { day: [8, 2, 7, 5, 6, 4, 3], night: [4, 5, 3, 8, 2, 7, 6] }
/** The night begins with the name of the fifth weekday. */
const NIGHT_BEGINS = 4

/**
 * Gowri panchanga, by which Tamil calendars find the good time (nalla neram): eighths of daylight and of the night. The
 * names follow each other from that of the weekday, as printed calendars have them after the Pambu panchangam.
 */
export function gowriPanchanga({ sunrise, sunset, nextSunrise }: SunlitDay, vara: number): Gowri[] {
  const eighths = (isDay: boolean) => {
    const visham = (isDay ? VISHAM.day : VISHAM.night)[vara] ?? 1
    const first = isDay ? vara : vara + NIGHT_BEGINS
    return Array.from({ length: 8 }, (_, index): Gowri => {
      const span = isDay ? partOf(sunrise, sunset, 8, index) : partOf(sunset, nextSunrise, 8, index)
      const place = first + (index < visham ? index : index - 1)
      const name = index === visham - 1 ? 'visham' : (ROUND[place % ROUND.length] as GowriName)
      return { ...span, name, isDay }
    })
  }
  return [...eighths(true), ...eighths(false)]
}
