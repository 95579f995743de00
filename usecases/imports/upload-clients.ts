import type { Database } from '#db/client.ts'
import { recordImport } from '#db/desk/client-imports.ts'
import { type KeyRing, sealWithRing } from '#db/key-ring.ts'
import { CARD_HEADINGS, guessColumns } from '#domain/imports/client-columns.ts'
import { MOST_IMPORT_ROWS } from '#domain/imports/import-limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isOutOfTimeOrMemory, threadOf } from '#usecases/in-thread.ts'
import type { RowsRefusal } from '#usecases/statements/read-rows.ts'
import type { ImportTasks } from './import-thread.ts'

export type UploadRefusal = RowsRefusal | 'too-much-to-read'

type Upload = { readonly bytes: Uint8Array; readonly staffId: string }

export type UploadedClients = {
  readonly importId: string
  /** Contacts of a phone say themselves what is what. */
  readonly isContacts: boolean
}

const inThread = threadOf<ImportTasks>('imports/import-thread')

/** Reads a list of clients and stores its rows, encrypted and for a day, until somebody has checked and imported them. */
export async function uploadClients(
  db: Database,
  keys: KeyRing,
  { bytes, staffId }: Upload,
  now: Date,
): Promise<Outcome<UploadedClients, UploadRefusal>> {
  const found = await readInThread(bytes)
  if (!found.ok) return found
  const rows = found.value
  const layout = guessColumns(rows)
  const rowCount = rows.length - layout.headerIndex - 1
  if (rowCount > MOST_IMPORT_ROWS) return refused('too-many-rows')
  if (rowCount === 0) return refused('no-rows')
  const sealedRows = sealWithRing(JSON.stringify(rows), keys)
  const upload = { sealedRows, rowCount, layout, uploadedBy: staffId, uploadedAt: now }
  const importId = await db.transaction((tx) => recordImport(tx, upload))
  return accepted({ importId, isContacts: rows[0]?.join() === CARD_HEADINGS.join() })
}

async function readInThread(bytes: Uint8Array): Promise<Outcome<string[][], UploadRefusal>> {
  try {
    return await inThread((ask) => ask('read', bytes))
  } catch (error) {
    if (isOutOfTimeOrMemory(error)) return refused('too-much-to-read')
    throw error
  }
}
