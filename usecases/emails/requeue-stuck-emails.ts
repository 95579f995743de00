import type { Database } from '#db/client.ts'
import { requeueEmails } from '#db/emails/email-queue.ts'
import { SENDING_IS_STALE_MS } from '#domain/emails/email-delivery.ts'

/** Finds emails whose worker was killed, and answers how many will be tried again. */
export async function requeueStuckEmails(db: Database, now: Date): Promise<number> {
  return requeueEmails(db, { sendingBefore: new Date(now.getTime() - SENDING_IS_STALE_MS) })
}
