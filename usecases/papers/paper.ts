import PDFDocument from 'pdfkit'
import { DAWN } from '#domain/dawn.ts'
import { fontBytes, fontFor, isJoiner, PAPER_FONTS, type PaperFont } from './paper-fonts.ts'

type TextOptions = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size?: number
  readonly isBold?: boolean
  readonly align?: 'left' | 'right'
  readonly color?: string
  /** What does not fit is cut, with dots: a paper has one page. */
  readonly mostLines?: number
}

export type Paper = {
  readonly document: PDFKit.PDFDocument
  /** Writes a text in whatever scripts it holds, and answers where the next line can begin. */
  text(text: string, options: TextOptions): number
  rule(y: number, color?: string): void
  finish(): Promise<Uint8Array>
}

/** Of A4, in points. */
export const PAPER_WIDTH = 595.28
export const PAPER_MARGIN = 48

const LINE_HEIGHT = 1.45

/** One A4 page. The same facts give the same bytes: its date is that of the paper, not of the printing. */
export function startPaper({ title, author, date }: { title: string; author: string; date: Date }): Paper {
  const document = new PDFDocument({
    size: 'A4',
    margin: PAPER_MARGIN,
    autoFirstPage: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
    lang: 'en-IN',
    displayTitle: true,
  })
  for (const font of Object.keys(PAPER_FONTS) as PaperFont[]) document.registerFont(font, fontBytes(font))
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))

  return {
    document,
    text: (text, options) => writeText(document, text, options),
    rule(y, color = DAWN.hairline) {
      const right = PAPER_WIDTH - PAPER_MARGIN
      document.moveTo(PAPER_MARGIN, y).lineTo(right, y).lineWidth(0.75).strokeColor(color).stroke()
    },
    finish: () =>
      new Promise((resolve) => {
        document.on('end', () => resolve(Buffer.concat(chunks)))
        document.end()
      }),
  }
}

type Run = { readonly font: PaperFont; readonly text: string }

function writeText(document: PDFKit.PDFDocument, text: string, options: TextOptions): number {
  const { x, y, width, size = 10, isBold = false, align = 'left', color = DAWN.ink, mostLines = 1 } = options
  const lines = wrap(document, visible(text), { width, size, isBold, mostLines })
  for (const [index, line] of lines.entries()) {
    const runs = runsOf(line, isBold)
    const indent = align === 'right' ? width - widthOf(document, runs, size) : 0
    writeRuns(document, runs, { x: x + indent, y: y + index * size * LINE_HEIGHT, size, color })
  }
  return y + lines.length * size * LINE_HEIGHT
}

/** Marks that turn the writing direction around could make a sum read as another one. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ').trim()
}

function wrap(
  document: PDFKit.PDFDocument,
  text: string,
  { width, size, isBold, mostLines }: { width: number; size: number; isBold: boolean; mostLines: number },
): string[] {
  const fits = (line: string) => widthOf(document, runsOf(line, isBold), size) <= width
  // Most texts do, and measuring them word by word is half of the work of a paper.
  if (text !== '' && fits(text)) return [text]

  const lines: string[] = []
  let rest = pieces(text, fits)
  while (rest.length > 0 && lines.length < mostLines) {
    let line = ''
    while (rest[0] !== undefined && fits((line + rest[0]).trimEnd())) {
      line += rest[0]
      rest = rest.slice(1)
    }
    lines.push(line.trimEnd())
  }
  if (rest.length > 0) lines[lines.length - 1] = shorten(lines.at(-1) ?? '', fits)
  return lines
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const LONGEST_TEXT = 1_000

/** Words with the space behind them; a word that is wider than the line falls into its letters. */
function pieces(text: string, fits: (line: string) => boolean): string[] {
  const words = text.slice(0, LONGEST_TEXT).match(/\S+\s*/gu) ?? []
  return words.flatMap((word) => (fits(word.trimEnd()) ? [word] : lettersOf(word)))
}

function lettersOf(word: string): string[] {
  return Array.from(graphemes.segment(word), ({ segment }) => segment.slice(0, 8))
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const letters = lettersOf(line)
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function runsOf(text: string, isBold: boolean): Run[] {
  const runs: { font: PaperFont; text: string }[] = []
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const font = isJoiner(codePoint) && last ? last.font : fontFor(codePoint, { isBold })
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

function widthOf(document: PDFKit.PDFDocument, runs: readonly Run[], size: number): number {
  return runs.reduce((sum, { font, text }) => sum + runWidth(document, font, text, size), 0)
}

/**
 * The library stumbles over marks that the Telugu face leaves unanchored. Their places in these faces are drawn
 * into the glyphs already, so nothing is lost without that step.
 */
const shaping = () => ({ features: { abvm: false, blwm: false, mark: false, mkmk: false } as unknown as never })

function runWidth(document: PDFKit.PDFDocument, font: PaperFont, text: string, size: number): number {
  return document.font(font).fontSize(size).widthOfString(text, shaping())
}

function writeRuns(
  document: PDFKit.PDFDocument,
  runs: readonly Run[],
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): void {
  let place = x
  for (const { font, text } of runs) {
    const width = runWidth(document, font, text, size)
    // Faces differ in height: all stand on the line of the Latin one.
    document.font('latin').fontSize(size)
    const baseline = y + ascent(document, size)
    document.font(font).fontSize(size).fillColor(color)
    document.text(text, place, baseline - ascent(document, size), { lineBreak: false, ...shaping() })
    place += width
  }
}

function ascent(document: PDFKit.PDFDocument, size: number): number {
  const { ascender } = (document as unknown as { _font: { ascender: number } })._font
  return (ascender / 1000) * size
}
