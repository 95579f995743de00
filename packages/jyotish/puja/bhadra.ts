import { bhadraParts } from '../almanac/bhadra.ts'
import type { JdSpan } from '../panchanga/day-parts.ts'
import { common, middleOf, nightPart, type Occasion, pradoshaOf } from './occasion.ts'

/** Bhadra (the karana Vishti) is the first half of the full moon's lunar day. */
export function bhadraOf({ tithi }: Pick<Occasion, 'tithi'>): JdSpan {
  return { startJdUt: tithi.startJdUt, endJdUt: middleOf(tithi) }
}

/** The first half of the full moon's lunar day. */
const FULL_MOON_HALF = 28

export const punchhaOf = (occasion: Pick<Occasion, 'tithi'>) => bhadraParts(FULL_MOON_HALF, bhadraOf(occasion)).puchha
export const mukhaOf = (occasion: Pick<Occasion, 'tithi'>) => bhadraParts(FULL_MOON_HALF, bhadraOf(occasion)).mukha

/** What is left of a part of the day after bhadra, in the full moon's lunar day. */
export function withoutBhadra(part: JdSpan, { tithi }: Occasion): JdSpan | undefined {
  return common(part, { startJdUt: bhadraOf({ tithi }).endJdUt, endJdUt: tithi.endJdUt })
}

/** Rakhi is tied from sunrise or the end of bhadra until pradosha or the full moon's lunar day ends. */
export function rakhi(occasion: Occasion): JdSpan | undefined {
  const { day } = occasion
  return withoutBhadra({ startJdUt: day.sunrise, endJdUt: pradoshaOf(day).endJdUt }, occasion)
}

/**
 * When the bonfire of Holi is lit: in pradosha with the full moon. If bhadra lasts into the evening, after it, until pradosha
 * ends, or until midnight if bhadra ends only after pradosha. If bhadra lasts past midnight, in its tail, and in pradosha
 * where that has gone before the night or comes after midnight. Where the full moon has ended by the evening that was
 * chosen, the whole of pradosha is left.
 */
export function bonfire(occasion: Occasion): JdSpan {
  const { day, tithi } = occasion
  const pradosha = pradoshaOf(day)
  const inTithi = common(pradosha, tithi) ?? pradosha
  const { endJdUt: bhadraEnd } = bhadraOf(occasion)
  if (bhadraEnd <= inTithi.startJdUt) return inTithi
  const evening = nightPart(day, 2, 0)
  if (bhadraEnd < evening.endJdUt) {
    const end = bhadraEnd < pradosha.endJdUt ? pradosha.endJdUt : evening.endJdUt
    return { startJdUt: bhadraEnd, endJdUt: Math.min(end, tithi.endJdUt) }
  }
  const punchha = punchhaOf(occasion)
  return common(punchha, { startJdUt: day.sunset, endJdUt: evening.endJdUt }) ? punchha : inTithi
}
