const LONGEST_NAME_GRAPHEMES = 100

// A grapheme can have any number of code points; no real one needs more than this.
const MOST_CODE_POINTS_A_GRAPHEME = 16
const MOST_MARKS_IN_A_ROW = 5

/** The viramas of the Indian scripts: a joiner after one of them is spelling, not decoration. */
const VIRAMA = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca'

const JOINER_THAT_SPELLS = `(?<=[${VIRAMA}])[\u200c\u200d]`
const PART_OF_AN_EMOJI =
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d|(?<=\\p{Extended_Pictographic})\\ufe0f'
const INVISIBLE = '(?![\\t-\\r])[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]'

const retainedOrInvisible = new RegExp(`(${JOINER_THAT_SPELLS}|${PART_OF_AN_EMOJI})|${INVISIBLE}`, 'gu')
const marksBeyondReason = new RegExp(`(\\p{M}{${MOST_MARKS_IN_A_ROW}})\\p{M}+`, 'gu')
/** Text in which every code unit is one grapheme: Latin without combining marks. */
const eachUnitIsALetter = /^[\u0020-\u024f]*$/

let segmenter: Intl.Segmenter | undefined

/** A name, normalized to one line of limited length. */
export function normalizeName(text: string): string {
  return cutToGraphemes(normalizeLine(text), LONGEST_NAME_GRAPHEMES).trim()
}

/** One line without invisible characters, in NFC so that equal texts compare equal. */
export function normalizeLine(text: string): string {
  return visible(text).replaceAll(/\s+/gu, ' ').trim()
}

/** The same for several lines, with at most one empty line between paragraphs. */
export function normalizeText(text: string): string {
  return visible(text.replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

export function countGraphemes(text: string): number {
  return eachUnitIsALetter.test(text) ? text.length : [...graphemesOf(text)].length
}

function visible(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(retainedOrInvisible, (_, retained: string | undefined) => retained ?? '')
    .replaceAll(marksBeyondReason, '$1')
    .normalize('NFC')
}

function cutToGraphemes(text: string, most: number): string {
  if (eachUnitIsALetter.test(text)) return text.slice(0, most)
  const graphemes: string[] = []
  for (const { segment } of graphemesOf(text)) {
    if (graphemes.length === most) break
    graphemes.push([...segment].slice(0, MOST_CODE_POINTS_A_GRAPHEME).join(''))
  }
  return graphemes.join('')
}

/** Created on demand, because it blocks a slow phone for a fifth of a second. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
