import type { Eclipse } from '@muhurta/jyotish/eclipses'
import { listEclipsesOf } from '#domain/almanac/eclipses.ts'
import { recentValues } from '#domain/recent-values.ts'

const MOST_YEARS = 16

const years = recentValues<number, Eclipse[]>(MOST_YEARS)

/** The eclipses of a year anywhere on Earth: takes 15 ms and is then held in memory. */
export function readEclipses(year: number): Eclipse[] {
  return years.get(year) ?? years.set(year, listEclipsesOf(year))
}
