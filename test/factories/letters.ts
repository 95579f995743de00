import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { ClaimedLetter } from '#db/letters/letter-queue.ts'
import { letters } from '#db/schema/letters.ts'
import type { Letter } from '#domain/letters/letters.ts'
import type { LetterContext } from '#mail/letter.ts'
import { queueLetter } from '#usecases/letters/queue-letter.ts'

type LetterDetails = { readonly eventKey?: string; readonly address?: string; readonly letter?: Letter }

export const A_LETTER: Letter = { kind: 'password-changed', changedAt: '2026-05-01T06:00:00.000Z' }

/** A letter in the queue; answers its row. */
export async function givenLetter(db: Database, details: LetterDetails = {}) {
  const eventKey = details.eventKey ?? `test:${randomUUID()}`
  const address = details.address ?? `reader-${randomUUID().slice(0, 8)}@example.com`
  await db.transaction((tx) => queueLetter(tx, { eventKey, to: { address }, letter: details.letter ?? A_LETTER }))

  return requireLetter(db, eventKey)
}

/** Takes this very letter as a worker would, whenever it is due; undefined when it does not wait. */
export async function claimLetter(db: Database, id: number, now: Date): Promise<ClaimedLetter | undefined> {
  const [row] = await db
    .update(letters)
    .set({ state: 'sending', sendingSince: now, attempts: sql`${letters.attempts} + 1` })
    .where(and(eq(letters.id, id), eq(letters.state, 'queued')))
    .returning()
  return row && { ...row, letter: { ...row.payload, kind: row.kind } as Letter }
}

/** As if the time until the next try of each letter had gone by. */
export async function letTheWaitPass(db: Database): Promise<void> {
  await db.update(letters).set({ nextAttemptAt: sql`now()` }).where(eq(letters.state, 'queued'))
}

export async function requireLetter(db: Database, eventKey: string) {
  const [row] = await db.select().from(letters).where(eq(letters.eventKey, eventKey))
  if (!row) throw new Error(`There is no letter for ${eventKey}.`)
  return row
}

export const A_PRACTICE: LetterContext = {
  practice: {
    name: 'Sample Practice',
    email: 'hello@practice.example',
    phone: '+91 90000 00000',
    address: '12 Temple Road, Mysuru',
  },
  appUrl: 'https://practice.example',
  unseal: (text) => `https://practice.example/opened/${text}`,
}
