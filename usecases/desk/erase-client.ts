import { findPhoneClient, type PhoneClient } from '#db/accounts/phone-clients.ts'
import { lockAccount, recordEraseAfter } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { archiveMyData, type DataArchive } from '#usecases/privacy/archive-my-data.ts'
import { type RequestedDeletion, scheduleErasure } from '#usecases/privacy/delete-account.ts'

type ByStaff = { readonly userId: string; readonly staffId: string }

/** The archive that a client with an address downloads themselves; undefined for anybody else. */
export async function exportForClient(
  db: Database,
  keys: KeyRing,
  { userId, staffId }: ByStaff,
  now: Date,
): Promise<DataArchive | undefined> {
  const client = await findPhoneClient(db, userId)
  return client && archiveMyData(db, keys, { id: client.id, email: null, staffId }, now)
}

export type EraseClientRefusal = 'client-not-found' | 'already-requested' | 'bookings-changed'

/**
 * Erases a client without an email address, who asked for it on the telephone: as if they had deleted their account, with
 * seven days to change their mind. Whoever has an address does it themselves.
 */
export async function eraseForClient(
  db: Database,
  { userId, staffId, statement }: ByStaff & { readonly statement: string },
  now: Date,
): Promise<Outcome<RequestedDeletion, EraseClientRefusal>> {
  return db.transaction(async (tx) => {
    const client = await lockPhoneClient(tx, userId)
    if (!client) return refused('client-not-found')
    if (client.eraseAfter !== null) return refused('already-requested')
    const scheduled = await scheduleErasure(tx, { userId, statement }, now)
    if (!scheduled.ok) return scheduled
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'deletion-requested', actorId: staffId, subject, at: now })
    return scheduled
  })
}

/** Safe to repeat; too late once the client is erased. */
export async function keepClient(
  db: Database,
  { userId, staffId }: ByStaff,
  now: Date,
): Promise<Outcome<null, 'client-not-found'>> {
  return db.transaction(async (tx) => {
    const client = await lockPhoneClient(tx, userId)
    if (!client) return refused('client-not-found')
    if (client.eraseAfter === null) return accepted(null)
    await recordEraseAfter(tx, userId, null)
    const subject = { kind: 'user', id: userId }
    await recordAudit(tx, { action: 'deletion-undone', actorId: staffId, subject, at: now })
    return accepted(null)
  })
}

async function lockPhoneClient(tx: Database, userId: string): Promise<PhoneClient | undefined> {
  await lockAccount(tx, userId)
  return findPhoneClient(tx, userId)
}
