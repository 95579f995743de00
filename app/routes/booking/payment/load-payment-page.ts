import type { RouterContextProvider } from 'react-router'
import type { PaymentPage } from '#app/features/booking/payment-facts.ts'
import { flashContext } from '#app/http/flash.ts'
import type { ClientBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findIncludingCourse } from '#usecases/bookings/find-including-course.ts'
import { requireOwnBooking } from '../own-booking.ts'
import { paymentPage } from './payment-page.ts'

/** What the payment step shows to the client whose booking it is. */
export async function loadPaymentPage(
  context: Readonly<RouterContextProvider>,
  bookingId: string,
): Promise<PaymentPage> {
  const { booking, db, now } = await requireOwnBooking(bookingId, context)
  // Only right after the claim: a client who opens this page later would be redirected again and again.
  const hasJustClaimed = context.get(flashContext)?.event === 'payment-claimed'
  const [practice, includedIn] = await Promise.all([requirePractice(db), findWhole(db, booking)])
  return paymentPage(booking, practice, { hasJustClaimed, includedIn, now })
}

/** Only for unpaid bookings: once paid, a double purchase is for the desk to resolve. */
async function findWhole(db: Database, { userId, courseLevel, status }: ClientBooking) {
  if (courseLevel === null || status !== 'pending') return null
  return (await findIncludingCourse(db, userId, { level: courseLevel })) ?? null
}
