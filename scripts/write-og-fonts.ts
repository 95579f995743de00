/**
 * Cuts the fonts of the link previews (`/og/*.png`) from the font packages. The library that draws them reads only
 * TrueType, which no package ships. Writes `app/routes/public/og-image/fonts/*.ttf`, checked in; run it with
 * `node scripts/write-og-fonts.ts` after changing the sets of characters.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { CHARACTER_SETS } from './fonts/characters.ts'

const OUT = 'app/routes/public/og-image/fonts'
const ECZAR = 'node_modules/@fontsource-variable/eczar/files/eczar'
const MUKTA = 'node_modules/@fontsource/mukta/files/mukta'

for (const source of ['latin', 'latin-ext', 'devanagari'] as const) {
  const characters = CHARACTER_SETS.filter((set) => set.source === source)
    .map((set) => set.characters)
    .join('')
  await cut(`${ECZAR}-${source}-wght-normal.woff2`, `eczar-${source}.ttf`, characters, { wght: 600 })
  // Devanagari in one font only: the second would be as large as all the others together.
  if (source !== 'devanagari') await cut(`${MUKTA}-${source}-400-normal.woff2`, `mukta-${source}.ttf`, characters)
}

async function cut(from: string, name: string, characters: string, axes?: Record<string, number>) {
  const font = await subsetFont(await readFile(from), characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(`${OUT}/${name}`, font)
  console.log(`${String(font.length).padStart(7)} ${name}`)
}
