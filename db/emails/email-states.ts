import { and, eq, exists, inArray, ne, not, sql } from 'drizzle-orm'
import { alias, except } from 'drizzle-orm/pg-core'
import { queuedJobs } from '#db/schema/server.ts'
import type { Email, EmailKind, EmailPayload, EmailState } from '#domain/emails/emails.ts'
import type { SkipReason } from '#domain/emails/skip-reasons.ts'
import type { JobName } from '#domain/jobs.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '../client.ts'
import { emails } from '../schema/emails.ts'

export type NewEmail = {
  /** Names the event, so that it causes one email only. */
  readonly eventKey: string
  readonly kind: EmailKind
  readonly payload: EmailPayload
  readonly recipient: string
  readonly recipientName: string | null
  readonly timeZone: string
  /** For an address without an account, and for somebody who has not chosen one. */
  readonly language: Language
}

/** An email that one worker is sending. `attempts` identifies its try: an earlier one may still report back late. */
export type ClaimedEmail = {
  readonly id: number
  readonly eventKey: string
  readonly email: Email
  readonly recipient: string
  readonly recipientName: string | null
  readonly timeZone: string
  readonly language: Language
  readonly messageId: string
  readonly createdAt: Date
  readonly attempts: number
  readonly doubtfulAttempts: number
  readonly queuedAt: Date
}

/**
 * Returns the id of the email, or undefined if the event already has one. A skipped email is queued again: a session may
 * be moved away and back.
 */
export async function recordEmail(tx: Database, { language, ...written }: NewEmail): Promise<number | undefined> {
  const chosen = sql<Language>`coalesce((select language from users where users.email = ${written.recipient}), ${language})`
  const email = { ...written, language: chosen }
  const [recorded] = await tx
    .insert(emails)
    .values(email)
    .onConflictDoUpdate({
      target: emails.eventKey,
      set: { ...email, state: 'queued', reason: null, attempts: 0, doubtfulAttempts: 0, queuedAt: sql`now()` },
      setWhere: eq(emails.state, 'skipped'),
    })
    .returning({ id: emails.id })
  return recorded?.id
}

/** Includes `sending`, because the worker may have been killed. */
const UNFINISHED: EmailState[] = ['queued', 'sending']

/**
 * Starts a try. Only the email's own job calls this, and pg-boss runs it again only after the previous run has ended or
 * expired, so an email in state `sending` was left behind by a killed worker. Returns undefined if it is sent, failed,
 * skipped or deleted.
 */
export async function claimEmail(db: Database, id: number, now: Date): Promise<ClaimedEmail | undefined> {
  const [row] = await db
    .update(emails)
    .set({ state: 'sending', sendingSince: now, attempts: sql`${emails.attempts} + 1` })
    .where(and(eq(emails.id, id), inArray(emails.state, UNFINISHED)))
    .returning()
  // Both columns were written from one Email.
  return row && { ...row, email: { ...row.payload, kind: row.kind } as Email }
}

type Claim = Pick<ClaimedEmail, 'id' | 'attempts'>

/** A worker that reports back after its job expired changes nothing. */
const isHeldBy = ({ id, attempts }: Claim) =>
  and(eq(emails.id, id), eq(emails.state, 'sending'), eq(emails.attempts, attempts))

export async function markEmailSent(db: Database, claim: Claim, now: Date): Promise<void> {
  await db.update(emails).set({ state: 'sent', sentAt: now, sendingSince: null, reason: null }).where(isHeldBy(claim))
}

export async function markEmailFailed(db: Database, claim: Claim, reason: string): Promise<void> {
  await db.update(emails).set({ state: 'failed', sendingSince: null, reason }).where(isHeldBy(claim))
}

/** It is out of date and was not sent. */
export async function markEmailSkipped(db: Database, claim: Claim, reason: SkipReason): Promise<void> {
  await db.update(emails).set({ state: 'skipped', sendingSince: null, reason }).where(isHeldBy(claim))
}

export async function markEmailPostponed(
  db: Database,
  claim: Claim,
  { reason, isDoubtful }: { readonly reason: string; readonly isDoubtful: boolean },
): Promise<void> {
  await db
    .update(emails)
    .set({
      state: 'queued',
      sendingSince: null,
      reason,
      doubtfulAttempts: isDoubtful ? sql`${emails.doubtfulAttempts} + 1` : emails.doubtfulAttempts,
    })
    .where(isHeldBy(claim))
}

/** Makes it the email of another event. Returns false if that event has an email already. */
export async function moveEmailToEvent(db: Database, id: number, eventKey: string): Promise<boolean> {
  const other = alias(emails, 'other')
  const isTaken = exists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.eventKey, eventKey), ne(other.id, id))),
  )
  const moved = await db
    .update(emails)
    .set({ eventKey })
    .where(and(eq(emails.id, id), not(isTaken)))
    .returning({ id: emails.id })
  return moved.length === 1
}

/** Unfinished emails that no waiting or running job would send. */
export async function listEmailIdsWithoutJob(db: Database): Promise<number[]> {
  const unfinished = db.select({ id: emails.id }).from(emails).where(inArray(emails.state, UNFINISHED))
  const withJob = db
    .select({ id: sql<number>`(${queuedJobs.data} ->> 'emailId')::bigint`.mapWith(Number) })
    .from(queuedJobs)
    .where(
      and(
        eq(queuedJobs.name, 'send-email' satisfies JobName),
        sql`${queuedJobs}.state in ('created', 'retry', 'active')`,
      ),
    )
  // A set operation: for an anti-join the planner may compare every email with every job, too long for a start.
  const rows = await except(unfinished, withJob)
  return rows.map(({ id }) => id)
}

/** The row stays locked until the transaction ends. */
export async function lockEmail(
  tx: Database,
  id: number,
): Promise<{ readonly kind: EmailKind; readonly state: EmailState } | undefined> {
  const [found] = await tx
    .select({ kind: emails.kind, state: emails.state })
    .from(emails)
    .where(eq(emails.id, id))
    .for('update')
  return found
}

/** A resent email is a new message: mail programs would hide a copy with the same Message-ID. */
export async function markEmailResent(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(emails)
    .set({
      state: 'queued',
      reason: null,
      doubtfulAttempts: 0,
      queuedAt: now,
      messageId: sql`case when ${emails.state} = 'queued' then ${emails.messageId} else gen_random_uuid() end`,
    })
    .where(eq(emails.id, id))
}
