import { requireBookingClient } from '#db/booking-clients.ts'
import type { Database } from '#db/client.ts'
import { type Letter, readerOf } from '#domain/letters.ts'
import { queueLetter } from '#usecases/letters/queue-letter.ts'

type Told = { readonly userId: string; readonly timeZone: string }

/** Writes to the owner of a booking, in the transaction of the change and in the time of the reader. */
export async function tellClient(
  tx: Database,
  { userId, timeZone }: Told,
  letter: Letter,
  eventKey: string,
  { delaySeconds = 0 }: { readonly delaySeconds?: number } = {},
): Promise<void> {
  const to = readerOf(await requireBookingClient(tx, userId))
  await queueLetter(tx, { eventKey, to, letter, timeZone, delaySeconds })
}
