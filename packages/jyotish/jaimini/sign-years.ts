import { type Graha, isSignLord } from '../grahas.ts'
import { debilitationRashi, EXALTATIONS } from '../zodiac/dignity.ts'
import { type RashiIndex, wrapRashi } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'
import { nodeDignity } from './sign-strength.ts'

/** The signs that count forward (vishama pada): Mesha, Vrishabha, Mithuna, Tula, Vrishchika, Dhanu. */
const FORWARD_SIGNS: readonly RashiIndex[] = [0, 1, 2, 6, 7, 8]

/** Whether counting from a sign goes with the zodiac (Jaimini Sutras 1.1, the "odd-footed" signs). */
export function countsForward(rashi: RashiIndex): boolean {
  return FORWARD_SIGNS.includes(rashi)
}

/** A year more for an exalted lord, one less for a debilitated one; a lord in its own sign has neither. */
function dignityYears(lord: Graha, rashi: RashiIndex): number {
  if (!isSignLord(lord)) return nodeDignity(lord, rashi)
  if (lordOf(rashi) === lord) return 0
  if (EXALTATIONS[lord].rashi === rashi) return 1
  return debilitationRashi(lord) === rashi ? -1 : 0
}

/**
 * The years of a sign: the count from it to its lord, minus one, twelve when the lord is in the sign itself (Jaimini
 * Sutras 1.1). Some schools change it by a year for a lord in exaltation or debilitation.
 */
export function yearsOfSign(
  rashi: RashiIndex,
  lord: Graha,
  lordRashi: RashiIndex,
  { withDignity }: { withDignity: boolean },
): number {
  const steps = countsForward(rashi) ? wrapRashi(lordRashi - rashi) : wrapRashi(rashi - lordRashi)
  const years = steps === 0 ? 12 : steps
  return withDignity ? years + dignityYears(lord, lordRashi) : years
}
