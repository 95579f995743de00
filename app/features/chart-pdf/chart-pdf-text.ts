import type PDFDocument from 'pdfkit'
import { DAWN } from '#domain/dawn.ts'

/** A PDF in the making; the browser and the server each bring their own build of the library. */
export type Pdf = InstanceType<typeof PDFDocument>

const CHART_FONTS = ['body', 'bold', 'heading', 'rashi'] as const
export type ChartFont = (typeof CHART_FONTS)[number]
export type ChartFontBytes = Readonly<Record<ChartFont, ArrayBuffer | Uint8Array>>

/** Darker than the gold of the site: these lines are thin and stand on white. */
export const LINE_GOLD = '#C08A26'
export const LAGNA_WASH = '#FBF3E0'

export const MARGIN = 42
const PAGE_WIDTH = 595.28
export const PAGE_HEIGHT = 841.89
export const CONTENT_WIDTH = PAGE_WIDTH - 2 * MARGIN

/** How every printed chart is opened: A4, in two languages of type, dated by whoever prints it. */
export function paperOptions(title: string, date: Date) {
  const info = { Title: title, CreationDate: date, ModDate: date }
  // Everything is placed by hand: no line may turn the page by itself.
  const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 }
  // No font to begin with: the library's own would have to be carried along for nothing.
  return { size: 'A4', margins, info, font: '', lang: 'en-IN', displayTitle: true, autoFirstPage: true } as const
}

export function registerFonts(pdf: Pdf, fonts: ChartFontBytes): void {
  for (const font of CHART_FONTS) pdf.registerFont(font, fonts[font] as ArrayBuffer)
}

type Words = { x: number; y: number; size?: number; font?: ChartFont; color?: string; width?: number }

/** Writes one line, or a paragraph where a width is given; answers where the next one can begin. */
export function write(
  pdf: Pdf,
  text: string,
  { x, y, size = 9, font = 'body', color = DAWN.ink, width }: Words,
): number {
  pdf.font(font).fontSize(size).fillColor(color)
  const options = width === undefined ? { lineBreak: false } : { width, lineGap: 1 }
  const height = width === undefined ? size * 1.45 : pdf.heightOfString(text, options)
  pdf.text(text, x, y, options)
  return y + height
}

/** Letters that the faces do not have are written without their accents, or as a plain prime. */
export function printable(text: string): string {
  return text
    .replaceAll('\u2032', '\u2019')
    .replaceAll('\u2033', '\u201d')
    .replaceAll('\u2009', ' ')
    .replaceAll(/[^\u0020-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212]/g, withoutAccent)
}

function withoutAccent(letter: string): string {
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return /^[\u0020-\u00ff]+$/.test(plain) ? plain : '?'
}

/** Whether a name can be set in our faces; others are drawn as a picture by whoever can. */
export function isPrintable(text: string): boolean {
  return !printable(text).includes('?') || text.includes('?')
}
