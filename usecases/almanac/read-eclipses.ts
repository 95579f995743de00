import type { Eclipse } from '@muhurta/jyotish/eclipses'
import { listEclipsesOf } from '#domain/almanac/eclipses.ts'
import { recentValues } from '#domain/recent-values.ts'
import { withPauses } from '#usecases/with-pauses.ts'

const MOST_YEARS = 16

const years = recentValues<number, Promise<Eclipse[]>>(MOST_YEARS)

/** The eclipses of a year anywhere on Earth: takes some tens of milliseconds, with pauses, and is then held in memory. */
export function readEclipses(year: number): Promise<Eclipse[]> {
  return years.get(year) ?? years.set(year, withPauses(listEclipsesOf(year)))
}
