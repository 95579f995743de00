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
import { LANGUAGES, type Language } from '#domain/languages.ts'
import {
  between,
  CHARACTER_SETS,
  type CharacterSet,
  JOINERS,
  LENT_TO_ECZAR,
  RASHI_NAMES,
  RASHI_SHAPING,
  TELUGU,
  unicodeRange,
  without,
} from './fonts/characters.ts'
import { listDevanagari } from './fonts/devanagari-texts.ts'
import { fallbackFace } from './fonts/fallback.ts'
import { readMetrics } from './fonts/metrics.ts'
import { dropRareLigatures, shapeIn } from './fonts/rare-ligatures.ts'
import { dropSpacePairs } from './fonts/space-pairs.ts'

const ECZAR = 'node_modules/@fontsource-variable/eczar/files/eczar'
const MUKTA = 'node_modules/@fontsource/mukta/files/mukta'
const OUT = 'public/fonts'

/** Scripts that neither font has, of pages in Telugu and of clients' names; the reader's system may lack them too. */
const OTHER_SCRIPTS = { telugu: TELUGU, tamil: between(0xb80, 0xbff), kannada: between(0xc80, 0xcff) }

/**
 * The family of Indian scripts, after those of Latin letters. It has one weight, which browsers embolden for headings and
 * buttons: a second file of 28 to 35 KB would be a quarter of a first visit in Hindi or Telugu.
 */
const INDIAN = 'Indian Scripts'

/** What running text needs: kerning, ligatures, marks and tabular figures. Small capitals and stylistic sets are left out. */
const LATIN_FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum']

/** The conjuncts of two or more letters: hundreds, more than half of the file. The rare ones are left out. */
const CONJUNCTS = 'pres'

/** What correct Devanagari needs: half letters, repha, conjuncts, marks above and below. Left out is kerning. */
const DEVANAGARI_FEATURES = [
  ...['locl', 'ccmp', 'nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'],
  ...[CONJUNCTS, 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'dist', 'mark', 'mkmk'],
]

type Face = { family: string; weight: number; source: (set: CharacterSet) => string; pinnedWeight?: number }

const FACES: Face[] = [
  { family: 'Eczar', weight: 600, source: (set) => `${ECZAR}-${set.source}-wght-normal.woff2`, pinnedWeight: 600 },
  { family: 'Mukta', weight: 400, source: (set) => `${MUKTA}-${set.source}-400-normal.woff2` },
  { family: 'Mukta', weight: 600, source: (set) => `${MUKTA}-${set.source}-600-normal.woff2` },
]

/** The files for the first paint in each language; the others load when a page has one of their characters. */
const FIRST_PAINT: Readonly<Record<Language, readonly string[]>> = {
  en: ['eczar-600-core', 'mukta-400-core'],
  hi: ['mukta-400-devanagari', 'mukta-400-core'],
  te: ['noto-sans-telugu-400', 'mukta-400-core'],
}

const rules: string[] = []
const paths = new Map<string, string>()
const words = await listDevanagari()

await mkdir(OUT, { recursive: true })
for (const old of await readdir(OUT)) await rm(`${OUT}/${old}`)

for (const face of FACES) {
  for (const set of CHARACTER_SETS) {
    const isIndian = face.family === 'Mukta' && set.source === 'devanagari'
    if (isIndian && face.weight !== 400) continue
    const characters = face.family === 'Eczar' ? without(set.characters, LENT_TO_ECZAR) : set.characters
    const options = {
      noHinting: true,
      keepFeatures: set.source === 'devanagari' ? DEVANAGARI_FEATURES : LATIN_FEATURES,
    }
    const weight = face.pinnedWeight ? { variationAxes: { wght: face.pinnedWeight } } : {}
    const source = await readFile(face.source(set))
    const sfnt = await subsetFont(source, characters, { targetFormat: 'sfnt', ...options, ...weight })
    if (face.family === 'Mukta' && characters.includes(' ')) dropSpacePairs(sfnt)
    if (set.name === 'devanagari') dropRareLigatures(sfnt, CONJUNCTS, new Set(words.flatMap(shapeIn(sfnt))))
    const font = await subsetFont(sfnt, characters, { targetFormat: 'woff2', ...options })
    const stem = `${face.family.toLowerCase()}-${face.weight}-${set.name}`
    const path = await save(stem, font)
    const family = isIndian ? INDIAN : face.family
    rules.push(fontFace(family, face.weight, path, unicodeRange(without(characters, JOINERS))))
    if (stem === 'mukta-600-sanskrit') rules.push(fontFace('Eczar', 600, path, unicodeRange(LENT_TO_ECZAR)))
  }
}

const rashi = await subsetFont(await readFile(`${ECZAR}-devanagari-wght-normal.woff2`), RASHI_NAMES, {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: RASHI_SHAPING,
  variationAxes: { wght: 600 },
})
rules.push(fontFace('Rashi', 600, await save('rashi', rashi)))

for (const [script, letters] of Object.entries(OTHER_SCRIPTS)) {
  await cutNoto(script, letters)
}
await cutNoto('telugu', without(between(0xc00, 0xc7f), TELUGU), '-rare')

async function cutNoto(script: string, letters: string, part = ''): Promise<void> {
  const family = `noto-sans-${script}`
  const source = await readFile(`node_modules/@fontsource/${family}/files/${family}-${script}-400-normal.woff2`)
  const font = await subsetFont(source, `${letters}${JOINERS}`, { targetFormat: 'woff2', noHinting: true })
  rules.push(fontFace(INDIAN, 400, await save(`${family}-400${part}`, font), unicodeRange(letters)))
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
  `/** The two font files of the first paint in each language, to be preloaded. ${NOTE} */
export const FONT_PRELOADS = {\n${LANGUAGES.map(preloads).join('')}}\n`,
)

function preloads(language: Language): string {
  return `  ${language}: [${FIRST_PAINT[language].map((stem) => `'${paths.get(stem)}'`).join(', ')}],\n`
}

/** The name contains a hash of the content because fonts are served as immutable. */
async function save(stem: string, font: Buffer): Promise<string> {
  const version = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const name = `${stem}.${version}.woff2`
  await writeFile(`${OUT}/${name}`, font)
  console.log(`${String(font.length).padStart(6)} ${name}`)
  const path = `/fonts/${name}`
  paths.set(stem, path)
  return path
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
