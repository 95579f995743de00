import { listStaffWithRole } from '#db/accounts/staff.ts'
import { recordAudit } from '#db/audit-log.ts'
import type { Database } from '#db/client.ts'
import { recordPracticeChange } from '#db/content/practice-settings.ts'
import type { PracticePaymentMethods } from '#domain/content/payment-methods.ts'
import { readerOf } from '#domain/emails/emails.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { checkPassword } from '#usecases/accounts/passwords/check-password.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import type { ChangeUpiRefusal } from './change-upi.ts'
import type { Editor } from './content-change.ts'

type MethodsChange = Editor & {
  readonly change: PracticePaymentMethods
  readonly version: number
  /** Required again, as for the UPI id: the accounts are where the practice's income goes. */
  readonly password: string
}

/** Changes the payment methods, and emails every admin so that a hijack does not go unnoticed. */
export async function changePaymentMethods(
  db: Database,
  { change, version, password, editorId, now }: MethodsChange,
): Promise<Outcome<null, ChangeUpiRefusal>> {
  const account = await checkPassword(db, editorId, password, now)
  if (!account.ok) return account

  return db.transaction(async (tx) => {
    if (!(await recordPracticeChange(tx, { part: 'ways', change, version, now }))) {
      return refused({ reason: 'changed-meanwhile' })
    }
    const { offered } = change
    const accounts = accountsIn(change)
    await recordAudit(tx, {
      action: 'payment-ways-changed',
      actorId: editorId,
      subject: { kind: 'practice', id: 'ways' },
      details: { offered: offered.join(', '), ...accounts },
      at: now,
    })
    for (const admin of await listStaffWithRole(tx, 'admin')) {
      await queueEmail(tx, {
        eventKey: `payment-ways-changed:${version + 1}:${admin.id}`,
        to: readerOf(admin),
        email: {
          kind: 'payment-ways-changed',
          offered,
          ...accounts,
          changedBy: account.value.email,
          changedAt: now.toISOString(),
        },
      })
    }
    return accepted(null)
  })
}

/** Enough to recognize an account; emails and the log hold no whole account numbers. */
function accountsIn({ bank, swift, link }: PracticePaymentMethods) {
  const ending = (account: string, code: string) => `…${account.slice(-4)}, ${code}`
  return {
    bank: bank && ending(bank.accountNumber, bank.ifsc),
    swift: swift && ending(swift.account, swift.bic),
    link: link?.url ?? null,
  }
}
