import { listBirthsOfBookings } from '#db/bookings/booking-births.ts'
import { findBookingRow } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { Email } from '#domain/emails/emails.ts'
import { unsealGivenDetails } from './requested-files.ts'

/** Whom each booking of a client is for, by the booking's id, where it is for somebody else. */
export async function listForNames(db: Database, keys: KeyRing, userId: string): Promise<ReadonlyMap<string, string>> {
  const births = await listBirthsOfBookings(db, userId)
  return new Map(
    births.flatMap(({ id, ...birth }) => {
      const name = unsealGivenDetails(birth, keys)?.intake?.name
      return name ? [[id, name] as const] : []
    }),
  )
}

/**
 * An email about a booking for somebody else, with that person's name and nothing else of the encrypted birth details. Filled
 * in when it is sent, so that the name is stored nowhere else.
 */
export async function addForName(db: Database, keys: KeyRing, email: Email): Promise<Email> {
  const bookingId = 'booking' in email ? email.booking.bookingId : 'bookingId' in email ? email.bookingId : undefined
  const row = bookingId === undefined ? undefined : await findBookingRow(db, bookingId)
  const forName = row && unsealGivenDetails(row, keys)?.intake?.name
  if (!forName) return email
  if ('booking' in email) return { ...email, booking: { ...email.booking, forName } } as Email
  return email.kind === 'answer-published' || email.kind === 'session-follow-up' ? { ...email, forName } : email
}
