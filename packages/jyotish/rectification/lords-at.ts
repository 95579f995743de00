import { DASHA_SCHEMES } from '../dashas/scheme.ts'
import type { Graha } from '../grahas.ts'

const { shares, totalYears } = DASHA_SCHEMES.vimshottari

/**
 * The lords of the first levels of Vimshottari at a place in its cycle of 120 years, counted from the start of the first
 * mahadasha: the same as `findRunningPeriods`, without making the periods. Empty outside the cycle.
 */
export function lordsAt(firstShare: number, yearsIntoCycle: number, levels: number): Graha[] {
  const lords: Graha[] = []
  let position = yearsIntoCycle / totalYears
  if (position < 0 || position >= 1) return lords
  let first = firstShare
  while (lords.length < levels) {
    let share = shares[first]
    while (share && position >= share.years / totalYears) {
      position -= share.years / totalYears
      first = (first + 1) % shares.length
      share = shares[first]
    }
    if (!share) throw new RangeError(`No lord ${first} in the order of Vimshottari`)
    lords.push(share.lord)
    position /= share.years / totalYears
    // A rounded sum may reach the end of a period, which belongs to the next one.
    if (position >= 1) position = 1 - Number.EPSILON
  }
  return lords
}
