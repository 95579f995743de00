import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { between } from './characters.ts'
import { listDevanagari } from './devanagari-texts.ts'
import { shapeIn } from './rare-ligatures.ts'

const DEVANAGARI = `${between(0x900, 0x97f)}\u200c\u200d`

async function shaperOf(path: string, characters = DEVANAGARI) {
  return shapeIn(await subsetFont(await readFile(path), characters, { targetFormat: 'sfnt' }))
}

/** Half letters instead of a conjunct are more glyphs than the whole font needs. If it fails: `node scripts/subset-fonts.ts`. */
test('the font of Hindi pages has every conjunct of our texts', async () => {
  const whole = await shaperOf('node_modules/@fontsource/mukta/files/mukta-devanagari-400-normal.woff2')
  const ours = await shaperOf(globSync('public/fonts/mukta-400-devanagari.*.woff2')[0] ?? '')

  const broken = (await listDevanagari()).filter((word) => ours(word).length !== whole(word).length)

  expect(broken).toEqual([])
})

/** A vowel sign whose parts are not all in the font is drawn over its consonant. */
test('the font of Telugu pages joins every consonant with every vowel sign', async () => {
  const block = between(0xc00, 0xc7f)
  const telugu = 'node_modules/@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2'
  const whole = await shaperOf(telugu, block)
  const ours = await shaperOf(globSync('public/fonts/noto-sans-telugu-400.*.woff2')[0] ?? '', block)
  const consonants = [...between(0xc15, 0xc28), ...between(0xc2a, 0xc33), ...between(0xc35, 0xc39)]
  const signs = [...between(0xc3e, 0xc43), ...between(0xc46, 0xc48), ...between(0xc4a, 0xc4d)]

  const syllables = consonants.flatMap((consonant) => signs.map((sign) => consonant + sign))
  const broken = syllables.filter((syllable) => ours(syllable).length !== whole(syllable).length)

  expect(broken).toEqual([])
})
