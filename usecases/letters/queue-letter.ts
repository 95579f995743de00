import type { Database } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { recordLetter } from '#db/letters.ts'
import type { Letter, LetterReader } from '#domain/letters.ts'

type LetterOrder = {
  /** Names the event the letter tells of, e.g. `booking-received:42`; the same key is never written twice. */
  readonly eventKey: string
  readonly to: LetterReader
  readonly letter: Letter
  readonly timeZone?: string
  /** For what can be taken back for a moment. */
  readonly delaySeconds?: number
}

const PRACTICE_TIME_ZONE = 'Asia/Kolkata'

/**
 * Writes a letter in the transaction of the change it tells of, so both happen or neither does.
 * Answers false when this event has been told already.
 */
export async function queueLetter(tx: Database, order: LetterOrder): Promise<boolean> {
  const { eventKey, to, letter, timeZone, delaySeconds = 0 } = order
  const { kind, ...payload } = letter
  const letterId = await recordLetter(tx, {
    eventKey,
    kind,
    payload,
    recipient: to.address,
    recipientName: to.name ?? null,
    timeZone: timeZone ?? PRACTICE_TIME_ZONE,
  })
  if (letterId === undefined) return false

  await enqueue(tx, 'deliver-letter', { letterId }, delaySeconds > 0 ? { startAfter: delaySeconds } : {})
  return true
}
