import { requireBookingClient } from '#db/bookings/booking-clients.ts'
import type { Transaction } from '#db/client.ts'
import { type Email, readerOf } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

type Recipient = { readonly userId: string; readonly timeZone: string }

/**
 * Queues an email to the owner of a booking, in the transaction of the change and with times in the reader's zone.
 * Returns false when the client has no email address, or none any more after an erasure.
 */
export async function notifyClient(
  tx: Transaction,
  { userId, timeZone }: Recipient,
  email: Email,
  eventKey: string,
): Promise<boolean> {
  const { email: address, fullName, erasedAt } = await requireBookingClient(tx, userId)
  if (address === null || erasedAt !== null) return false

  await queueEmail(tx, { eventKey, to: readerOf({ email: address, fullName }), email, timeZone })
  return true
}
