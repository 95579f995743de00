import { fontsFor } from './font-runs.ts'
import devanagari from './fonts/devanagari.ttf?url'
import devanagariBold from './fonts/devanagari-bold.ttf?url'
import heading from './fonts/heading.ttf?url'
import kannada from './fonts/kannada.ttf?url'
import latin from './fonts/latin.ttf?url'
import latinBold from './fonts/latin-bold.ttf?url'
import latinExtended from './fonts/latin-extended.ttf?url'
import latinExtendedBold from './fonts/latin-extended-bold.ttf?url'
import otherLatin from './fonts/other-latin.ttf?url'
import rashi from './fonts/rashi.ttf?url'
import tamil from './fonts/tamil.ttf?url'
import telugu from './fonts/telugu.ttf?url'
import teluguBold from './fonts/telugu-bold.ttf?url'
import type { FontBytes, FontName } from './fonts.ts'

const URLS: Readonly<Record<FontName, string>> = {
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

/** The fonts for a PDF written in the browser: the first one of each style, and those of the scripts in `text`. */
export async function downloadFonts(text: string): Promise<FontBytes> {
  const fonts = new Map(await Promise.all(Array.from(fontsFor(text), download)))
  return (font) => {
    const bytes = fonts.get(font)
    if (!bytes) throw new Error(`The font ${font} was not downloaded.`)
    return bytes
  }
}

async function download(font: FontName): Promise<[FontName, Uint8Array]> {
  const response = await fetch(URLS[font])
  if (!response.ok) throw new Error(`The font ${font} could not be downloaded: ${response.status}.`)
  return [font, new Uint8Array(await response.arrayBuffer())]
}
