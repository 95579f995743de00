import type { FontBytes, FontName } from './fonts.ts'

/** A4, in points. */
export const PAGE_WIDTH = 595.28
export const PAGE_HEIGHT = 841.89

export type Pdf = {
  /** For lines, shapes and pictures. Text goes through `writeText`, which chooses the fonts. */
  readonly document: PDFKit.PDFDocument
  setFont(font: FontName, size: number): void
  finish(): Promise<Uint8Array<ArrayBuffer>>
}

type PdfOptions = {
  readonly title: string
  readonly author?: string
  /** Of the texts in it, for readers aloud. */
  readonly language: string
  /** Also its date of creation, so that the same content gives the same bytes whenever it is written. */
  readonly date: Date
  readonly fontBytes: FontBytes
  /** Keeps all pages open until the end, for page numbers that are known only then. */
  readonly hasOpenPages?: boolean
}

/**
 * Starts a PDF with one empty A4 page, in the browser or on the server. The library is loaded with the first PDF; a
 * server that starts without it uses 14 MB less.
 */
export async function createPdf({
  title,
  author,
  language,
  date,
  fontBytes,
  hasOpenPages = false,
}: PdfOptions): Promise<Pdf> {
  const [{ default: PDFDocument }, { toBytes }] = await Promise.all([import('pdfkit'), import('pdfkit/output')])
  const document = new PDFDocument({
    size: 'A4',
    // Everything is placed by hand: with a margin, a text low on the page would start a new one.
    margin: 0,
    // Without this, the library would load Helvetica.
    font: '',
    info: { Title: title, ...(author && { Author: author }), CreationDate: date, ModDate: date },
    bufferPages: hasOpenPages,
    lang: language,
    displayTitle: true,
  })
  const bytes = toBytes(document)
  const registered = new Set<FontName>()

  return {
    document,
    setFont(font, size) {
      if (!registered.has(font)) document.registerFont(font, fontBytes(font))
      registered.add(font)
      document.font(font).fontSize(size)
    },
    finish() {
      document.end()
      return bytes
    },
  }
}
