/**
 * Cuts the faces of printed charts (the PDF of the horoscope page and of the desk) from the font packages: paper takes
 * only TrueType. Writes `app/features/chart-pdf/fonts/*.ttf`, checked in; run it with `node scripts/write-chart-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { CHARACTER_SETS, RASHI_NAMES, RASHI_SHAPING } from './fonts/characters.ts'

const OUT = 'app/features/chart-pdf/fonts'
const ECZAR = 'node_modules/@fontsource-variable/eczar/files/eczar'
const MUKTA = 'node_modules/@fontsource/mukta/files/mukta'

const latin = CHARACTER_SETS.filter(({ source }) => source === 'latin')
  .map(({ characters }) => characters)
  .join('')

await cut(`${MUKTA}-latin-400-normal.woff2`, 'mukta-regular.ttf', latin)
await cut(`${MUKTA}-latin-600-normal.woff2`, 'mukta-semibold.ttf', latin)
await cut(`${ECZAR}-latin-wght-normal.woff2`, 'eczar-semibold.ttf', latin, { variationAxes: { wght: 600 } })
await cut(`${ECZAR}-devanagari-wght-normal.woff2`, 'rashi.ttf', RASHI_NAMES, {
  variationAxes: { wght: 600 },
  keepFeatures: RASHI_SHAPING,
})

async function cut(
  from: string,
  name: string,
  characters: string,
  options: Partial<Parameters<typeof subsetFont>[2]> = {},
) {
  const font = await subsetFont(await readFile(from), characters, { ...options, targetFormat: 'sfnt', noHinting: true })
  await writeFile(`${OUT}/${name}`, font)
  console.log(`${String(font.length).padStart(7)} ${name}`)
}
