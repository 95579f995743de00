import type { Eclipse } from '@muhurta/jyotish/eclipses'
import { listEclipsesOf } from '#domain/almanac/eclipses.ts'
import { withPauses } from '#usecases/with-pauses.ts'

const MOST_YEARS = 16

const years = new Map<number, Promise<Eclipse[]>>()

/** The eclipses of a year anywhere on Earth: takes some tens of milliseconds, with pauses, and is then held in memory. */
export function readEclipses(year: number): Promise<Eclipse[]> {
  const eclipses = years.get(year) ?? withPauses(listEclipsesOf(year))
  years.delete(year)
  years.set(year, eclipses)
  const [oldest] = years.keys()
  if (years.size > MOST_YEARS && oldest !== undefined) years.delete(oldest)
  return eclipses
}
