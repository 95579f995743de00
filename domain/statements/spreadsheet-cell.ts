export type SpreadsheetCell = string | number | boolean | Date | null

/** Spreadsheets keep fifteen digits of a number and turn the others into zeros. */
const FIRST_ROUNDED_NUMBER = 1e15

/** The text that a cell of a spreadsheet would have in a bank's CSV file. */
export function cellText(cell: SpreadsheetCell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return dateText(cell)
  return typeof cell === 'number' ? numberText(cell) : String(cell)
}

/** Dates have no time zone in a spreadsheet and are read as UTC. One out of range keeps a digit, to be reported. */
function dateText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '#0' : date.toISOString().slice(0, 10)
}

function numberText(number: number): string {
  if (Math.abs(number) >= FIRST_ROUNDED_NUMBER) return number.toExponential()
  if (Number.isInteger(number)) return String(number)
  // 151.1 may be stored as 151.09999999999999.
  const paise = Math.round(number * 100)
  return Math.abs(number * 100 - paise) < 1e-4 ? (paise / 100).toFixed(2) : String(number)
}
