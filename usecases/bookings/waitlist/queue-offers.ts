import { isAnyoneWaiting } from '#db/bookings/waitlist.ts'
import type { Transaction } from '#db/client.ts'
import { enqueue } from '#db/jobs.ts'
import { isAnyoneWaitingForSeats } from '#db/learning/cohort-waitlist.ts'

/** After a change that may have freed a time or a seat: offers it at once instead of within a minute. */
export async function queueOffers(tx: Transaction): Promise<void> {
  if ((await isAnyoneWaiting(tx)) || (await isAnyoneWaitingForSeats(tx))) await enqueue(tx, 'offer-freed-slots', {})
}
