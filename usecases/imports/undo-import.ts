import { PERSONAL_TABLES } from '#db/accounts/personal-data.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import {
  deleteImportedClients,
  listChangedSince,
  listImportedClients,
  listUsedBy,
  listWrittenTo,
  lockImport,
  lockImportedClients,
  markUndone,
} from '#db/desk/client-imports.ts'
import { UNDO_IMPORT_MS } from '#domain/imports/import-limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { isUuid } from '#domain/uuid.ts'

export type UndoRefusal = 'import-not-found' | 'too-late'

/** Why a client of an undone import stays. */
export type StayReason = 'signed-in' | 'written' | 'changed' | 'used'

export type Stays = { readonly id: string; readonly fullName: string | null; readonly why: StayReason }

export type UndoneImport = { readonly removed: number; readonly stays: readonly Stays[] }

/** What the import itself writes about a client, and the log. */
const WRITTEN_BY_IMPORT = [
  ...['users', 'profiles', 'user_roles', 'desk_clients', 'imported_clients', 'client_tags', 'client_notes'],
  'audit_log',
]
const SIGN_IN_TABLES = ['sessions', 'user_identities', 'known_devices', 'consents', 'passkeys', 'authenticator_apps']

const tablesOf = (isMeant: (table: string) => boolean) =>
  Object.entries(PERSONAL_TABLES)
    .filter(([table]) => !WRITTEN_BY_IMPORT.includes(table) && isMeant(table))
    .map(([table, { column }]) => ({ table, column }))

const SIGNED_IN = tablesOf((table) => SIGN_IN_TABLES.includes(table))
/** Bookings, payments, charts and everything else that belongs to a client. */
const USED = tablesOf((table) => !SIGN_IN_TABLES.includes(table))

/**
 * Removes the clients that an import has made and that nobody has touched since, within a day. Their rows are locked, so that
 * a concurrent booking or sign-in either keeps its client or finds none. Safe to repeat: what stayed may be gone by then.
 */
export async function undoImport(
  db: Database,
  { importId, staffId }: { readonly importId: string; readonly staffId: string },
  now: Date,
): Promise<Outcome<UndoneImport, UndoRefusal>> {
  if (!isUuid(importId)) return refused('import-not-found')
  return db.transaction(async (tx) => {
    const made = await lockImport(tx, importId)
    if (!made?.importedAt) return refused('import-not-found')
    if (now.getTime() - made.importedAt.getTime() > UNDO_IMPORT_MS) return refused('too-late')

    await lockImportedClients(tx, importId)
    const stays = await listStaying(tx, importId, made.importedAt)
    const staying = new Set(stays.map(({ id }) => id))
    const removed = (await listImportedClients(tx, importId)).filter(({ id }) => !staying.has(id))
    await deleteImportedClients(
      tx,
      removed.map(({ id }) => id),
    )
    if (made.undoneAt !== null) return accepted({ removed: removed.length, stays })
    await markUndone(tx, importId, now)
    const subject = { kind: 'client-import', id: importId }
    const details = { removed: removed.length, kept: stays.length }
    await recordAudit(tx, { action: 'import-undone', actorId: staffId, subject, details, at: now })
    return accepted({ removed: removed.length, stays })
  })
}

/** The clients of an import that an undo leaves, and why. */
export async function listStaying(db: Database, importId: string, importedAt: Date): Promise<Stays[]> {
  const clients = await listImportedClients(db, importId)
  const ids = clients.map(({ id }) => id)
  const addresses = clients.flatMap(({ email }) => email ?? [])
  const used = new Set(await listUsedBy(db, USED, ids))
  const signedIn = new Set(await listUsedBy(db, SIGNED_IN, ids))
  const written = new Set(await listWrittenTo(db, addresses, importedAt))
  const changed = new Set(await listChangedSince(db, ids, importedAt))
  return clients.flatMap(({ id, email, fullName, hasChanged, hasSignedIn }) => {
    const why = reasonOf({
      used: used.has(id),
      'signed-in': hasSignedIn || signedIn.has(id),
      written: email !== null && written.has(email),
      changed: hasChanged || changed.has(id),
    })
    return why ? [{ id, fullName, why }] : []
  })
}

function reasonOf(found: Readonly<Record<StayReason, boolean>>): StayReason | undefined {
  return (['used', 'signed-in', 'written', 'changed'] as const).find((reason) => found[reason])
}
