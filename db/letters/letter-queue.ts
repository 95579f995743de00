import { and, asc, eq, inArray, lt, lte, type Placeholder, sql } from 'drizzle-orm'
import type { Letter, LetterKind, LetterPayload } from '#domain/letters/letters.ts'
import type { Database } from '../client.ts'
import { preparedFor } from '../prepared.ts'
import { letters } from '../schema/letters.ts'
import { afterCommit } from '../transactions.ts'

export type NewLetter = {
  readonly eventKey: string
  readonly kind: LetterKind
  readonly payload: LetterPayload
  readonly recipient: string
  readonly recipientName: string | null
  readonly timeZone: string
  /** For what can be taken back for a moment. */
  readonly delaySeconds: number
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

// When a letter is due is told by one clock, the database's, however many programs carry letters.
const inSeconds = (seconds: number | Placeholder) => sql`now() + make_interval(secs => ${seconds})`

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
      nextAttemptAt: inSeconds(sql.placeholder('delaySeconds')),
    })
    .onConflictDoNothing({ target: letters.eventKey })
    .returning({ id: letters.id }),
)

/** Answers false when the event has been told already. */
export async function recordLetter(db: Database, letter: NewLetter): Promise<boolean> {
  const inserted = await newLetterStatement(db).execute(letter)
  if (inserted.length > 0) tellOfLetters(db)
  return inserted.length > 0
}

const listeners = new Set<() => void>()

/** Hears of letters that were queued in this process; those of others are found by looking. Answers how to stop it. */
export function onLettersQueued(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Wakes who carries letters, once those that were written here can be seen. */
export function tellOfLetters(db: Database): void {
  afterCommit(db, () => {
    for (const listener of listeners) listener()
  })
}

const claimStatement = preparedFor((db) => {
  const due = db
    .select({ id: letters.id })
    .from(letters)
    .where(and(sql`${letters.state} = 'queued'`, lte(letters.nextAttemptAt, sql`now()`)))
    .orderBy(asc(letters.nextAttemptAt))
    .limit(sql.placeholder('atMost'))
    .for('update', { skipLocked: true })

  return (
    db
      .update(letters)
      .set({ state: 'sending', sendingSince: sql`${sql.placeholder('now')}`, attempts: sql`${letters.attempts} + 1` })
      // As an array it is looked up once; joined, a row could be looked at again after it has changed.
      .where(eq(letters.id, sql`any (array(${due}))`))
      .returning()
  )
})

/** Takes the letters that have been due for longest; what another worker has is passed over. */
export async function claimDueLetters(
  db: Database,
  { now, atMost }: { readonly now: Date; readonly atMost: number },
): Promise<ClaimedLetter[]> {
  const rows = await claimStatement(db).execute({ now, atMost })
  // The pair of columns was written from one Letter, so together they are one again.
  return rows.map((row) => ({ ...row, letter: { ...row.payload, kind: row.kind } as Letter }))
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

/** Nothing happens to a letter that is no longer in the hands of this worker. */
export async function recordLetterPostponed(
  db: Database,
  claim: Claim,
  postponed: { reason: string; afterSeconds: number; isDoubtful: boolean },
): Promise<void> {
  await db
    .update(letters)
    .set({
      state: 'queued',
      sendingSince: null,
      reason: postponed.reason,
      nextAttemptAt: inSeconds(postponed.afterSeconds),
      doubtfulAttempts: postponed.isDoubtful ? sql`${letters.doubtfulAttempts} + 1` : letters.doubtfulAttempts,
    })
    .where(heldBy(claim))
}

/** Puts letters back into the queue whose worker has not been heard of since, and answers how many. */
export async function requeueLetters(
  db: Database,
  { sendingBefore }: { readonly sendingBefore: Date },
): Promise<number> {
  const requeued = await db
    .update(letters)
    .set({ state: 'queued', sendingSince: null, nextAttemptAt: sql`now()` })
    .where(and(eq(letters.state, 'sending'), lt(letters.sendingSince, sendingBefore)))
    .returning({ id: letters.id })

  if (requeued.length > 0) tellOfLetters(db)
  return requeued.length
}

/**
 * A letter sent again is a new message, so that the reader's program does not hide it as a copy.
 * Answers what kind it is, or undefined when there is no such letter or when it is being sent at this moment.
 */
export async function recordLetterResent(db: Database, id: number, now: Date): Promise<LetterKind | undefined> {
  const [changed] = await db
    .update(letters)
    .set({
      state: 'queued',
      reason: null,
      doubtfulAttempts: 0,
      queuedAt: now,
      nextAttemptAt: sql`now()`,
      messageId: sql`case when ${letters.state} = 'queued' then ${letters.messageId} else gen_random_uuid() end`,
    })
    .where(and(eq(letters.id, id), inArray(letters.state, ['queued', 'sent', 'failed'])))
    .returning({ kind: letters.kind })

  if (changed) tellOfLetters(db)
  return changed?.kind
}

/** Takes back a letter that nobody has begun to send; answers false when it is too late for that. */
export async function deleteUnsentLetter(tx: Database, eventKey: string): Promise<boolean> {
  const deleted = await tx
    .delete(letters)
    .where(and(eq(letters.eventKey, eventKey), eq(letters.state, 'queued'), eq(letters.attempts, 0)))
    .returning({ id: letters.id })
  return deleted.length === 1
}
