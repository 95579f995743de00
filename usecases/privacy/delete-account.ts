import { lockHoldersOf } from '#db/accounts/roles.ts'
import { deleteSessionsOf } from '#db/accounts/signed-in-sessions.ts'
import { findAccount, lockAccount, recordEraseAfter } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { statementOf } from '#domain/privacy/account-deletion.ts'
import { UNDO_DELETION_DAYS } from '#domain/privacy/retention.ts'
import { isLastHolder } from '#domain/roles.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Viewer } from '#domain/viewer.ts'
import { type CheckRefusal, checkPassword } from '#usecases/accounts/passwords/check-password.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { endBookings, lockEndings } from './end-bookings.ts'

const UNDO_WITHIN_MS = UNDO_DELETION_DAYS * DAY_MS

/** When an erasure was asked for. */
export function requestedAt(eraseAfter: Date): Date {
  return new Date(eraseAfter.getTime() - UNDO_WITHIN_MS)
}

export type DeleteAccountRefusal =
  | CheckRefusal
  | { readonly reason: 'last-admin' | 'address-differs' | 'bookings-changed' }

type Confirmation = {
  readonly password: string
  readonly email: string
  /** The endings and refunds that were shown to the user, as in `statementOf`. */
  readonly statement: string
}

export type RequestedDeletion = { readonly eraseAfter: Date; readonly ended: number }

/**
 * Marks the account for erasure in seven days; until then its owner can sign in and undo it. Bookings are cancelled at
 * once, as stated on the page (0029). Requires the password again, or the email address from users who only use social
 * sign-in.
 */
export async function requestDeletion(
  db: Database,
  viewer: Viewer,
  confirmation: Confirmation,
  now: Date,
): Promise<Outcome<RequestedDeletion, DeleteAccountRefusal>> {
  const account = await findAccount(db, viewer.id)
  if (account?.passwordHash) {
    const checked = await checkPassword(db, viewer.id, confirmation.password, now)
    if (!checked.ok) return checked
  } else if (confirmation.email.trim().toLowerCase() !== viewer.email) return refused({ reason: 'address-differs' })

  return db.transaction(async (tx) => {
    const admins = await lockHoldersOf(tx, 'admin')
    if (isLastHolder(admins, viewer.id)) return refused({ reason: 'last-admin' })

    const scheduled = await scheduleErasure(tx, { userId: viewer.id, statement: confirmation.statement }, now)
    if (!scheduled.ok) return refused({ reason: scheduled.refusal })
    const { eraseAfter } = scheduled.value
    await deleteSessionsOf(tx, viewer.id, viewer.sessionId)
    await queueEmail(tx, {
      eventKey: `deletion-scheduled:${viewer.id}:${now.toISOString()}`,
      to: readerOf(viewer),
      email: { kind: 'deletion-scheduled', eraseAfter: eraseAfter.toISOString() },
    })
    await recordAudit(tx, { action: 'deletion-requested', actorId: viewer.id, at: now })
    return scheduled
  })
}

/**
 * Cancels the bookings that were stated, and marks the account for erasure in seven days. Clients do it online, or ask the
 * desk for it.
 */
export async function scheduleErasure(
  tx: Transaction,
  { userId, statement }: { readonly userId: string; readonly statement: string },
  now: Date,
): Promise<Outcome<RequestedDeletion, 'bookings-changed'>> {
  // A concurrent booking completes before or after this transaction, not in between.
  await lockAccount(tx, userId)
  const endings = await lockEndings(tx, userId, now)
  const isAgreed = endings.length === 0 || statement === statementOf(endings)
  if (!isAgreed) return refused('bookings-changed')
  await endBookings(tx, endings, now)

  const eraseAfter = new Date(now.getTime() + UNDO_WITHIN_MS)
  await recordEraseAfter(tx, userId, eraseAfter)
  return accepted({ eraseAfter, ended: endings.length })
}

export async function undoDeletion(db: Database, viewer: Viewer, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await recordEraseAfter(tx, viewer.id, null)
    await recordAudit(tx, { action: 'deletion-undone', actorId: viewer.id, at: now })
  })
}
