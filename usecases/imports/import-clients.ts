import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { lockImport, markImported, recordImportedClients } from '#db/desk/client-imports.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { sealNotes } from '#db/sealed-notes.ts'
import { isUsable } from '#domain/imports/client-columns.ts'
import type { PlannedRow } from '#domain/imports/plan-rows.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'
import { planImport, withRows } from './plan-import.ts'

export type ImportRefusal = 'import-not-found' | 'columns-missing'

/** Which possible duplicates somebody has looked at and wants: these lines of the file, or every one. */
export type WantedDuplicates = 'all' | ReadonlySet<number>

type Chosen = { readonly importId: string; readonly staffId: string; readonly duplicates: WantedDuplicates }

/**
 * Makes the clients of a checked file, as the plan is now, not as it was shown: who has become a client since is not made again.
 * Sends nothing and assumes no consent. A second click finds the import made, and the same file only clients it knows.
 */
export async function importClients(
  db: Database,
  keys: KeyRing,
  { importId, staffId, duplicates }: Chosen,
  now: Date,
): Promise<Outcome<{ readonly imported: number }, ImportRefusal>> {
  if (!isUuid(importId)) return refused('import-not-found')
  return db.transaction(async (tx) => {
    const locked = await lockImport(tx, importId)
    if (locked?.importedAt) return accepted({ imported: locked.importedCount ?? 0 })
    const open = locked && withRows(locked, keys)
    if (!open) return refused('import-not-found')
    if (!isUsable(open.layout.columns)) return refused('columns-missing')

    const clients = (await planImport(tx, open)).flatMap((row) => {
      if (!row.read.ok || !isWanted(row, duplicates)) return []
      const { note, ...client } = row.read.value
      return [{ ...client, sealedNote: sealNotes(note, keys) }]
    })
    const imported = await recordImportedClients(tx, clients, { importId, staffId, now })
    await markImported(tx, importId, { staffId, count: imported, now })
    const subject = { kind: 'client-import', id: importId }
    const details = { rows: open.rowCount, imported }
    await recordAudit(tx, { action: 'clients-imported', actorId: staffId, subject, details, at: now })
    return accepted({ imported })
  })
}

function isWanted({ plan, line }: PlannedRow, duplicates: WantedDuplicates): boolean {
  return plan.kind === 'new' || (plan.kind === 'similar' && (duplicates === 'all' || duplicates.has(line)))
}
