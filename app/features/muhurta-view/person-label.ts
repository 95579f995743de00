import type { RashiIndex } from '@muhurta/jyotish'
import type { Person } from '@muhurta/jyotish/muhurta'
import { MUHURTA } from '#content/almanac/muhurta.ts'
import { nakshatraName, signName } from '#content/charts/names.ts'

/** "Krittika, Aries", and with the hour of birth "Krittika, Aries, Leo rising". */
export function personLabel({ nakshatra, rashi, lagna }: Person): string {
  const star = `${nakshatraName(nakshatra)}, ${signName(rashi as RashiIndex)}`
  return lagna === undefined ? star : MUHURTA.form.withLagna(star, signName(lagna as RashiIndex))
}
