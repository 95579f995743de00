import { ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const LONGEST_SEARCH = 100

/** Whether one of the columns contains what was typed, in any case; percent signs and the like are meant as they are. */
export function containing(columns: readonly (PgColumn | SQL)[], typed: string): SQL | undefined {
  const words = typed.slice(0, LONGEST_SEARCH).trim()
  if (words === '') return undefined
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}

/** `payment-verified` both as it is kept and as people read it, "payment verified". */
export function asWritten(column: PgColumn | SQL): (PgColumn | SQL)[] {
  return [column, sql`replace(${column}, '-', ' ')`]
}
