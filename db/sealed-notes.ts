import { sql } from 'drizzle-orm'
import type { SealedText } from '#domain/sealed-text.ts'
import type { Transaction } from './client.ts'
import { hasKeyFor, type KeyRing, sealWithRing, unsealWithRing } from './key-ring.ts'

/** Null if there is nothing to encrypt. */
export function sealNotes(notes: string, keys: KeyRing): SealedText | null {
  return notes === '' ? null : sealWithRing(notes, keys)
}

/** Empty without notes, and if their key is missing. */
export function unsealNotes(sealed: SealedText | null, keys: KeyRing): string {
  return sealed !== null && hasKeyFor(sealed, keys) ? unsealWithRing(sealed, keys) : ''
}

/** The tables whose notes earlier versions stored in plain text. */
const ONCE_PLAIN = [
  { table: 'bookings', primaryKey: 'id' },
  { table: 'session_notes', primaryKey: 'booking_id' },
] as const

const ROWS_AT_ONCE = 500

/** Encrypts the notes that an earlier version stored, and returns how many. Nothing is left to do at the next start. */
export async function encryptPlainNotes(tx: Transaction, keys: KeyRing): Promise<number> {
  let encrypted = 0
  for (const { table, primaryKey } of ONCE_PLAIN) {
    const name = sql.identifier(table)
    const id = sql.identifier(primaryKey)
    for (;;) {
      const { rows } = await tx.execute<{ id: string; notes: string }>(sql`
        select ${id} as id, plain_notes as notes from ${name} where plain_notes <> '' limit ${ROWS_AT_ONCE}`)
      if (rows.length === 0) break
      const ids = sql.param(rows.map((row) => row.id))
      const sealed = sql.param(rows.map(({ notes }) => sealWithRing(notes, keys)))
      await tx.execute(sql`
        update ${name} set sealed_notes = changed.sealed, plain_notes = ''
        from unnest(${ids}::uuid[], ${sealed}::text[]) as changed (id, sealed) where ${name}.${id} = changed.id`)
      encrypted += rows.length
    }
  }
  return encrypted
}
