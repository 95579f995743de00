import { requireBookingClient } from '#db/bookings/booking-clients.ts'
import type { Database } from '#db/client.ts'
import { type Letter, readerOf } from '#domain/letters/letters.ts'
import { queueLetter } from '#usecases/letters/queue-letter.ts'

type Told = { readonly userId: string; readonly timeZone: string }

/**
 * Writes to the owner of a booking, in the transaction of the change and in the time of the reader. Answers false when
 * they have been erased: there is nobody left to write to.
 */
export async function tellClient(
  tx: Database,
  { userId, timeZone }: Told,
  letter: Letter,
  eventKey: string,
  { delaySeconds = 0 }: { readonly delaySeconds?: number } = {},
): Promise<boolean> {
  const client = await requireBookingClient(tx, userId)
  if (client.erasedAt !== null) return false

  await queueLetter(tx, { eventKey, to: readerOf(client), letter, timeZone, delaySeconds })
  return true
}
