import type { BookingInPayment, PaymentPageView } from '#app/features/booking/payment/payment-view.ts'
import { databaseContext, keyRingContext, practiceContext } from '#app/http/contexts.ts'
import { flashContext } from '#app/http/flash.ts'
import type { ClientBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { isAnyVoucherIssued } from '#db/offers/vouchers.ts'
import { listOfferedGateways } from '#db/payments/gateways.ts'
import { readAccountCredit } from '#db/payments/ledger-entries.ts'
import { linkedPath } from '#domain/bookings/booking-links.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'
import { findIncludingCourse } from '#usecases/bookings/find-including-course.ts'
import { mayFirstPasswordBeSet } from '#usecases/bookings/set-first-password.ts'
import { loadLedger } from '../load-ledger.ts'
import { type BookingVisit, type RequestedBooking, requireBooking } from '../visit-booking.ts'
import { paymentPage } from './payment-page.ts'

/** What the payment step shows to the client whose booking it is. */
export async function loadPaymentPage(visited: RequestedBooking): Promise<PaymentPageView> {
  const { context } = visited
  const { booking, visit, db, now } = await requireBooking(visited, 'pay')
  // Only right after the claim: a client who opens this page later would be redirected again and again.
  const hasJustClaimed = context.get(flashContext)?.event === 'payment-claimed'
  const [practice, includedIn, linked, ledger, credit, hasVouchers, online] = await Promise.all([
    context.get(practiceContext)(),
    findWhole(db, booking),
    linkedPaths(visited, booking, visit, now),
    loadLedger(db, booking.id),
    readAccountCredit(db, booking.userId),
    isAnyVoucherIssued(db),
    listOfferedGateways(db),
  ])
  const { lines } = ledger
  return paymentPage(booking, practice, {
    hasJustClaimed,
    includedIn,
    linked,
    ledger: lines,
    credit,
    hasVouchers,
    online,
    now,
  })
}

/** Where the reader of an email can go on without a sign-in; null for the signed-in owner. */
async function linkedPaths(
  { context }: RequestedBooking,
  booking: ClientBooking,
  { link }: BookingVisit,
  now: Date,
): Promise<BookingInPayment['linked']> {
  if (link === null) return null
  const db = context.get(databaseContext)
  const isPasswordOffered = await mayFirstPasswordBeSet(db, booking, now)
  return {
    move: bookingLinkPath(context.get(keyRingContext), 'move', { bookingId: booking.id, email: link.email }),
    password: isPasswordOffered ? linkedPath('password', link.token) : null,
  }
}

/** Only for unpaid bookings: once paid, a double purchase is for the desk to resolve. */
async function findWhole(db: Database, { userId, courseLevel, status }: ClientBooking) {
  if (courseLevel === null || status !== 'pending') return null
  return (await findIncludingCourse(db, userId, { level: courseLevel })) ?? null
}
