import { lagnasOf } from '../almanac/lagnas.ts'
import type { AlmanacYear, FestivalDay } from '../festivals/almanac-year.ts'
import { overlap } from '../festivals/part-of-day.ts'
import { type JdSpan, partOf, type SunlitDay } from '../panchanga/day-parts.ts'
import { type LimbName, type LimbSpan, limbsBetween } from '../panchanga/limb.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'

/** A festival's day with the lunar day and the star it belongs to. */
export type Occasion = {
  year: AlmanacYear
  day: FestivalDay
  next: FestivalDay
  tithi: LimbSpan
  /** The stay of the Moon in the star that matters, nearest to the middle of the night. */
  star: LimbSpan | undefined
}

const HOUR = 1 / 24
/** No sign takes longer to rise outside of the polar circles. */
const LONGEST_RISING = 6 * HOUR

export const dayPart = ({ sunrise, sunset }: SunlitDay, parts: number, index: number) =>
  partOf(sunrise, sunset, parts, index)
export const nightPart = ({ sunset, nextSunrise }: SunlitDay, parts: number, index: number) =>
  partOf(sunset, nextSunrise, parts, index)

/** The first fifth of the night: three of its fifteen muhurtas. */
export const pradoshaOf = (day: SunlitDay) => nightPart(day, 5, 0)
/** The eighth of the fifteen muhurtas of the night. */
export const nishitaOf = (day: SunlitDay) => nightPart(day, 15, 7)

export function middleOf({ startJdUt, endJdUt }: JdSpan): JulianDay {
  return (startJdUt + endJdUt) / 2
}

/** What intervals share, if they share anything. */
export function common(first: JdSpan, ...others: readonly (JdSpan | undefined)[]): JdSpan | undefined {
  let shared: JdSpan = first
  for (const other of others) {
    if (!other || overlap(shared, other) <= 0) return undefined
    shared = {
      startJdUt: Math.max(shared.startJdUt, other.startJdUt),
      endJdUt: Math.min(shared.endJdUt, other.endJdUt),
    }
  }
  return shared
}

/** The first rising of a sign that ends after an instant; it may have begun before. */
export function risingAfter(from: JulianDay, rashi: number, { place, sky }: AlmanacYear): JdSpan | undefined {
  const range = { startJdUt: from - LONGEST_RISING, endJdUt: from + 1 + LONGEST_RISING }
  return lagnasOf(range, place, sky).find((span) => span.rashi === (rashi as RashiIndex) && span.endJdUt > from)
}

/** The stay in a part of a limb that is nearest to an instant, within half a month. */
export function stayNear(limb: LimbName, index: number, near: JulianDay, { sky }: AlmanacYear): LimbSpan | undefined {
  const stays = limbsBetween(limb, near - 15, near + 15, sky).filter((span) => span.index === index)
  const distance = (span: JdSpan) => Math.max(span.startJdUt - near, near - span.endJdUt, 0)
  return stays.toSorted((one, other) => distance(one) - distance(other))[0]
}
