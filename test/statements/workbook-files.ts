import { zipSync } from 'fflate'
import { type BankLine, bankRows, type KnownBank } from './bank-files.ts'

/** Dates are yyyy-MM-dd; a formula has the value that was stored with it. */
export type WorkbookCell = string | number | { readonly date: string } | { readonly formula: string; value: string }

export type WorkbookShape = {
  /** Such as A1:C1. */
  readonly merged?: readonly string[]
  /** Dates counted from 1904, as old Macs did. */
  readonly isFrom1904?: boolean
  /** A sheet before the one with the rows. */
  readonly hasCover?: boolean
}

const WRITTEN_AT = new Date('2026-11-16T06:00:00Z')
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STYLES = `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** An XLSX file with these rows. */
export function workbookFile(rows: readonly (readonly WorkbookCell[])[], shape: WorkbookShape = {}): Buffer {
  const { merged = [], isFrom1904 = false, hasCover = false } = shape
  const sheets = [...(hasCover ? [sheetOf([['Account summary']])] : []), sheetOf(rows, { merged, isFrom1904 })]
  return workbookOf(sheets, isFrom1904)
}

/** The same with the XML of the sheet as given. */
export function workbookOf(sheets: readonly string[], isFrom1904 = false): Buffer {
  const numbers = sheets.map((_, index) => index + 1)
  const listed = numbers.map((number) => `<sheet name="S${number}" sheetId="${number}" r:id="rId${number}"/>`).join('')
  const related = numbers
    .map(
      (number) =>
        `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )
    .join('')
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${Number(isFrom1904)}"/><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${related}</Relationships>`,
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet])),
  }
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))
  return Buffer.from(zipSync(packed, { level: 0, mtime: WRITTEN_AT }))
}

const IS_HEADER = /^(narration|description|particulars|transaction remarks)$/i

/** A bank's rows as its XLSX download has them: dates and amounts are numbers with a format. */
export function bankWorkbook(bank: KnownBank, lines: readonly BankLine[], shape?: WorkbookShape): Buffer {
  const rows = bankRows(bank, lines)
  const headerIndex = rows.findIndex((row) => row.some((cell) => IS_HEADER.test(cell)))
  const header = rows[headerIndex] ?? []
  const typed = rows.map((row, index) => {
    const line = index > headerIndex ? lines[index - headerIndex - 1] : undefined
    return line ? row.map((cell, column) => typedCell(cell, header[column] ?? '', line)) : row
  })
  return workbookFile(typed, shape)
}

function typedCell(cell: string, heading: string, { date, paise }: BankLine): WorkbookCell {
  if (/\b(date|dt)$/i.test(heading)) return { date }
  const isAmount = /withdrawal|deposit|debit|credit|amount/i.test(heading) && /[1-9]/.test(cell)
  return isAmount ? paise / 100 : cell
}

function sheetOf(rows: readonly (readonly WorkbookCell[])[], { merged = [], isFrom1904 = false }: WorkbookShape = {}) {
  const written = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellOf(cell, `${letterOf(column)}${index + 1}`, isFrom1904))
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  const merges = ranges && `<mergeCells count="${merged.length}">${ranges}</mergeCells>`
  return `<worksheet xmlns="${MAIN}"><sheetData>${written.join('')}</sheetData>${merges}</worksheet>`
}

function cellOf(cell: WorkbookCell, place: string, isFrom1904: boolean): string {
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  if ('date' in cell) return `<c r="${place}" s="1"><v>${serialOf(cell.date) - (isFrom1904 ? 1462 : 0)}</v></c>`
  return `<c r="${place}" t="str"><f>${escaped(cell.formula)}</f><v>${escaped(cell.value)}</v></c>`
}

/** 25,569 is 1 January 1970. */
export function serialOf(date: string): number {
  return Date.parse(date) / 86_400_000 + 25_569
}

function letterOf(column: number): string {
  return String.fromCharCode(65 + column)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
