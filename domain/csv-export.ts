import type { Paise } from './money.ts'

/** Numbers stay numbers in the spreadsheet; typed text stays text. Money is written in rupees with two decimals. */
export type CsvCell = string | number | null | { readonly paise: Paise }

const MARK_OF_UTF8 = '\ufeff'
/** Spaces and invisible characters in front may be dropped by a spreadsheet. */
const FORMULA_START = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@])/u
/** A spreadsheet that splits at semicolons or tabs ignores our quotes, so a cell may become several. */
const AFTER_SEPARATOR = /(?<=[;\t\r\n])/
/** Digits that are no quantity: programs that keep quoted cells as text keep every one of them (0054). */
const NUMBER_ONLY_IN_LOOKS = /^(0\d+|\d{12,}|\d+e\d+)$/i
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** A CSV file that spreadsheets open as UTF-8 and without evaluating formulas in cells. */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${MARK_OF_UTF8}${[header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return (cell.paise / 100).toFixed(2)

  const text = asText(cell)
  return NEEDS_QUOTES.test(text) || NUMBER_ONLY_IN_LOOKS.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Marks text that a spreadsheet would evaluate. */
function asText(cell: string): string {
  return cell
    .split(AFTER_SEPARATOR)
    .map((part) => (isFormula(part) ? `'${part}` : part))
    .join('')
}

/** Normalized first, because some spreadsheets read the full-width ＝＋－＠ like the ASCII signs. */
function isFormula(text: string): boolean {
  return FORMULA_START.test(text.normalize('NFKC'))
}
