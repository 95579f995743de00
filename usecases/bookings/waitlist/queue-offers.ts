import { isAnyoneWaiting } from '#db/bookings/waitlist.ts'
import type { Transaction } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'

/** After a change that may have freed a time: offers it at once instead of within a minute. */
export async function queueOffers(tx: Transaction): Promise<void> {
  if (await isAnyoneWaiting(tx)) await enqueue(tx, 'offer-freed-slots', {})
}
