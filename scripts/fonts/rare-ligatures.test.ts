import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { between } from './characters.ts'
import { listDevanagari } from './devanagari-texts.ts'
import { shapeIn } from './rare-ligatures.ts'

const DEVANAGARI = `${between(0x900, 0x97f)}\u200c\u200d`

async function shaperOf(path: string) {
  return shapeIn(await subsetFont(await readFile(path), DEVANAGARI, { targetFormat: 'sfnt' }))
}

/** Half letters instead of a conjunct are more glyphs than the whole font needs. If it fails: `node scripts/subset-fonts.ts`. */
test('the font of Hindi pages has every conjunct of our texts', async () => {
  const whole = await shaperOf('node_modules/@fontsource/mukta/files/mukta-devanagari-400-normal.woff2')
  const ours = await shaperOf(globSync('public/fonts/mukta-400-devanagari.*.woff2')[0] ?? '')

  const broken = (await listDevanagari()).filter((word) => ours(word).length !== whole(word).length)

  expect(broken).toEqual([])
})
