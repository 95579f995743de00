import { and, asc, eq, inArray, lt, lte, type Placeholder, sql } from 'drizzle-orm'
import type { Email, EmailKind, EmailPayload } from '#domain/emails/emails.ts'
import type { Database } from '../client.ts'
import { preparedFor } from '../prepared.ts'
import { emails } from '../schema/emails.ts'
import { afterCommit } from '../transactions.ts'

export type NewEmail = {
  readonly eventKey: string
  readonly kind: EmailKind
  readonly payload: EmailPayload
  readonly recipient: string
  readonly recipientName: string | null
  readonly timeZone: string
  /** For what can be taken back for a moment. */
  readonly delaySeconds: number
}

/** An email in the hands of one worker; `attempts` tells its try from an earlier one that came back late. */
export type ClaimedEmail = {
  readonly id: number
  readonly email: Email
  readonly recipient: string
  readonly recipientName: string | null
  readonly timeZone: string
  readonly messageId: string
  readonly createdAt: Date
  readonly attempts: number
  readonly doubtfulAttempts: number
  readonly queuedAt: Date
}

// When an email is due is told by one clock, the database's, however many programs carry emails.
const inSeconds = (seconds: number | Placeholder) => sql`now() + make_interval(secs => ${seconds})`

const newEmailStatement = preparedFor((db) =>
  db
    .insert(emails)
    .values({
      eventKey: sql.placeholder('eventKey'),
      kind: sql.placeholder('kind'),
      payload: sql.placeholder('payload'),
      recipient: sql.placeholder('recipient'),
      recipientName: sql.placeholder('recipientName'),
      timeZone: sql.placeholder('timeZone'),
      nextAttemptAt: inSeconds(sql.placeholder('delaySeconds')),
    })
    .onConflictDoNothing({ target: emails.eventKey })
    .returning({ id: emails.id }),
)

/** Answers false when the event has been told already. */
export async function recordEmail(db: Database, email: NewEmail): Promise<boolean> {
  const inserted = await newEmailStatement(db).execute(email)
  if (inserted.length > 0) notifyEmailsQueued(db)
  return inserted.length > 0
}

const listeners = new Set<() => void>()

/** Hears of emails that were queued in this process; those of others are found by looking. Answers how to stop it. */
export function onEmailsQueued(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Wakes who carries emails, once those that were written here can be seen. */
export function notifyEmailsQueued(db: Database): void {
  afterCommit(db, () => {
    for (const listener of listeners) listener()
  })
}

const claimStatement = preparedFor((db) => {
  const due = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(sql`${emails.state} = 'queued'`, lte(emails.nextAttemptAt, sql`now()`)))
    .orderBy(asc(emails.nextAttemptAt))
    .limit(sql.placeholder('atMost'))
    .for('update', { skipLocked: true })

  return (
    db
      .update(emails)
      .set({ state: 'sending', sendingSince: sql`${sql.placeholder('now')}`, attempts: sql`${emails.attempts} + 1` })
      // As an array it is looked up once; joined, a row could be looked at again after it has changed.
      .where(eq(emails.id, sql`any (array(${due}))`))
      .returning()
  )
})

/** Takes the emails that have been due for longest; what another worker has is passed over. */
export async function claimDueEmails(
  db: Database,
  { now, atMost }: { readonly now: Date; readonly atMost: number },
): Promise<ClaimedEmail[]> {
  const rows = await claimStatement(db).execute({ now, atMost })
  // The pair of columns was written from one Email, so together they are one again.
  return rows.map((row) => ({ ...row, email: { ...row.payload, kind: row.kind } as Email }))
}

type Claim = Pick<ClaimedEmail, 'id' | 'attempts'>

const heldBy = (claim: Claim | Record<keyof Claim, Placeholder>) =>
  and(eq(emails.id, claim.id), eq(emails.state, 'sending'), eq(emails.attempts, claim.attempts))

const sentStatement = preparedFor((db) =>
  db
    .update(emails)
    .set({ state: 'sent', sentAt: sql`${sql.placeholder('now')}`, sendingSince: null, reason: null })
    .where(heldBy({ id: sql.placeholder('id'), attempts: sql.placeholder('attempts') })),
)

export async function markEmailSent(db: Database, { id, attempts }: Claim, now: Date): Promise<void> {
  await sentStatement(db).execute({ id, attempts, now })
}

export async function markEmailFailed(db: Database, claim: Claim, reason: string): Promise<void> {
  await db.update(emails).set({ state: 'failed', sendingSince: null, reason }).where(heldBy(claim))
}

/** Nothing happens to an email that is no longer in the hands of this worker. */
export async function recordEmailPostponed(
  db: Database,
  claim: Claim,
  postponed: { reason: string; afterSeconds: number; isDoubtful: boolean },
): Promise<void> {
  await db
    .update(emails)
    .set({
      state: 'queued',
      sendingSince: null,
      reason: postponed.reason,
      nextAttemptAt: inSeconds(postponed.afterSeconds),
      doubtfulAttempts: postponed.isDoubtful ? sql`${emails.doubtfulAttempts} + 1` : emails.doubtfulAttempts,
    })
    .where(heldBy(claim))
}

/** Puts emails back into the queue whose worker has not been heard of since, and answers how many. */
export async function requeueEmails(
  db: Database,
  { sendingBefore }: { readonly sendingBefore: Date },
): Promise<number> {
  const requeued = await db
    .update(emails)
    .set({ state: 'queued', sendingSince: null, nextAttemptAt: sql`now()` })
    .where(and(eq(emails.state, 'sending'), lt(emails.sendingSince, sendingBefore)))
    .returning({ id: emails.id })

  if (requeued.length > 0) notifyEmailsQueued(db)
  return requeued.length
}

/**
 * An email sent again is a new message, so that the reader's program does not hide it as a copy.
 * Answers what kind it is, or undefined when there is no such email or when it is being sent at this moment.
 */
export async function recordEmailResent(db: Database, id: number, now: Date): Promise<EmailKind | undefined> {
  const [changed] = await db
    .update(emails)
    .set({
      state: 'queued',
      reason: null,
      doubtfulAttempts: 0,
      queuedAt: now,
      nextAttemptAt: sql`now()`,
      messageId: sql`case when ${emails.state} = 'queued' then ${emails.messageId} else gen_random_uuid() end`,
    })
    .where(and(eq(emails.id, id), inArray(emails.state, ['queued', 'sent', 'failed'])))
    .returning({ kind: emails.kind })

  if (changed) notifyEmailsQueued(db)
  return changed?.kind
}

/** Takes back an email that nobody has begun to send; answers false when it is too late for that. */
export async function deleteUnsentEmail(tx: Database, eventKey: string): Promise<boolean> {
  const deleted = await tx
    .delete(emails)
    .where(and(eq(emails.eventKey, eventKey), eq(emails.state, 'queued'), eq(emails.attempts, 0)))
    .returning({ id: emails.id })
  return deleted.length === 1
}
