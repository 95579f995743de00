import { GRAHAS, type Graha } from '@muhurta/jyotish'
import type { PaneBlock, PaneRow } from './pane.ts'

export const NONE = '–'

/** A table whose rows are nothing but their cells. */
export function table(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): PaneBlock {
  return { kind: 'table', caption, columns, rows: rows.map((cells): PaneRow => ({ cells })) }
}

export function factsBlock(pairs: readonly (readonly [term: string, value: string])[]): PaneBlock {
  return { kind: 'facts', facts: pairs.map(([term, value]) => ({ term, value })) }
}

export function textBlock(...lines: readonly string[]): PaneBlock {
  return { kind: 'text', lines }
}

/** One row for each graha, its name first. */
export function grahaRows(
  nameOf: (graha: Graha) => string,
  cellsOf: (graha: Graha) => readonly string[],
): readonly (readonly string[])[] {
  return GRAHAS.map((graha) => [nameOf(graha), ...cellsOf(graha)])
}
