import { GRAHA_NAMES } from '../graha-names.ts'
import type { Graha } from '../grahas.ts'
import type { House } from '../zodiac/rashi.ts'

const ENDINGS: Partial<Record<House, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** "1st", "2nd", "3rd", "4th" and so on. */
export function ordinal(house: House): string {
  return `${house}${ENDINGS[house] ?? 'th'}`
}

/** The English name, with an article for the Sun and the Moon. */
export function nameOf(graha: Graha): string {
  const { english } = GRAHA_NAMES[graha]
  return graha === 'sun' || graha === 'moon' ? `the ${english}` : english
}

/** "Mars", "Mars and Venus", "Mars, Mercury and Venus". */
export function joinWithAnd(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

export function namesOf(grahas: readonly Graha[]): string {
  return joinWithAnd(grahas.map(nameOf))
}

/** Capitalizes the first letter and adds a full stop. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** "is" for one graha, "are" for several. */
export function areOrIs(grahas: readonly Graha[]): string {
  return grahas.length === 1 ? 'is' : 'are'
}
