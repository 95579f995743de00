import { requireBookingClient } from '#db/bookings/booking-clients.ts'
import type { Database } from '#db/client.ts'
import { type Email, readerOf } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

type Told = { readonly userId: string; readonly timeZone: string }

/**
 * Writes to the owner of a booking, in the transaction of the change and in the time of the reader. Answers false when
 * they have been erased: there is nobody left to write to.
 */
export async function notifyClient(
  tx: Database,
  { userId, timeZone }: Told,
  email: Email,
  eventKey: string,
  { delaySeconds = 0 }: { readonly delaySeconds?: number } = {},
): Promise<boolean> {
  const client = await requireBookingClient(tx, userId)
  if (client.erasedAt !== null) return false

  await queueEmail(tx, { eventKey, to: readerOf(client), email, timeZone, delaySeconds })
  return true
}
