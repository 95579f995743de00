import type { BookingRow } from '#db/bookings/bookings.ts'
import type { Transaction } from '#db/client.ts'
import type { Paise } from '#domain/money.ts'
import { bookingInEmail } from '#usecases/bookings/booking-in-email.ts'
import { notifyClient } from '#usecases/bookings/notify-client.ts'

/** Emails the receipt of a further payment for a booking that was confirmed before. */
export async function notifyOfPartPayment(
  tx: Transaction,
  booking: BookingRow,
  received: { readonly entryId: number; readonly amount: Paise },
  now: Date,
): Promise<void> {
  const shown = bookingInEmail(booking)
  const email = { kind: 'payment-verified', booking: shown, verifiedAt: now.toISOString(), received } as const
  await notifyClient(tx, booking, email, `payment-received:${booking.id}:${received.entryId}`)
}
