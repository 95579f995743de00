import { CsvError, parse } from 'csv-parse/sync'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { detectLayout } from '#domain/statements/statement-layout.ts'

export const MOST_STATEMENT_ROWS = 20_000

/** The address of the bank and the like do not count against the rows. */
const PREAMBLE_ROWS = 200

export type ParseRefusal = 'too-many-rows' | 'quotes-broken' | 'no-rows'

/** Headings stand within these lines, or nowhere. */
const LINES_TO_HEADER = 80

const SEPARATORS = [',', '\t', ';', '|'] as const

/** Rows of cells; the separator is the one under which the headings make sense, or else the most frequent one. */
export function parseRows(text: string): Outcome<string[][], ParseRefusal> {
  // Files of old programs end their lines with a carriage return alone.
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const { separator, headerLine } = findHeader(lines.slice(0, LINES_TO_HEADER))

  // What stands above the headings has other columns, and the parser takes its time over each line that differs.
  const above = strictRows(lines.slice(0, headerLine), separator)
  if (!above.ok) return above
  const below = strictRows(lines.slice(headerLine), separator)
  if (!below.ok) return below

  const rows = [...above.value, ...below.value]
  if (rows.length === 0) return refused('no-rows')
  return rows.length > MOST_STATEMENT_ROWS + PREAMBLE_ROWS ? refused('too-many-rows') : accepted(rows)
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

function strictRows(lines: readonly string[], delimiter: string): Outcome<string[][], 'quotes-broken'> {
  try {
    return accepted(
      parse(lines.join('\n'), {
        bom: true,
        delimiter,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        record_delimiter: '\n',
        to: MOST_STATEMENT_ROWS + PREAMBLE_ROWS + 1,
        max_record_size: 100_000,
      }),
    )
  } catch (error) {
    if (error instanceof CsvError) return refused('quotes-broken')
    throw error
  }
}
