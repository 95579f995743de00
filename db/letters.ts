import { and, asc, desc, eq, gt, inArray, lt, or, type Placeholder, sql } from 'drizzle-orm'
import type { Letter, LetterKind, LetterPayload, LetterState } from '#domain/letters.ts'
import type { Database } from './client.ts'
import { preparedFor } from './prepared.ts'
import { letters } from './schema/letters.ts'

export type NewLetter = {
  readonly eventKey: string
  readonly kind: LetterKind
  readonly payload: LetterPayload
  readonly recipient: string
  readonly recipientName: string | null
  readonly timeZone: string
}

/** A letter in the hands of one worker; `attempts` tells its try from an earlier one that came back late. */
export type ClaimedLetter = {
  readonly id: number
  readonly letter: Letter
  readonly recipient: string
  readonly recipientName: string | null
  readonly timeZone: string
  readonly messageId: string
  readonly createdAt: Date
  readonly attempts: number
  readonly doubtfulAttempts: number
  readonly queuedAt: Date
}

const newLetterStatement = preparedFor((db) =>
  db
    .insert(letters)
    .values({
      eventKey: sql.placeholder('eventKey'),
      kind: sql.placeholder('kind'),
      payload: sql.placeholder('payload'),
      recipient: sql.placeholder('recipient'),
      recipientName: sql.placeholder('recipientName'),
      timeZone: sql.placeholder('timeZone'),
    })
    .onConflictDoNothing({ target: letters.eventKey })
    .returning({ id: letters.id }),
)

/** Answers undefined when the event has been told already. */
export async function recordLetter(db: Database, letter: NewLetter): Promise<number | undefined> {
  const [inserted] = await newLetterStatement(db).execute(letter)
  return inserted?.id
}

const claimStatement = preparedFor((db) =>
  db
    .update(letters)
    .set({ state: 'sending', sendingSince: sql`${sql.placeholder('now')}`, attempts: sql`${letters.attempts} + 1` })
    .where(and(eq(letters.id, sql.placeholder('id')), eq(letters.state, 'queued')))
    .returning(),
)

/** Answers undefined when the letter is not waiting: another worker has it, or it is done. */
export async function claimLetter(db: Database, id: number, now: Date): Promise<ClaimedLetter | undefined> {
  const [row] = await claimStatement(db).execute({ id, now })
  if (!row) return undefined

  // The pair of columns was written from one Letter, so together they are one again.
  return { ...row, letter: { ...row.payload, kind: row.kind } as Letter }
}

type Claim = Pick<ClaimedLetter, 'id' | 'attempts'>

const heldBy = (claim: Claim | Record<keyof Claim, Placeholder>) =>
  and(eq(letters.id, claim.id), eq(letters.state, 'sending'), eq(letters.attempts, claim.attempts))

const sentStatement = preparedFor((db) =>
  db
    .update(letters)
    .set({ state: 'sent', sentAt: sql`${sql.placeholder('now')}`, sendingSince: null, reason: null })
    .where(heldBy({ id: sql.placeholder('id'), attempts: sql.placeholder('attempts') })),
)

export async function markLetterSent(db: Database, { id, attempts }: Claim, now: Date): Promise<void> {
  await sentStatement(db).execute({ id, attempts, now })
}

export async function markLetterFailed(db: Database, claim: Claim, reason: string): Promise<void> {
  await db.update(letters).set({ state: 'failed', sendingSince: null, reason }).where(heldBy(claim))
}

/** Answers false when the letter is no longer in the hands of this worker. */
export async function recordLetterPostponed(
  db: Database,
  claim: Claim,
  postponed: { reason: string; nextAttemptAt: Date; isDoubtful: boolean },
): Promise<boolean> {
  const changed = await db
    .update(letters)
    .set({
      state: 'queued',
      sendingSince: null,
      reason: postponed.reason,
      nextAttemptAt: postponed.nextAttemptAt,
      doubtfulAttempts: postponed.isDoubtful ? sql`${letters.doubtfulAttempts} + 1` : letters.doubtfulAttempts,
    })
    .where(heldBy(claim))
    .returning({ id: letters.id })

  return changed.length === 1
}

/** Puts letters that nobody holds any more back into the queue, oldest first, and answers their ids. */
export async function requeueLetters(
  db: Database,
  limits: { sendingBefore: Date; dueBefore: Date; now: Date; atMost: number },
): Promise<number[]> {
  const stuck = db
    .select({ id: letters.id })
    .from(letters)
    .where(
      or(
        and(eq(letters.state, 'sending'), lt(letters.sendingSince, limits.sendingBefore)),
        and(eq(letters.state, 'queued'), lt(letters.nextAttemptAt, limits.dueBefore)),
      ),
    )
    .orderBy(asc(letters.id))
    .limit(limits.atMost)
    .for('update', { skipLocked: true })

  const requeued = await db
    .update(letters)
    .set({ state: 'queued', sendingSince: null, nextAttemptAt: limits.now })
    .where(inArray(letters.id, stuck))
    .returning({ id: letters.id })

  return requeued.map((row) => row.id)
}

/**
 * A letter sent again is a new message, so that the reader's program does not hide it as a copy.
 * Answers false when there is no such letter, or when it is being sent at this moment.
 */
export async function recordLetterResent(db: Database, id: number, now: Date): Promise<boolean> {
  const changed = await db
    .update(letters)
    .set({
      state: 'queued',
      reason: null,
      doubtfulAttempts: 0,
      queuedAt: now,
      nextAttemptAt: now,
      messageId: sql`case when ${letters.state} = 'queued' then ${letters.messageId} else gen_random_uuid() end`,
    })
    .where(and(eq(letters.id, id), inArray(letters.state, ['queued', 'sent', 'failed'])))
    .returning({ id: letters.id })

  return changed.length === 1
}

export type MailTrouble = { readonly waiting: number; readonly since: Date; readonly reason: string }

/** Letters that were tried and wait for another try; undefined while mail leaves as it should. */
export async function findMailTrouble(db: Database): Promise<MailTrouble | undefined> {
  const isPostponed = and(eq(letters.state, 'queued'), gt(letters.attempts, 0))
  const waiting = await db.$count(letters, isPostponed)
  const [oldest] = await db
    .select({ since: letters.createdAt, reason: letters.reason })
    .from(letters)
    .where(isPostponed)
    .orderBy(asc(letters.id))
    .limit(1)
  return oldest && { waiting, since: oldest.since, reason: oldest.reason ?? '' }
}

export async function findLetterState(db: Database, id: number): Promise<LetterState | undefined> {
  const rows = await db.select({ state: letters.state }).from(letters).where(eq(letters.id, id))
  return rows[0]?.state
}

export type LetterListItem = Omit<typeof letters.$inferSelect, 'payload' | 'messageId' | 'eventKey'>

/** One page of the practice's letters, latest first; the next page begins before the last id of this one. */
export async function listLetters(
  db: Database,
  { state, beforeId, limit = 50 }: { state?: LetterState; beforeId?: number; limit?: number } = {},
): Promise<LetterListItem[]> {
  return db
    .select({
      id: letters.id,
      kind: letters.kind,
      recipient: letters.recipient,
      recipientName: letters.recipientName,
      timeZone: letters.timeZone,
      state: letters.state,
      attempts: letters.attempts,
      doubtfulAttempts: letters.doubtfulAttempts,
      reason: letters.reason,
      createdAt: letters.createdAt,
      queuedAt: letters.queuedAt,
      nextAttemptAt: letters.nextAttemptAt,
      sendingSince: letters.sendingSince,
      sentAt: letters.sentAt,
    })
    .from(letters)
    .where(
      and(
        state === undefined ? undefined : eq(letters.state, state),
        beforeId === undefined ? undefined : lt(letters.id, beforeId),
      ),
    )
    .orderBy(desc(letters.id))
    .limit(limit)
}

/** Letters hold a name and an address; they go when the person they were written to goes. */
export async function deleteLettersTo(db: Database, recipient: string): Promise<void> {
  await db.delete(letters).where(eq(sql`lower(${letters.recipient})`, recipient))
}

/** Letters that left or failed long ago; what waits is kept however old it is. */
export async function deleteOldLetters(db: Database, queuedBefore: Date): Promise<number> {
  const deleted = await db
    .delete(letters)
    .where(and(inArray(letters.state, ['sent', 'failed']), lt(letters.queuedAt, queuedBefore)))
    .returning({ id: letters.id })
  return deleted.length
}

/** Takes back a letter that nobody has begun to send; answers false when it is too late for that. */
export async function deleteUnsentLetter(tx: Database, eventKey: string): Promise<boolean> {
  const deleted = await tx
    .delete(letters)
    .where(and(eq(letters.eventKey, eventKey), eq(letters.state, 'queued'), eq(letters.attempts, 0)))
    .returning({ id: letters.id })
  return deleted.length === 1
}
