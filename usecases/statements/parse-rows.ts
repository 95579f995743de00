import { CsvError, parse } from 'csv-parse/sync'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { detectLayout } from '#domain/statements/statement-layout.ts'
import { LONGEST_LINE, MOST_CELLS, MOST_COLUMNS, MOST_STATEMENT_ROWS } from '#domain/statements/statement-limits.ts'

/** Lines above the headings, such as the bank's address, do not count against the row limit. */
export const PREAMBLE_ROWS = 200

/** Empty lines are skipped, and a cell may have several lines. */
const MOST_LINES = 10 * MOST_STATEMENT_ROWS

export type ParseRefusal = 'too-many-rows' | 'too-many-cells' | 'lines-too-long' | 'quotes-broken' | 'no-rows'

/** Headings are searched within this many lines. */
const LINES_TO_HEADER = 80

const SEPARATORS = [',', '\t', ';', '|'] as const

/** Splits into rows of cells, with the separator that yields known headings, or else the most frequent one. */
export function parseRows(text: string): Outcome<string[][], ParseRefusal> {
  // Some old programs end lines with a carriage return alone.
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n', MOST_LINES + 1)
  if (lines.length > MOST_LINES) return refused('too-many-rows')
  if (lines.some((line) => line.length > LONGEST_LINE)) return refused('lines-too-long')

  const { separator, headerLine } = findHeader(lines.slice(0, LINES_TO_HEADER))
  const size = checkCells(lines, separator)
  if (!size.ok) return size

  // Lines above the headings have other column counts, and the parser is slow on each line that differs.
  const above = strictRows(lines.slice(0, headerLine), separator)
  if (!above.ok) return above
  const below = rowsBelow(lines.slice(headerLine), separator)
  if (!below.ok) return below

  const rows = [...above.value, ...below.value]
  if (rows.length === 0) return refused('no-rows')
  return rows.length > MOST_STATEMENT_ROWS + PREAMBLE_ROWS ? refused('too-many-rows') : accepted(rows)
}

function checkCells(lines: readonly string[], separator: string): Outcome<null, 'lines-too-long' | 'too-many-cells'> {
  let cells = 0
  for (const line of lines) {
    const columns = line.split(separator).length
    if (columns > MOST_COLUMNS) return refused('lines-too-long')
    cells += columns
  }
  return cells > MOST_CELLS ? refused('too-many-cells') : accepted(null)
}

/**
 * A spreadsheet that expects semicolons reads each line as one cell and saves it as one: `"01/11/26,""UPI"",151"`. Such
 * cells are lines, to be split again.
 */
function rowsBelow(lines: readonly string[], separator: string): Outcome<string[][], 'quotes-broken'> {
  const rows = strictRows(lines, separator)
  if (!rows.ok) return rows
  const [header = []] = rows.value
  const [only = '', ...rest] = header
  const isWrapped = only.includes(separator) && rest.every((cell) => cell === '')
  return isWrapped
    ? strictRows(
        rows.value.map(([line = '']) => line),
        separator,
      )
    : rows
}

function findHeader(first: readonly string[]): { separator: string; headerLine: number } {
  for (const separator of SEPARATORS) {
    const layout = detectLayout(looseRows(first, separator))
    if (layout) return { separator, headerLine: layout.headerIndex }
  }
  const top = first.join('\n')
  const [separator = ','] = SEPARATORS.toSorted((one, other) => top.split(other).length - top.split(one).length)
  return { separator, headerLine: 0 }
}

function looseRows(lines: readonly string[], separator: string): string[][] {
  return lines.map((line) => line.split(separator, MOST_COLUMNS).map((cell) => cell.replaceAll('"', '')))
}

function strictRows(lines: readonly string[], delimiter: string): Outcome<string[][], 'quotes-broken'> {
  try {
    const rows: string[][] = parse(lines.join('\n'), {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: '\n',
      to: MOST_STATEMENT_ROWS + PREAMBLE_ROWS + 1,
      max_record_size: 100_000,
    })
    return accepted(rows)
  } catch (error) {
    if (error instanceof CsvError) return refused('quotes-broken')
    throw error
  }
}
