import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import type { Email } from '#domain/emails/emails.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'
import { bookingInEmail } from './booking-in-email.ts'

/** Queues an email to the astrologer, in the transaction of the change. Without an address, only the desk shows it. */
export async function notifyPractice(tx: Transaction, email: Email, eventKey: string): Promise<void> {
  const { contact, name } = await requirePractice(tx)
  if (contact.astrologerEmail === '') return

  await queueEmail(tx, { eventKey, to: { address: contact.astrologerEmail, name }, email })
}

/** A client pays for a session whose time was given to somebody else meanwhile: the practice offers another. */
export async function notifyOfLostSlot(tx: Transaction, booking: BookingRow): Promise<void> {
  const alert = { kind: 'slot-lost', booking: bookingInEmail(booking) } as const
  await notifyPractice(tx, alert, `slot-lost:${booking.id}:${booking.calendarSequence}`)
}
