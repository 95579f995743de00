import { type DashaYearDays, DEFAULT_DASHA_YEAR } from '../dashas/year.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type ChartPlacements, rashisOf } from '../zodiac/placements.ts'
import { RASHI_INDEXES, type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { lordOf } from '../zodiac/rashis.ts'
import type { LordOfSign } from './arudha.ts'
import { type SignPeriod, signPeriods, twelfthsOf } from './sign-periods.ts'
import { strongerLords } from './sign-strength.ts'
import { countsForward, yearsOfSign } from './sign-years.ts'

/**
 * `soleLords`: Mars rules Vrishchika and Saturn Kumbha, and dignity changes nothing. `strongerLords`: the stronger of
 * Mars and Ketu, of Saturn and Rahu, and a year more or less for an exalted or debilitated lord (K. N. Rao's sequence
 * with the strength rules of P. V. R. Narasimha Rao). His own Chara dasha (Unlocking the Power of Parasara's Chara Dasa, 2014)
 * begins at the lagna, the Moon or the Sun, whichever sign has the strongest lord; it is not here, because we know no text of
 * the rules for that strength.
 */
export const CHARA_DASHA_SCHOOLS = ['soleLords', 'strongerLords'] as const
export type CharaDashaSchool = (typeof CHARA_DASHA_SCHOOLS)[number]

export type SignDashaInput = ChartPlacements & { birthJdUt: JulianDay; yearDays?: DashaYearDays }

export type CharaDasha = { school: CharaDashaSchool; isForward: boolean; periods: SignPeriod[] }

/** Chara dasha goes with the zodiac when the ninth sign from its first counts forward. */
export function isForwardFrom(rashi: RashiIndex): boolean {
  return countsForward(wrapRashi(rashi + 8))
}

/**
 * Chara dasha: the twelve signs from the lagna, each for the count to its lord (Jaimini Sutras 1.1 and 2.3; the order by
 * the ninth sign after K. N. Rao, Predicting through Jaimini's Chara Dasha).
 */
export function charaDasha(input: SignDashaInput, school: CharaDashaSchool = 'soleLords'): CharaDasha {
  const { birthJdUt, yearDays = DEFAULT_DASHA_YEAR } = input
  const lagna = rashiAt(input.lagna)
  const isForward = isForwardFrom(lagna)
  const rashis = rashisOf(input)
  const lordOfSign: LordOfSign = school === 'soleLords' ? lordOf : strongerLords(input)
  const signs = RASHI_INDEXES.map((step) => {
    const rashi = wrapRashi(lagna + (isForward ? step : -step))
    const lord = lordOfSign(rashi)
    return { rashi, years: yearsOfSign(rashi, lord, rashis[lord], { withDignity: school !== 'soleLords' }) }
  })
  return { school, isForward, periods: signPeriods(signs, birthJdUt, yearDays) }
}

/** The antardashas: from the sign after the period's own, which comes last (K. N. Rao). */
export function charaSubPeriods({ isForward }: CharaDasha, period: SignPeriod): SignPeriod[] {
  const own = period.signs.at(-1) ?? 0
  return twelfthsOf(period, wrapRashi(own + (isForward ? 1 : -1)), isForward)
}
