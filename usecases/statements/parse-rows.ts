import { CsvError, parse } from 'csv-parse/sync'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { detectLayout } from '#domain/statements/statement-layout.ts'

export const MOST_STATEMENT_ROWS = 20_000

/** The address of the bank and the like do not count against the rows. */
const PREAMBLE_ROWS = 200

export type ParseRefusal = 'too-many-rows' | 'quotes-broken' | 'no-rows'

const SEPARATORS = [',', '\t', ';', '|'] as const

/** Rows of cells; the separator is the one under which the headings make sense, or else the most frequent one. */
export function parseRows(text: string): Outcome<string[][], ParseRefusal> {
  // Files of old programs end their lines with a carriage return alone.
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const first = lines.split('\n', 80).join('\n')
  const separator =
    SEPARATORS.find((candidate) => detectLayout(looseRows(first, candidate)) !== undefined) ??
    SEPARATORS.toSorted((one, other) => first.split(other).length - first.split(one).length)[0]

  const rows = strictRows(lines, separator ?? ',')
  if (!rows.ok) return rows
  if (rows.value.length === 0) return refused('no-rows')
  return rows.value.length > MOST_STATEMENT_ROWS + PREAMBLE_ROWS ? refused('too-many-rows') : rows
}

function looseRows(text: string, separator: string): string[][] {
  return text.split('\n').map((line) => line.split(separator).map((cell) => cell.replaceAll('"', '')))
}

function strictRows(text: string, delimiter: string): Outcome<string[][], 'quotes-broken'> {
  try {
    return accepted(
      parse(text, {
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
