/** Numbers stay numbers for the spreadsheet; everything that people typed is text. */
export type CsvCell = string | number | null

const MARK_OF_UTF8 = '\ufeff'
const FORMULA_START = /^[=+\-@\t\r]/
/** What a spreadsheet takes for a number and shows as another one: 012… without its zero, 412345678901 as 4.12E+11. */
const NUMBER_ONLY_IN_LOOKS = /^(0\d+|\d{12,}|\d+e\d+)$/i
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** A file that spreadsheets open as it is meant: in UTF-8, and without anybody's formula being computed. */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${MARK_OF_UTF8}${[header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)

  const text = asText(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Text that a spreadsheet leaves as it is (0054). */
function asText(cell: string): string {
  if (NUMBER_ONLY_IN_LOOKS.test(cell)) return `="${cell}"`
  return FORMULA_START.test(cell) ? `'${cell}` : cell
}
