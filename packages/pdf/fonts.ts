/**
 * The fonts of our PDFs, each with the characters it sets: the site's own typefaces (Mukta, Eczar, and Noto Sans for the
 * scripts they lack). `scripts/write-fonts.ts` cuts `fonts/*.ttf` to exactly these characters.
 */
const LATIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u
/** All letters of IAST, European languages, and the rupee sign. */
const LATIN_EXTENDED =
  /[\u0100-\u0130\u0132-\u0137\u0139-\u0151\u0154-\u017e\u0192\u01fc-\u01ff\u0218-\u021b\u1e0c\u1e0d\u1e24\u1e25\u1e36-\u1e3b\u1e42-\u1e49\u1e5a-\u1e5f\u1e62\u1e63\u1e6c-\u1e6f\u1e80-\u1e85\u1e8e\u1e8f\u1ef2\u1ef3\u20a8\u20b9]/u

const DEVANAGARI = /[\u200d\u200c\u0900-\u0977\u0979-\u097f\u25cc]/u
const TELUGU =
  /[\u200d\u200c\u0c00-\u0c0c\u0c0e-\u0c10\u0c12-\u0c28\u0c2a-\u0c39\u0c3c-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56\u0c58-\u0c5a\u0c5d\u0c60-\u0c63\u0c66-\u0c6f\u0c77-\u0c7f\u25cc]/u

export const FONT_CHARACTERS = {
  latin: LATIN,
  'latin-bold': LATIN,
  heading: LATIN,
  'latin-extended': LATIN_EXTENDED,
  'latin-extended-bold': LATIN_EXTENDED,
  /** The names of the twelve signs alone: a chart needs no more Devanagari, and the full font is twenty times as large. */
  rashi: /[\u0902\u0915\u091a\u0924\u0925\u0927\u0928\u092d-\u0930\u0932\u0935-\u0939\u093e-\u0941\u0943\u0947\u094d]/u,
  devanagari: DEVANAGARI,
  'devanagari-bold': DEVANAGARI,
  tamil:
    /[\u200d\u200c\u0b82\u0b83\u0b85-\u0b8a\u0b8e-\u0b90\u0b92-\u0b95\u0b99\u0b9a\u0b9c\u0b9e\u0b9f\u0ba3\u0ba4\u0ba8-\u0baa\u0bae-\u0bb9\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd0\u0bd7\u0be6-\u0bfa\u25cc]/u,
  telugu: TELUGU,
  'telugu-bold': TELUGU,
  kannada:
    /[\u200d\u200c\u0c80-\u0c8c\u0c8e-\u0c90\u0c92-\u0ca8\u0caa-\u0cb3\u0cb5-\u0cb9\u0cbc-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5\u0cd6\u0cdd\u0cde\u0ce0-\u0ce3\u0ce6-\u0cef\u0cf1-\u0cf3\u25cc]/u,
  /** Letters that few names have, such as ə and ɓ, in another typeface. */
  'other-latin': /[\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1e9f\u1ef2-\u1eff]/u,
} as const satisfies Record<string, RegExp>

export type FontName = keyof typeof FONT_CHARACTERS
export type FontBytes = (font: FontName) => Uint8Array

const REGULAR = ['devanagari', 'telugu', 'tamil', 'kannada', 'other-latin'] as const
/** The scripts of clients' names alone have one weight. */
const BOLD = ['devanagari-bold', 'telugu-bold', 'tamil', 'kannada', 'other-latin'] as const

/** The fonts of a style in order of preference. */
export const STYLE_FONTS = {
  body: ['latin', 'latin-extended', ...REGULAR],
  bold: ['latin-bold', 'latin-extended-bold', ...BOLD],
  heading: ['heading', 'latin-extended-bold', ...BOLD],
  rashi: ['rashi', 'latin', 'latin-extended', ...REGULAR],
} as const satisfies Record<string, readonly FontName[]>

export type FontStyle = keyof typeof STYLE_FONTS

/** The preferred font of a style that has this character. */
export function fontFor(character: string, style: FontStyle): FontName | undefined {
  return STYLE_FONTS[style].find((font) => FONT_CHARACTERS[font].test(character))
}
