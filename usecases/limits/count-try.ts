import type { Database } from '#db/client.ts'
import { giveBackToken, takeToken } from '#db/rate-limits.ts'
import { mailboxOf } from '#domain/email-address.ts'
import { LIMITS, type LimitName } from '#domain/limits/limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { hashSecret } from '#usecases/secrets.ts'

export type TooOften = {
  readonly reason: 'too-often'
  readonly retryAfterSeconds: number
  /** An address has had as many emails as it may get. */
  readonly isMailboxFull?: true
}

/** Counts one try against a limit of the database, which all replicas share. */
export async function countTry(
  db: Database,
  limit: LimitName,
  subject: string,
  now: Date,
): Promise<Outcome<null, TooOften>> {
  const taken = await takeToken(db, { key: keyOf(limit, subject), ...LIMITS[limit], now })
  if (taken.ok) return accepted(null)
  return refused({ reason: 'too-often', retryAfterSeconds: Math.max(1, Math.ceil(taken.refusal.retryAfterMs / 1000)) })
}

type CountedEmail =
  | 'reset-password'
  | 'verify-address'
  | 'sign-up'
  | 'change-address'
  | 'confirm-identity'
  | 'subscribe'

/**
 * Counts an email to an address that is not proven to be the sender's: by its kind, and over all kinds by day. Count before
 * looking for an account, so that a refusal reveals nothing.
 */
export async function countEmail(
  db: Database,
  kind: CountedEmail,
  email: string,
  now: Date,
): Promise<Outcome<null, TooOften>> {
  const byHour = await countTry(db, 'email-account', `${kind} ${mailboxOf(email)}`, now)
  if (byHour.ok) return countMailbox(db, email, now)
  return refused({ ...byHour.refusal, isMailboxFull: true })
}

export async function countMailbox(db: Database, email: string, now: Date): Promise<Outcome<null, TooOften>> {
  const byDay = await countTry(db, 'mailbox-day', mailboxOf(email), now)
  return byDay.ok ? byDay : refused({ ...byDay.refusal, isMailboxFull: true })
}

/** Undoes `countTry` for a try that succeeded. */
export async function forgetTry(db: Database, limit: LimitName, subject: string, now: Date): Promise<void> {
  await giveBackToken(db, keyOf(limit, subject), now)
}

/** Hashed, so that the table holds no network or email addresses. */
function keyOf(limit: LimitName, subject: string): string {
  return `${limit}:${hashSecret(subject)}`
}
