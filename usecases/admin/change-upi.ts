import { listStaffWithRole } from '#db/accounts/staff.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database, Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { recordPracticeChange } from '#db/content/practice-settings.ts'
import type { PracticeChanges } from '#domain/content/practice-changes.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { type CheckRefusal, checkPassword } from '#usecases/accounts/passwords/check-password.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import type { Editor } from './content-change.ts'

type UpiChange = Editor & {
  readonly change: PracticeChanges['upi']
  readonly version: number
  /** Required again, so that an unattended browser is not enough to redirect the practice's income. */
  readonly password: string
}

export type ChangeUpiRefusal = CheckRefusal | { readonly reason: 'changed-meanwhile' }

/** Changes the UPI id that clients pay to, and emails every admin so that a hijack does not go unnoticed. */
export async function changeUpi(
  db: Database,
  { change, version, password, editorId, now }: UpiChange,
): Promise<Outcome<null, ChangeUpiRefusal>> {
  const account = await checkPassword(db, editorId, password, now)
  if (!account.ok) return account

  return db.transaction(async (tx) => {
    const before = (await requirePractice(tx)).upi
    if (!(await recordPracticeChange(tx, { part: 'upi', change, version, now }))) {
      return refused({ reason: 'changed-meanwhile' })
    }
    await recordAudit(tx, {
      action: 'upi-changed',
      actorId: editorId,
      subject: { kind: 'practice', id: 'upi' },
      details: { from: before.payeeId, to: change.payeeId, kind: change.kind },
      at: now,
    })
    await notifyAdmins(tx, {
      from: before.payeeId,
      to: change.payeeId,
      changedBy: account.value.email,
      version: version + 1,
      now,
    })
    return accepted(null)
  })
}

type UpiNotice = {
  readonly from: string | null
  readonly to: string | null
  readonly changedBy: string
  readonly version: number
  readonly now: Date
}

async function notifyAdmins(tx: Transaction, { from, to, changedBy, version, now }: UpiNotice): Promise<void> {
  for (const admin of await listStaffWithRole(tx, 'admin')) {
    await queueEmail(tx, {
      eventKey: `upi-changed:${version}:${admin.id}`,
      to: readerOf(admin),
      email: { kind: 'upi-changed', from, to, changedBy, changedAt: now.toISOString() },
    })
  }
}
