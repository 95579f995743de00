import { LIGHT_PALETTE } from '@muhurta/brand'
import { fontRuns, printable } from './font-runs.ts'
import type { FontStyle } from './fonts.ts'
import type { Pdf } from './pdf.ts'
import { wrapText } from './wrap-text.ts'

type TextStyle = { readonly style?: FontStyle; readonly size?: number; readonly color?: string }
type Position = { readonly x: number; readonly y: number }

type TextBox = TextStyle &
  Position & {
    /** Without it, the text is one line of any length. */
    readonly width?: number
    readonly align?: 'left' | 'center' | 'right'
    /** What does not fit is cut, with an ellipsis. */
    readonly maxLines?: number
  }

const SIZE = 10
const LINE_HEIGHT = 1.45
/** From the top of a line to its baseline, which all fonts share. */
const ASCENT = 1.1

/** Writes a text in whatever scripts it has, and returns the y of the next line. */
export function writeText(pdf: Pdf, text: string, { x, y, width, align, maxLines = 1, ...style }: TextBox): number {
  const { size = SIZE } = style
  const lines = linesOf(pdf, text, { ...style, maxLines, ...(width !== undefined && { width }) })
  for (const [index, line] of lines.entries()) {
    const room = align === undefined || width === undefined ? 0 : width - textWidth(pdf, line, style)
    const indent = align === 'center' ? room / 2 : align === 'right' ? room : 0
    writeOnBaseline(pdf, line, { ...style, x: x + indent, y: y + (index * LINE_HEIGHT + ASCENT) * size })
  }
  return y + lines.length * size * LINE_HEIGHT
}

type WrappedText = TextStyle & Pick<TextBox, 'width' | 'maxLines'>

/** The height that `writeText` needs. */
export function textHeight(pdf: Pdf, text: string, box: WrappedText): number {
  return linesOf(pdf, text, box).length * (box.size ?? SIZE) * LINE_HEIGHT
}

function linesOf(pdf: Pdf, text: string, { width, maxLines = 1, ...style }: WrappedText): string[] {
  const clean = printable(text).trim()
  if (width === undefined) return [clean]
  return wrapText(clean, { fits: (line) => lineWidth(pdf, line, style) <= width, maxLines })
}

const measured = new WeakMap<Pdf, Map<string, number>>()

/** The width of a line from the words in it, of which each is measured once in a document: lines are tried word by word. */
function lineWidth(pdf: Pdf, line: string, { style = 'body', size = SIZE }: TextStyle): number {
  const widths = measured.get(pdf) ?? new Map<string, number>()
  measured.set(pdf, widths)
  const words = line.match(/\S+\s*|\s+/gu) ?? []
  return words.reduce((sum, word) => {
    const key = `${style} ${size} ${word}`
    const width = widths.get(key) ?? textWidth(pdf, word, { style, size })
    widths.set(key, width)
    return sum + width
  }, 0)
}

/** Writes one line with its baseline at `y`. */
export function writeOnBaseline(
  pdf: Pdf,
  text: string,
  { x, y, style = 'body', size = SIZE, color = LIGHT_PALETTE.ink }: Position & TextStyle,
): void {
  let left = x
  for (const run of fontRuns(text, style)) {
    pdf.setFont(run.font, size)
    pdf.document.fillColor(color).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
    left += pdf.document.widthOfString(run.text)
  }
}

export function textWidth(pdf: Pdf, text: string, { style = 'body', size = SIZE }: TextStyle): number {
  return fontRuns(text, style).reduce((sum, run) => {
    pdf.setFont(run.font, size)
    return sum + pdf.document.widthOfString(run.text)
  }, 0)
}
