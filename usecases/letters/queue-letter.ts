import type { Database } from '#db/client.ts'
import { type NewLetter, recordLetter } from '#db/letters/letter-queue.ts'
import type { Letter, LetterReader } from '#domain/letters/letters.ts'
import { PRACTICE_TIME_ZONE } from '#domain/practice-time.ts'

type LetterOrder = {
  /** Names the event the letter tells of, e.g. `booking-received:42`; the same key is never written twice. */
  readonly eventKey: string
  readonly to: LetterReader
  readonly letter: Letter
  readonly timeZone?: string
  /** For what can be taken back for a moment. */
  readonly delaySeconds?: number
}

/**
 * Writes a letter in the transaction of the change it tells of, so both happen or neither does.
 * Answers false when this event has been told already.
 */
export async function queueLetter(tx: Database, order: LetterOrder): Promise<boolean> {
  return recordLetter(tx, letterRow(order))
}

/** For a change that is written in one statement with its letter. */
export function letterRow({ eventKey, to, letter, timeZone, delaySeconds = 0 }: LetterOrder): NewLetter {
  const { kind, ...payload } = letter
  return {
    eventKey,
    kind,
    payload,
    recipient: to.address,
    recipientName: to.name ?? null,
    timeZone: timeZone ?? PRACTICE_TIME_ZONE,
    delaySeconds,
  }
}
