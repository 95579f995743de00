import { findAstrologerContact } from '#db/bookings/astrologers.ts'
import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

/**
 * Emails the astrologer of a booking that its client has sent a file: at most once an hour, because files come in groups.
 * One without a sign-in is reached at the practice's address.
 */
export async function notifyOfFile(tx: Transaction, booking: BookingRow, now: Date): Promise<void> {
  const { contact, name } = await requirePractice(tx)
  const astrologer = await findAstrologerContact(tx, booking.astrologerId)
  const address = astrologer?.email ?? contact.astrologerEmail
  if (address === '') return
  const { id: bookingId, code: bookingCode, serviceName } = booking
  await queueEmail(tx, {
    eventKey: `client-file:${bookingId}:${Math.floor(now.getTime() / HOUR_MS)}`,
    to: { address, name: astrologer?.name ?? name },
    email: { kind: 'client-file', bookingId, bookingCode, serviceName },
    ...(astrologer && { timeZone: astrologer.timeZone }),
  })
}
