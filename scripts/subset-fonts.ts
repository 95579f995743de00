/**
 * Cuts Eczar and Mukta to the characters of the site, and computes fallback metrics so that text does not move when they
 * have loaded.
 *
 * Writes `public/fonts/*.woff2`, `app/styles/fonts.css` and `app/ui/fonts.ts`, all checked in. Run it after changing a set
 * of characters here or a font package: `node scripts/subset-fonts.ts`.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import {
  CHARACTER_SETS,
  type CharacterSet,
  LENT_TO_ECZAR,
  RASHI_NAMES,
  RASHI_SHAPING,
  unicodeRange,
  without,
} from './fonts/characters.ts'
import { fallbackFace } from './fonts/fallback.ts'
import { readMetrics } from './fonts/metrics.ts'
import { dropSpacePairs } from './fonts/space-pairs.ts'

const ECZAR = 'node_modules/@fontsource-variable/eczar/files/eczar'
const MUKTA = 'node_modules/@fontsource/mukta/files/mukta'
const OUT = 'public/fonts'

/** Scripts of clients' names that neither font has; the reader's system may lack them too. */
const SCRIPTS_OF_NAMES = { telugu: 'U+C00-C7F', tamil: 'U+B80-BFF', kannada: 'U+C80-CFF' }

/** What running text needs: kerning, ligatures, marks and tabular figures. Small capitals and stylistic sets are left out. */
const LATIN_FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum']

/**
 * What correct Devanagari needs: half letters, repha, conjuncts, marks above and below. Left out are kerning and `pres`:
 * hundreds of rarer stacked forms, more than half of the file, which half letters can replace.
 */
const DEVANAGARI_FEATURES = [
  ...['locl', 'ccmp', 'nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'],
  ...['abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'dist', 'mark', 'mkmk'],
]

type Face = { family: string; weight: number; source: (set: CharacterSet) => string; pinnedWeight?: number }

const FACES: Face[] = [
  { family: 'Eczar', weight: 600, source: (set) => `${ECZAR}-${set.source}-wght-normal.woff2`, pinnedWeight: 600 },
  { family: 'Mukta', weight: 400, source: (set) => `${MUKTA}-${set.source}-400-normal.woff2` },
  { family: 'Mukta', weight: 600, source: (set) => `${MUKTA}-${set.source}-600-normal.woff2` },
]

/** The files for the first paint; the others load when a page has one of their characters. */
const FIRST_PAINT = ['eczar-600-core', 'mukta-400-core']

const rules: string[] = []
const preloads: string[] = []

await mkdir(OUT, { recursive: true })
for (const old of await readdir(OUT)) await rm(`${OUT}/${old}`)

for (const face of FACES) {
  for (const set of CHARACTER_SETS) {
    const characters = face.family === 'Eczar' ? without(set.characters, LENT_TO_ECZAR) : set.characters
    const options = {
      noHinting: true,
      keepFeatures: set.source === 'devanagari' ? DEVANAGARI_FEATURES : LATIN_FEATURES,
    }
    const weight = face.pinnedWeight ? { variationAxes: { wght: face.pinnedWeight } } : {}
    const source = await readFile(face.source(set))
    const sfnt = await subsetFont(source, characters, { targetFormat: 'sfnt', ...options, ...weight })
    if (face.family === 'Mukta' && characters.includes(' ')) dropSpacePairs(sfnt)
    const font = await subsetFont(sfnt, characters, { targetFormat: 'woff2', ...options })
    const stem = `${face.family.toLowerCase()}-${face.weight}-${set.name}`
    const path = await save(stem, font)
    rules.push(fontFace(face.family, face.weight, path, unicodeRange(characters)))
    if (stem === 'mukta-600-sanskrit') rules.push(fontFace('Eczar', 600, path, unicodeRange(LENT_TO_ECZAR)))
    if (FIRST_PAINT.includes(stem)) preloads.push(path)
  }
}

const rashi = await subsetFont(await readFile(`${ECZAR}-devanagari-wght-normal.woff2`), RASHI_NAMES, {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: RASHI_SHAPING,
  variationAxes: { wght: 600 },
})
rules.push(fontFace('Rashi', 600, await save('rashi', rashi)))

for (const [script, range] of Object.entries(SCRIPTS_OF_NAMES)) {
  const family = `noto-sans-${script}`
  const font = await readFile(`node_modules/@fontsource/${family}/files/${family}-${script}-400-normal.woff2`)
  rules.push(fontFace('Names', 400, await save(family, font), range))
}

const eczar = await readMetrics(`${ECZAR}-latin-wght-normal.woff2`, { wght: 600 })
const mukta = await readMetrics(`${MUKTA}-latin-400-normal.woff2`)
const muktaBold = await readMetrics(`${MUKTA}-latin-600-normal.woff2`)
rules.push(
  fallbackFace('Times as Eczar', 600, 'times-bold', eczar),
  fallbackFace('Noto as Eczar', 600, 'noto-serif-bold', eczar),
  fallbackFace('DejaVu as Eczar', 600, 'dejavu-serif-bold', eczar),
  fallbackFace('Arial as Mukta', 400, 'arial', mukta),
  fallbackFace('Arial as Mukta', 600, 'arial-bold', muktaBold),
  fallbackFace('Roboto as Mukta', 400, 'roboto', mukta),
  fallbackFace('Roboto as Mukta', 600, 'roboto-bold', muktaBold),
  fallbackFace('DejaVu as Mukta', 400, 'dejavu-sans', mukta),
  fallbackFace('DejaVu as Mukta', 600, 'dejavu-sans-bold', muktaBold),
)

const NOTE = 'Written by scripts/subset-fonts.ts: change that, not this.'
await writeFile('app/styles/fonts.css', `/* ${NOTE} */\n${rules.join('\n')}\n`)
await writeFile(
  'app/ui/fonts.ts',
  `/** The two font files of the first paint, to be preloaded. ${NOTE} */
export const FONT_PRELOADS = [\n${preloads.map((path) => `  '${path}',\n`).join('')}]\n`,
)

/** The name contains a hash of the content because fonts are served as immutable. */
async function save(stem: string, font: Buffer): Promise<string> {
  const version = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const name = `${stem}.${version}.woff2`
  await writeFile(`${OUT}/${name}`, font)
  console.log(`${String(font.length).padStart(6)} ${name}`)
  return `/fonts/${name}`
}

function fontFace(family: string, weight: number, path: string, range?: string): string {
  return [
    '@font-face {',
    `  font-family: "${family}";`,
    `  src: url("${path}") format("woff2");`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    ...(range ? [`  unicode-range: ${range};`] : []),
    '}',
  ].join('\n')
}
