import { ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { profiles } from '#db/schema/accounts.ts'
import { normalizePhone } from '#domain/accounts/accounts.ts'
import { phoneKey } from '#domain/accounts/phone-key.ts'

const LONGEST_SEARCH = 100

/** Whether one of the columns contains the typed text, ignoring case. Wildcards in the text are escaped. */
export function containing(columns: readonly (PgColumn | SQL)[], typed: string): SQL | undefined {
  const text = typed.slice(0, LONGEST_SEARCH).trim()
  if (text === '') return undefined
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}

/** Whether the typed text is the number of the profile, however either is spelled; nothing for other texts. */
export function hasPhone(typed: string): SQL | undefined {
  const phone = normalizePhone(typed)
  return phone === undefined ? undefined : sql`phone_key(${profiles.phone}) = ${phoneKey(phone)}`
}

/** Of a name that has no stored key. */
export function nameKey(name: PgColumn | SQL): SQL {
  return sql`name_key(${name})`
}

/** Whether each typed word sounds like the beginning of a word of the name, in whatever script either is written. */
export function hasName(typed: string, nameKey: PgColumn | SQL = profiles.searchName): SQL | undefined {
  const text = typed.slice(0, LONGEST_SEARCH).trim()
  return text === '' ? undefined : sql`${nameKey} ~ all (name_patterns(${text}))`
}

/** `payment-verified` both as it is stored and as it is displayed, "payment verified". */
export function asWritten(column: PgColumn | SQL): (PgColumn | SQL)[] {
  return [column, sql`replace(${column}, '-', ' ')`]
}
