import { KARANA_NAMES, type Karana, NAKSHATRAS, type Paksha, TITHIS, VARAS, YOGAS } from '@muhurta/jyotish'
import { PANCHANGA } from '#content/almanac/panchanga.ts'

const FULL_MOON = 14
const NEW_MOON = 29

/** A tithi with its fortnight, because it occurs twice a month; new and full moon have none. */
export function tithiName({ index, paksha }: { index: number; paksha: Paksha }): string {
  const name = TITHIS[index]?.sanskrit ?? ''
  if (index === FULL_MOON || index === NEW_MOON) return name
  return `${PANCHANGA.fortnights[paksha]} ${name}`
}

export function nakshatraName(index: number): string {
  return NAKSHATRAS[index]?.sanskrit ?? ''
}

export function yogaName(index: number): string {
  return YOGAS[index]?.sanskrit ?? ''
}

export function karanaName(karana: Karana): string {
  return KARANA_NAMES[karana].sanskrit
}

/** "Guruvara (Thursday)". */
export function varaName(vara: number): string {
  return `${VARAS[vara]?.sanskrit ?? ''} (${PANCHANGA.weekdays[vara] ?? ''})`
}
