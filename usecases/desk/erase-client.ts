import { type DataSubject, findDataSubject } from '#db/accounts/phone-clients.ts'
import { lockAccount, recordEraseAfter } from '#db/accounts/users.ts'
import { isAuditedAt, recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeLine } from '#domain/text.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { type Archiving, archiveMyData, type DataArchive } from '#usecases/privacy/archive-my-data.ts'
import { type RequestedDeletion, requestedAt, scheduleErasure } from '#usecases/privacy/delete-account.ts'

type ByStaff = { readonly userId: string; readonly staffId: string }

/** Who asked and how, as the desk typed it: the audit log has it (0162). */
type OnRequest = ByStaff & { readonly asked: string }

const LONGEST_REQUEST = 300

/** Empty if nothing was typed. */
function requestIn(asked: string): string {
  return normalizeLine(asked).slice(0, LONGEST_REQUEST)
}

/** The archive that clients download themselves, for one who asks the practice for it. */
export async function exportForClient(
  db: Database,
  archiving: Archiving,
  { userId, staffId, asked }: OnRequest,
  now: Date,
): Promise<Outcome<DataArchive, 'client-not-found' | 'request-missing'>> {
  const client = await findDataSubject(db, userId)
  if (!client) return refused('client-not-found')
  const request = requestIn(asked)
  if (request === '') return refused('request-missing')
  const owner = { id: client.id, email: client.email, staffId, asked: request }
  return accepted(await archiveMyData(db, archiving, owner, now))
}

export type EraseClientRefusal = 'client-not-found' | 'request-missing' | 'already-requested' | 'bookings-changed'

/**
 * Erases a client who asked the practice for it: as if they had deleted their account, with seven days to change their mind.
 * One with an address is emailed, and can keep the account by signing in.
 */
export async function eraseForClient(
  db: Database,
  { userId, staffId, asked, statement }: OnRequest & { readonly statement: string },
  now: Date,
): Promise<Outcome<RequestedDeletion, EraseClientRefusal>> {
  const request = requestIn(asked)
  return db.transaction(async (tx) => {
    const client = await lockDataSubject(tx, userId)
    if (!client) return refused('client-not-found')
    if (request === '') return refused('request-missing')
    if (client.eraseAfter !== null) return refused('already-requested')
    const scheduled = await scheduleErasure(tx, { userId, statement }, now)
    if (!scheduled.ok) return scheduled
    const { email, fullName } = client
    if (email !== null) {
      await queueEmail(tx, {
        eventKey: `deletion-scheduled:${userId}:${now.toISOString()}`,
        to: readerOf({ email, fullName }),
        email: {
          kind: 'deletion-scheduled',
          eraseAfter: scheduled.value.eraseAfter.toISOString(),
          isByStaff: true,
        },
      })
    }
    const details = { asked: request }
    await recordAudit(tx, {
      action: 'deletion-requested',
      actorId: staffId,
      subject: aboutUser(userId),
      details,
      at: now,
    })
    return scheduled
  })
}

/** Safe to repeat; too late once the client is erased. What clients asked for themselves, only they undo. */
export async function keepClient(
  db: Database,
  { userId, staffId }: ByStaff,
  now: Date,
): Promise<Outcome<null, 'client-not-found' | 'asked-themselves'>> {
  return db.transaction(async (tx) => {
    const client = await lockDataSubject(tx, userId)
    if (!client) return refused('client-not-found')
    if (client.eraseAfter === null) return accepted(null)
    if (!(await isErasedByStaff(tx, userId, client.eraseAfter))) return refused('asked-themselves')
    await recordEraseAfter(tx, userId, null)
    await recordAudit(tx, { action: 'deletion-undone', actorId: staffId, subject: aboutUser(userId), at: now })
    return accepted(null)
  })
}

/** Whether the desk scheduled this erasure, and not the client. */
export function isErasedByStaff(db: Database, userId: string, eraseAfter: Date): Promise<boolean> {
  return isAuditedAt(db, { action: 'deletion-requested', subject: aboutUser(userId) }, requestedAt(eraseAfter))
}

const aboutUser = (id: string) => ({ kind: 'user', id })

async function lockDataSubject(tx: Database, userId: string): Promise<DataSubject | undefined> {
  await lockAccount(tx, userId)
  return findDataSubject(tx, userId)
}
