import { DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import type { Graha } from '../grahas.ts'
import { rashisOf } from '../zodiac/placements.ts'
import { isOddRashi, type Quality, RASHI_INDEXES, type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { RASHIS } from '../zodiac/rashis.ts'
import { isForwardFrom, type SignDashaInput } from './chara-dasha.ts'
import { type SignPeriod, signPeriods, twelfthsOf } from './sign-periods.ts'
import { strongerLords, strongerSign } from './sign-strength.ts'
import { yearsOfSign } from './sign-years.ts'

/** Steps from the first sign: one by one for a movable sign, every sixth for a fixed one, by trines for a dual one. */
const STEPS: Record<Quality, readonly number[]> = {
  movable: RASHI_INDEXES,
  fixed: RASHI_INDEXES.map((step) => 5 * step),
  dual: [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11],
}

/** The complement of the first round; a sign that had all twelve years, or more, has none in the second. */
const ROUND_YEARS = 12

export type NarayanaDasha = {
  /** The stronger of the lagna and the seventh, where the dasha begins. */
  seed: RashiIndex
  lordOfVrishchika: Graha
  lordOfKumbha: Graha
  /** Twelve periods of the first round and twelve of the second, which has the rest of twelve years. */
  periods: SignPeriod[]
}

/** Saturn in the first sign makes the order regular, Ketu reverses it; Ketu decides where both are. */
function signOrder(seed: RashiIndex, rashis: Record<Graha, RashiIndex>): RashiIndex[] {
  const hasKetu = rashis.ketu === seed
  const isRegular = rashis.saturn === seed && !hasKetu
  const isForward = isRegular || isForwardFrom(seed) !== hasKetu
  const steps = isRegular ? STEPS.movable : STEPS[RASHIS[seed].quality]
  return steps.map((step) => wrapRashi(seed + (isForward ? step : -step)))
}

/** Narayana dasha of the rashi chart (P. V. R. Narasimha Rao, Narayana Dasa; Jaimini Sutras 2.4). */
export function narayanaDasha(input: SignDashaInput): NarayanaDasha {
  const { birthJdUt, yearDays = DEFAULT_DASHA_YEAR } = input
  const rashis = rashisOf(input)
  const lagna = rashiAt(input.lagna)
  const lordOfSign = strongerLords(input)
  const seed = strongerSign(lagna, wrapRashi(lagna + 6), input, lordOfSign)
  const first = signOrder(seed, rashis).map((rashi) => {
    const lord = lordOfSign(rashi)
    return { rashi, years: yearsOfSign(rashi, lord, rashis[lord], { withDignity: true }) }
  })
  const second = first.map(({ rashi, years }) => ({ rashi, years: Math.max(0, ROUND_YEARS - years) }))

  return {
    seed,
    lordOfVrishchika: lordOfSign(7),
    lordOfKumbha: lordOfSign(10),
    periods: signPeriods([...first, ...second], birthJdUt, yearDays),
  }
}

/**
 * The antardashas: from the sign of the period's lord, with the zodiac from an odd sign and against it from an even one
 * (P. V. R. Narasimha Rao).
 */
export function narayanaSubPeriods(input: SignDashaInput, period: SignPeriod): SignPeriod[] {
  const first = rashisOf(input)[strongerLords(input)(period.signs.at(-1) ?? 0)]
  return twelfthsOf(period, first, isOddRashi(first))
}
