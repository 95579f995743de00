import type { Eclipse } from '@muhurta/jyotish/eclipses'
import { LRUCache } from 'lru-cache'
import { listEclipsesOf } from '#domain/almanac/eclipses.ts'

const years = new LRUCache<number, Eclipse[]>({ max: 16, memoMethod: (year) => listEclipsesOf(year) })

/** The eclipses of a year anywhere on Earth: takes 15 ms and is then held in memory. */
export function readEclipses(year: number): Eclipse[] {
  return years.memo(year)
}
