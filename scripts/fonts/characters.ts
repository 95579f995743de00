/** The characters of one font file, and the file of the font package it is cut from. */
export type CharacterSet = { name: string; source: 'latin' | 'latin-ext' | 'devanagari'; characters: string }

const ASCII = between(0x20, 0x7e)
const EVERYDAY_SIGNS = '\u00a0©°·×½–—‘’“”•…−'
/** Rare characters, in the second file to make the first one smaller, which every visitor waits for. */
const RARE_SIGNS = '#$<=>[\\]^_`{|}~'
const LATIN_1 = between(0xa0, 0xff)

/** Letters of IAST, the scholarly transliteration of Sanskrit, and the rupee sign, which is in the same source file. */
const SANSKRIT = '₹ĀāĪīŪūṚṛṜṝḶḷḸḹṂṃḤḥṄṅṬṭḌḍṆṇŚśṢṣ'

/** Eczar has no letters with a dot below, and its rupee sign runs into the digit after it: Mukta has both. */
export const LENT_TO_ECZAR = '₹ṚṛṜṝḶḷḸḹṂṃḤḥṄṅṬṭḌḍṆṇṢṣ'

/** They shape the letters beside them, in whichever font these are set: no range names them, or they would load its file. */
export const JOINERS = '\u200c\u200d'

/** Digits, and letters that neither Hindi nor Sanskrit has. */
const RARE_DEVANAGARI = `ऄऎऒऩऱऴ${between(0x966, 0x97f)}`
const DEVANAGARI = `${without(between(0x900, 0x97f), RARE_DEVANAGARI)}${JOINERS}◌`

/**
 * What today's Telugu is written with. The rest are digits, fractions and letters that are no longer used. The length mark
 * U+0C56 is typed by nobody, but ై is shaped as ె and that mark.
 */
export const TELUGU = [
  [0xc01, 0xc0b],
  [0xc0e, 0xc39],
  [0xc3e, 0xc43],
  [0xc46, 0xc4d],
  [0xc56, 0xc56],
]
  .map(([first = 0, last = 0]) => between(first, last))
  .join('')

export const CHARACTER_SETS: CharacterSet[] = [
  { name: 'core', source: 'latin', characters: without(ASCII, RARE_SIGNS) + EVERYDAY_SIGNS },
  { name: 'latin', source: 'latin', characters: RARE_SIGNS + without(`${LATIN_1}ŒœŸ€™`, EVERYDAY_SIGNS) },
  { name: 'sanskrit', source: 'latin-ext', characters: SANSKRIT },
  { name: 'devanagari', source: 'devanagari', characters: DEVANAGARI },
  { name: 'devanagari-rare', source: 'devanagari', characters: RARE_DEVANAGARI },
]

/** The names of the twelve signs have a file of their own: a full Devanagari font is ten times as large. */
export const RASHI_NAMES = 'मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुम्भ मीन'

/** The shaping features of these twelve names: repha in कर्क, half letters in कन्या, वृश्चिक and कुम्भ, vowel marks. */
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

export function between(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('')
}

export function without(characters: string, removed: string): string {
  return [...characters].filter((character) => !removed.includes(character)).join('')
}

function hex(point: number): string {
  return point.toString(16).toUpperCase()
}
