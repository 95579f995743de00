/** Numbers stay numbers for the spreadsheet; everything that people typed is text. */
export type CsvCell = string | number | null

const MARK_OF_UTF8 = '\ufeff'
const FORMULA_START = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** A file that spreadsheets open as it is meant: in UTF-8, and without anybody's formula being computed. */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${MARK_OF_UTF8}${[header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)

  const text = FORMULA_START.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
