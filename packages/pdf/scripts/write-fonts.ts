/**
 * Cuts the fonts of our PDFs from the font packages, as TrueType: the PDF library reads WOFF slowly and WOFF2 not at all.
 * Writes `fonts/*.ttf`, checked in. Run it with `node packages/pdf/scripts/write-fonts.ts` after changing `fonts.ts` or a
 * font package.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { FONT_CHARACTERS, type FontName } from '../fonts.ts'

const OUT = 'packages/pdf/fonts'
const ECZAR = '@fontsource-variable/eczar/files/eczar'
const MUKTA = '@fontsource/mukta/files/mukta'
const noto = (package_: string, subset: string, weight = 400) =>
  `@fontsource/${package_}/files/${package_}-${subset}-${weight}-normal.woff2`

type Source = { path: string; variationAxes?: Record<string, number>; keepFeatures?: string[] }

/**
 * Without `abvm`: fontkit throws on marks that this font leaves unanchored, as in క్రి
 * (https://github.com/foliojs/fontkit/issues/367).
 */
const TELUGU_FEATURES = ['abvs', 'akhn', 'blwf', 'blws', 'haln', 'psts', 'rphf', 'dist', 'blwm', 'mark']

const SOURCES: Record<FontName, Source> = {
  latin: { path: `${MUKTA}-latin-400-normal.woff2` },
  'latin-bold': { path: `${MUKTA}-latin-600-normal.woff2` },
  'latin-extended': { path: `${MUKTA}-latin-ext-400-normal.woff2` },
  'latin-extended-bold': { path: `${MUKTA}-latin-ext-600-normal.woff2` },
  heading: { path: `${ECZAR}-latin-wght-normal.woff2`, variationAxes: { wght: 600 } },
  rashi: {
    path: `${ECZAR}-devanagari-wght-normal.woff2`,
    variationAxes: { wght: 600 },
    // What the twelve names use: repha in कर्क, half letters in कन्या, वृश्चिक and कुम्भ, vowel marks.
    keepFeatures: ['rphf', 'half', 'abvm', 'blwm', 'kern'],
  },
  devanagari: { path: `${MUKTA}-devanagari-400-normal.woff2` },
  tamil: { path: noto('noto-sans-tamil', 'tamil') },
  'devanagari-bold': { path: `${MUKTA}-devanagari-600-normal.woff2` },
  telugu: { path: noto('noto-sans-telugu', 'telugu'), keepFeatures: TELUGU_FEATURES },
  'telugu-bold': { path: noto('noto-sans-telugu', 'telugu', 600), keepFeatures: TELUGU_FEATURES },
  kannada: { path: noto('noto-sans-kannada', 'kannada') },
  'other-latin': { path: noto('noto-sans', 'latin-ext') },
}

const BASIC_PLANE = Array.from({ length: 0xffff }, (_, point) => String.fromCharCode(point))

for (const [name, { path, ...options }] of Object.entries(SOURCES) as [FontName, Source][]) {
  const characters = BASIC_PLANE.filter((character) => FONT_CHARACTERS[name].test(character))
  const source = await readFile(`node_modules/${path}`)
  // fontkit draws a joiner as a space of no width: a font without a space would show a box.
  const font = await subsetFont(source, [...characters, ' '].join(''), {
    ...options,
    targetFormat: 'sfnt',
    noHinting: true,
  })
  await writeFile(`${OUT}/${name}.ttf`, font)
  process.stdout.write(`${String(font.length).padStart(7)} ${name}.ttf\n`)
}
