import { GRAHA_NAMES, type Graha } from '../grahas.ts'
import type { House } from '../zodiac/rashi.ts'

const ENDINGS: Partial<Record<House, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** "1st", "2nd", "3rd", "4th" and so on. */
export function ordinal(house: House): string {
  return `${house}${ENDINGS[house] ?? 'th'}`
}

/** The English name, with the article English gives the two lights. */
export function nameOf(graha: Graha): string {
  const { english } = GRAHA_NAMES[graha]
  return graha === 'sun' || graha === 'moon' ? `the ${english}` : english
}

/** "Mars", "Mars and Venus", "Mars, Mercury and Venus". */
export function namesOf(grahas: readonly Graha[]): string {
  const names = grahas.map(nameOf)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** A sentence begins with a capital and ends with a full stop. */
export function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** "is" for one graha, "are" for several. */
export function areOrIs(grahas: readonly Graha[]): string {
  return grahas.length === 1 ? 'is' : 'are'
}
