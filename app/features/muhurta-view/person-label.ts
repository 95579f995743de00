import type { RashiIndex } from '@muhurta/jyotish'
import type { Person } from '@muhurta/jyotish/muhurta'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { nakshatraName, RASHI_LABELS } from '#content/charts/names.ts'

/** "Krittika, Mesha", and with the hour of birth "Krittika, Mesha, Simha rising". */
export function personLabel({ nakshatra, rashi, lagna }: Person): string {
  const signName = (sign: number) => RASHI_LABELS[sign as RashiIndex].name
  const star = `${nakshatraName(nakshatra)}, ${signName(rashi)}`
  return lagna === undefined ? star : MUHURTA.form.withLagna(star, signName(lagna))
}
