import type { Database } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { requeueLetters } from '#db/letters.ts'
import { QUEUED_IS_OVERDUE_MS, SENDING_IS_STALE_MS } from '#domain/letter-delivery.ts'

const AT_MOST = 500

/** Finds letters whose worker was killed or whose job was lost, and answers how many will be tried again. */
export async function requeueStuckLetters(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await requeueLetters(tx, {
      sendingBefore: new Date(now.getTime() - SENDING_IS_STALE_MS),
      dueBefore: new Date(now.getTime() - QUEUED_IS_OVERDUE_MS),
      now,
      atMost: AT_MOST,
    })
    for (const letterId of ids) await enqueue(tx, 'deliver-letter', { letterId })

    return ids.length
  })
}
