import type { Database } from '#db/client.ts'
import { ENCRYPTED_COLUMNS, readSealedValues } from '#db/encrypted-columns.ts'
import { type KeyRing, opensWith } from '#db/key-ring.ts'

export type UnreadableRows = { readonly table: string; readonly rows: number }

/** Decrypts every encrypted row, and returns how many of each table cannot be read. */
export async function checkEncryptedRows(db: Database, ring: KeyRing): Promise<UnreadableRows[]> {
  const unreadable: UnreadableRows[] = []
  for (const encrypted of ENCRYPTED_COLUMNS) {
    let rows = 0
    for await (const values of readSealedValues(db, encrypted)) {
      rows += values.filter((sealed) => !opensWith(sealed, ring)).length
    }
    if (rows > 0) unreadable.push({ table: encrypted.table, rows })
  }
  return unreadable
}
