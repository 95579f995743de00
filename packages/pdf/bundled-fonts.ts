import devanagari from './fonts/devanagari.ttf?inline'
import devanagariBold from './fonts/devanagari-bold.ttf?inline'
import heading from './fonts/heading.ttf?inline'
import kannada from './fonts/kannada.ttf?inline'
import latin from './fonts/latin.ttf?inline'
import latinBold from './fonts/latin-bold.ttf?inline'
import latinExtended from './fonts/latin-extended.ttf?inline'
import latinExtendedBold from './fonts/latin-extended-bold.ttf?inline'
import otherLatin from './fonts/other-latin.ttf?inline'
import rashi from './fonts/rashi.ttf?inline'
import tamil from './fonts/tamil.ttf?inline'
import telugu from './fonts/telugu.ttf?inline'
import teluguBold from './fonts/telugu-bold.ttf?inline'
import type { FontName } from './fonts.ts'

/** Inside the program, because the server has no folder of its own to read them from. */
const DATA_URLS: Readonly<Record<FontName, string>> = {
  latin,
  'latin-bold': latinBold,
  heading,
  'latin-extended': latinExtended,
  'latin-extended-bold': latinExtendedBold,
  rashi,
  devanagari,
  'devanagari-bold': devanagariBold,
  tamil,
  telugu,
  'telugu-bold': teluguBold,
  kannada,
  'other-latin': otherLatin,
}

const decoded = new Map<FontName, Uint8Array>()

/** The fonts for PDFs written on the server, each decoded when it is first used. */
export function bundledFont(font: FontName): Uint8Array {
  const cached = decoded.get(font)
  if (cached) return cached

  const dataUrl = DATA_URLS[font]
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  decoded.set(font, bytes)
  return bytes
}
