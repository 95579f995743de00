import notoSans from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline'
import notoSansBold from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?inline'
import notoSansExtended from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?inline'
import notoSansExtendedBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff?inline'
import devanagari from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?inline'
import kannada from '@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff?inline'
import tamil from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?inline'
import telugu from '@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff?inline'
import { unpackWoff } from './unpack-woff.ts'

/** The faces of a paper, by the name they are registered under. All travel inside the program. */
export const PAPER_FONTS = {
  latin: notoSans,
  'latin-bold': notoSansBold,
  extended: notoSansExtended,
  'extended-bold': notoSansExtendedBold,
  devanagari,
  kannada,
  tamil,
  telugu,
} as const

export type PaperFont = keyof typeof PAPER_FONTS

const unpacked = new Map<PaperFont, Buffer>()

/** The face as TrueType, unpacked when the first paper asks for it and kept for all others. */
export function fontBytes(font: PaperFont): Buffer {
  const known = unpacked.get(font)
  if (known) return known

  const dataUrl = PAPER_FONTS[font]
  const bytes = unpackWoff(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
  unpacked.set(font, bytes)
  return bytes
}

const SCRIPTS: readonly (readonly [first: number, last: number, font: PaperFont])[] = [
  [0x0900, 0x097f, 'devanagari'],
  [0x0b80, 0x0bff, 'tamil'],
  [0x0c00, 0x0c7f, 'telugu'],
  [0x0c80, 0x0cff, 'kannada'],
]

/** Which face writes a character; what none of them knows is written as a box by the first. */
export function fontFor(codePoint: number, { isBold }: { isBold: boolean }): PaperFont {
  const script = SCRIPTS.find(([first, last]) => codePoint >= first && codePoint <= last)
  if (script) return script[2]
  const isExtended = (codePoint >= 0x0100 && codePoint <= 0x02af) || (codePoint >= 0x1e00 && codePoint <= 0x1eff)
  const isRupeeSign = codePoint === 0x20b9
  if (isExtended || isRupeeSign) return isBold ? 'extended-bold' : 'extended'
  return isBold ? 'latin-bold' : 'latin'
}

/** Joiners shape the letters around them and belong to their script. */
export function isJoiner(codePoint: number): boolean {
  return codePoint === 0x200c || codePoint === 0x200d
}
