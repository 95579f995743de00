import { once } from 'node:events'
import { setImmediate as pause } from 'node:timers/promises'
import { CsvError, type Parser, parse } from 'csv-parse'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { detectLayout } from '#domain/statements/statement-layout.ts'

export const MOST_STATEMENT_ROWS = 20_000

/** Lines above the headings, such as the bank's address, do not count against the row limit. */
export const PREAMBLE_ROWS = 200

export type ParseRefusal = 'too-many-rows' | 'quotes-broken' | 'no-rows'

/** Headings are searched within this many lines. */
const LINES_TO_HEADER = 80

const SEPARATORS = [',', '\t', ';', '|'] as const

/** Splits into rows of cells, with the separator that yields known headings, or else the most frequent one. */
export async function parseRows(text: string): Promise<Outcome<string[][], ParseRefusal>> {
  // Some old programs end lines with a carriage return alone.
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const { separator, headerLine } = findHeader(lines.slice(0, LINES_TO_HEADER))

  // Lines above the headings have other column counts, and the parser is slow on each line that differs.
  const above = await strictRows(lines.slice(0, headerLine), separator)
  if (!above.ok) return above
  const below = await rowsBelow(lines.slice(headerLine), separator)
  if (!below.ok) return below

  const rows = [...above.value, ...below.value]
  if (rows.length === 0) return refused('no-rows')
  return rows.length > MOST_STATEMENT_ROWS + PREAMBLE_ROWS ? refused('too-many-rows') : accepted(rows)
}

/**
 * A spreadsheet that expects semicolons reads each line as one cell and saves it as one: `"01/11/26,""UPI"",151"`. Such
 * cells are lines, to be split again.
 */
async function rowsBelow(lines: readonly string[], separator: string): Promise<Outcome<string[][], 'quotes-broken'>> {
  const rows = await strictRows(lines, separator)
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
  return lines.map((line) => line.split(separator).map((cell) => cell.replaceAll('"', '')))
}

const LINES_AT_ONCE = 250

/** Parses in batches, because the largest file takes a fifth of a second and must not block other requests. */
async function strictRows(lines: readonly string[], delimiter: string): Promise<Outcome<string[][], 'quotes-broken'>> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: '\n',
    to: MOST_STATEMENT_ROWS + PREAMBLE_ROWS + 1,
    max_record_size: 100_000,
  })
  const rows: string[][] = []
  parser.on('data', (row: string[]) => rows.push(row))
  const ended = once(parser, 'end')

  try {
    await Promise.all([ended, feed(parser, lines)])
    return accepted(rows)
  } catch (error) {
    if (error instanceof CsvError) return refused('quotes-broken')
    throw error
  }
}

async function feed(parser: Parser, lines: readonly string[]): Promise<void> {
  for (let first = 0; first < lines.length && parser.writable; first += LINES_AT_ONCE) {
    parser.write(`${lines.slice(first, first + LINES_AT_ONCE).join('\n')}\n`)
    await pause()
  }
  parser.end()
}
