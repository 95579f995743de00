import { FONT_CHARACTERS, type FontName, type FontStyle, fontFor, STYLE_FONTS } from './fonts.ts'

export type FontRun = { readonly font: FontName; readonly text: string }

/** Splits a text where its font changes. */
export function fontRuns(text: string, style: FontStyle): FontRun[] {
  const runs: { font: FontName; text: string }[] = []
  for (const character of printable(text)) {
    const last = runs.at(-1)
    // Joiners shape the letters of Indian scripts, so they stay in the run of their script. Elsewhere they do nothing.
    const isShaping = last !== undefined && FONT_CHARACTERS[last.font].test(character)
    if (isJoiner(character) && !isShaping) continue
    const font = last && isJoiner(character) ? last.font : (fontFor(character, style) ?? STYLE_FONTS[style][0])
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** The first font of every style, and all others that some style needs to set the text. */
export function fontsFor(text: string): Set<FontName> {
  const styles = Object.keys(STYLE_FONTS) as FontStyle[]
  return new Set(styles.flatMap((style) => [STYLE_FONTS[style][0], ...fontRuns(text, style).map(({ font }) => font)]))
}

/** Whether our fonts have every character of a text, or one that reads the same. */
export function canPrint(text: string): boolean {
  return text.includes(UNKNOWN) || !printable(text).includes(UNKNOWN)
}

const UNKNOWN = '?'
const LOOKALIKES: Readonly<Record<string, string>> = { '\u2032': '\u2019', '\u2033': '\u201d', '\u2009': ' ' }

/**
 * The text in characters that our fonts have: a letter that none has loses its accents, and becomes a question mark if
 * that does not help. Marks that reverse the writing direction could make an amount read as another one.
 */
export function printable(text: string): string {
  const visible = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ')
  return Array.from(visible, (character) => (fontFor(character, 'body') ? character : substitute(character))).join('')
}

function substitute(character: string): string {
  const lookalike = LOOKALIKES[character]
  if (lookalike) return lookalike

  const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return [...plain].every((part) => fontFor(part, 'body')) ? plain : UNKNOWN
}

function isJoiner(character: string): boolean {
  return character === '\u200c' || character === '\u200d'
}
