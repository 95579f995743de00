import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countMissingGlyphs, countPages } from '../../test/files/read-pdf.ts'
import { bundledFont } from './bundled-fonts.ts'
import { FONT_CHARACTERS, type FontName, type FontStyle, STYLE_FONTS } from './fonts.ts'
import { createPdf, PAGE_HEIGHT, type Pdf } from './pdf.ts'
import { textWidth, writeOnBaseline, writeText } from './text.ts'

const STYLES = Object.keys(STYLE_FONTS) as FontStyle[]
const BASIC_PLANE = Array.from({ length: 0xffff }, (_, point) => String.fromCharCode(point))
const charactersOf = (font: FontName) => BASIC_PLANE.filter((character) => FONT_CHARACTERS[font].test(character))

const emptyPdf = () => createPdf({ title: 'A test', language: 'en', date: new Date(0), fontBytes: bundledFont })

async function pdfOf(draw: (pdf: Pdf) => void): Promise<Uint8Array> {
  const pdf = await emptyPdf()
  draw(pdf)
  return pdf.finish()
}

test.each(Object.keys(FONT_CHARACTERS) as FontName[])('the font %s has all characters it is used for', async (font) => {
  const pdf = await pdfOf((each) => {
    each.setFont(font, 10)
    for (const character of charactersOf(font)) each.document.text(character, 0, 0, { lineBreak: false })
  })

  expect(countMissingGlyphs(pdf)).toBe(0)
})

test('does not mix up fonts with the same PostScript name', async () => {
  const pdf = await emptyPdf()
  const widths = (['latin', 'latin-extended', 'devanagari'] as const).map((font) => {
    pdf.setFont(font, 10)
    return pdf.document.widthOfString(charactersOf(font).join(''))
  })

  expect(new Set(widths).size).toBe(3)
})

describe.each(STYLES)('the style %s', (style) => {
  test.each([
    ['Latin', 'Asha Rao, “née” Müller – ½ · 12°30′'],
    ['IAST', 'Kṛṣṇa Śāstrī, Jyotiṣa, Ṝḹṃḥñṅṭḍṇ'],
    ['the rupee sign', '₹1,001.00'],
    ['Devanagari', 'श्रीमती कृष्णा शर्मा, सिद्धि'],
    ['Tamil', 'ஸ்ரீ கிருஷ்ணன்'],
    ['Telugu', 'శ్రీ వెంకటేశ్వర రావు, క్రియ'],
    ['Kannada', 'ಶ್ರೀ ಕೃಷ್ಣ ರಾವ್'],
    ['rare Latin letters', 'Əliyev, Ɓello'],
  ])(`sets %s in the style ${style}`, async (_, text) => {
    const pdf = await pdfOf((each) => writeText(each, text, { x: 40, y: 40, style }))

    expect(countMissingGlyphs(pdf)).toBe(0)
  })

  test(`${style} has the same characters as the body`, () => {
    const all = (each: FontStyle) => new Set(STYLE_FONTS[each].flatMap(charactersOf))

    expect(all(style)).toEqual(all('body'))
  })
})

test('any text can be written on one page, without an empty box', async () => {
  const characters = (Object.keys(FONT_CHARACTERS) as FontName[]).map((font) => fc.constantFrom(...charactersOf(font)))
  const anything = fc.string({
    unit: fc.oneof(...characters, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
  })

  await fc.assert(
    fc.asyncProperty(anything, fc.constantFrom(...STYLES), async (text, style) => {
      const pdf = await pdfOf((each) => {
        writeText(each, 'A', { x: 0, y: 0 })
        writeText(each, text, { x: 500, y: PAGE_HEIGHT - 5, width: 80, maxLines: 3, style })
      })
      expect(countPages(pdf)).toBe(1)
      expect(countMissingGlyphs(pdf)).toBe(0)
    }),
    { numRuns: 25 },
  )
})

test('a text is as wide as it was measured', async () => {
  const pdf = await emptyPdf()
  const text = 'Asha राव ₹1'
  const [whole, parts] = [
    textWidth(pdf, text, { size: 20 }),
    [...'Asha ', 'राव', ...' ₹1'].map((part) => textWidth(pdf, part, { size: 20 })),
  ]

  writeOnBaseline(pdf, text, { x: 0, y: 100, size: 20 })
  // Kerning moves Latin letters closer by less than a point.
  expect(Math.abs(whole - parts.reduce((sum, width) => sum + width, 0))).toBeLessThan(1)
})

test('the same content gives the same bytes', async () => {
  const write = () => pdfOf((pdf) => writeText(pdf, 'Asha राव ₹1', { x: 40, y: 40 }))

  expect(Buffer.compare(await write(), await write())).toBe(0)
})
