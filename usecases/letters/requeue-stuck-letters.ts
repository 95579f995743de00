import type { Database } from '#db/client.ts'
import { requeueLetters } from '#db/letters/letter-queue.ts'
import { SENDING_IS_STALE_MS } from '#domain/letters/letter-delivery.ts'

/** Finds letters whose worker was killed, and answers how many will be tried again. */
export async function requeueStuckLetters(db: Database, now: Date): Promise<number> {
  return requeueLetters(db, { sendingBefore: new Date(now.getTime() - SENDING_IS_STALE_MS) })
}
