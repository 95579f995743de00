/** A group of characters that travels in one file, cut from one of the packages' own files. */
export type CharacterSet = { name: string; source: 'latin' | 'latin-ext' | 'devanagari'; characters: string }

const ASCII = between(0x20, 0x7e)
const EVERYDAY_SIGNS = '\u00a0©°·×½–—‘’“”•…−'
/** Hardly any page says them: in the second file they make the first one, which every visitor waits for, smaller. */
const RARE_SIGNS = '#$<=>[\\]^_`{|}~'
const LATIN_1 = between(0xa0, 0xff)

/** Letters of IAST, the scholarly Latin spelling of Sanskrit, and the rupee sign that lives in the same source file. */
const SANSKRIT = '₹ĀāĪīŪūṚṛṜṝḶḷḸḹṂṃḤḥṄṅṬṭḌḍṆṇŚśṢṣ'

/** Eczar has no letters with a dot below, and its rupee sign runs into the digit after it: Mukta lends it both. */
export const LENT_TO_ECZAR = '₹ṚṛṜṝḶḷḸḹṂṃḤḥṄṅṬṭḌḍṆṇṢṣ'

const DEVANAGARI = `${between(0x900, 0x97f)}\u200c\u200d◌`

export const CHARACTER_SETS: CharacterSet[] = [
  { name: 'core', source: 'latin', characters: without(ASCII, RARE_SIGNS) + EVERYDAY_SIGNS },
  { name: 'latin', source: 'latin', characters: RARE_SIGNS + without(`${LATIN_1}ŒœŸ€™`, EVERYDAY_SIGNS) },
  { name: 'sanskrit', source: 'latin-ext', characters: SANSKRIT },
  { name: 'devanagari', source: 'devanagari', characters: DEVANAGARI },
]

/** The twelve signs as the sky wheel writes them: a file of their own, since a full Devanagari face is ten times larger. */
export const RASHI_NAMES = 'मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुम्भ मीन'

/** The few shaping rules those twelve names use: repha in कर्क, half letters in कन्या, वृश्चिक and कुम्भ, vowel marks. */
export const RASHI_SHAPING = ['rphf', 'half', 'abvm', 'blwm', 'kern']

export function unicodeRange(characters: string): string {
  const points = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b)
  const ranges: [number, number][] = []

  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('')
}

export function without(characters: string, removed: string): string {
  return [...characters].filter((character) => !removed.includes(character)).join('')
}

function hex(point: number): string {
  return point.toString(16).toUpperCase()
}
