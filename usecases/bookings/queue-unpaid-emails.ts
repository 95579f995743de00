import { listHoldsToRemind, listReleasedHolds } from '#db/bookings/unpaid-holds.ts'
import type { Database } from '#db/client.ts'
import { paymentReminderAt } from '#domain/bookings/payment-reminders.ts'
import { bookingInEmail } from './booking-in-email.ts'
import { notifyClient } from './notify-client.ts'

export type QueuedUnpaidEmails = { readonly reminded: number; readonly notified: number }

/** Reminds clients while their slot is held, and says so when it was released. Each email is written once for a booking. */
export async function queueUnpaidEmails(db: Database, now: Date): Promise<QueuedUnpaidEmails> {
  const due = (await listHoldsToRemind(db, now)).filter((hold) => paymentReminderAt(hold) <= now)
  for (const hold of due) {
    const heldUntil = hold.holdExpiresAt.toISOString()
    const email = { kind: 'payment-reminder', booking: bookingInEmail(hold), heldUntil } as const
    await db.transaction((tx) => notifyClient(tx, hold, email, `payment-reminder:${hold.id}`))
  }
  const released = await listReleasedHolds(db, now)
  for (const hold of released) {
    const email = {
      kind: 'slot-released',
      booking: bookingInEmail(hold),
      payableUntil: hold.payableUntil.toISOString(),
      // The form is filled in for its owner, and takes over this booking while it can be paid.
      bookAgainPath: hold.slug === null ? '/consultation' : `/book/consultation/${hold.slug}?booking=${hold.id}`,
    } as const
    await db.transaction((tx) => notifyClient(tx, hold, email, `slot-released:${hold.id}`))
  }
  return { reminded: due.length, notified: released.length }
}
