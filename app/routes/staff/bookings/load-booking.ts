import type { RouterContextProvider } from 'react-router'
import { requestText } from '#app/features/muhurta-view/request-text.ts'
import { notFound } from '#app/http/respond.ts'
import { loadLedger } from '#app/routes/booking/load-ledger.ts'
import { listUndoable } from '#app/routes/staff/money/pending-decisions.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { listAstrologersFor } from '#db/availability/astrologers.ts'
import { listBookingTimeline } from '#db/bookings/booking-timeline.ts'
import { findMuhurtaRequest } from '#db/bookings/muhurta-requests.ts'
import type { Database } from '#db/client.ts'
import { findPackageIntake } from '#db/content/catalogue.ts'
import { findClientState } from '#db/desk/client-notes.ts'
import { findDeskBooking } from '#db/desk/desk-bookings.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { listBookingInvoices } from '#db/payments/invoices.ts'
import { findCancelledClaim, findLiveClaim } from '#db/payments/payment-claims.ts'
import { findPendingDecisionOf } from '#db/payments/pending-decisions.ts'
import { listRefunds } from '#db/payments/refunds.ts'
import { countRemedies } from '#db/remedies/remedies.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import { findAnswerState } from '#db/sessions/answers.ts'
import { findSessionNotes } from '#db/sessions/session-notes.ts'
import { refundOnceVerified } from '#domain/payments/refund-rules.ts'
import { mayHandOver } from '#domain/rights.ts'
import { loadEarlierSessions } from './load-earlier-sessions.ts'
import { loadOnlineMoney } from './load-online-money.ts'
import { viewBookings } from './view-bookings.ts'
import { viewBrief } from './view-brief.ts'

/** Everything on the page of one booking. Only the booking itself is read first; the rest is read together. */
export async function loadBooking(context: Readonly<RouterContextProvider>, bookingId: string) {
  const visit = requireStaff(context, 'desk')
  const { db, keys, staff, scope, now } = visit
  const found = await findDeskBooking(db, scope, bookingId)
  if (!found) throw notFound()
  const [booking] = await viewBookings(visit, [found])
  if (!booking) throw notFound()

  const isMovable = booking.status === 'paid' && booking.serviceType === 'consultation' && booking.startsAt !== null
  const isGivable = booking.status !== 'cancelled' && mayHandOver(staff, found)
  const [
    colleagues,
    refunds,
    notes,
    claim,
    cancelledClaim,
    brief,
    invoices,
    clientState,
    events,
    pending,
    decisions,
    ledger,
    answer,
    remedies,
    muhurta,
    asked,
    earlier,
    online,
  ] = await Promise.all([
    isGivable && found.packageId !== null ? listAstrologersFor(db, found.packageId) : [],
    listRefunds(db, booking.id),
    scope.hasChartsAndNotes ? findNotes(db, keys, booking.id) : null,
    findLiveClaim(db, booking.id),
    findCancelledClaim(db, booking.id),
    scope.hasChartsAndNotes ? viewBrief(db, booking, now) : null,
    listBookingInvoices(db, booking.id),
    findClientState(db, booking.userId),
    listBookingTimeline(db, scope, booking.id),
    findPendingDecisionOf(db, booking.id),
    listUndoable(visit),
    loadLedger(db, booking.id),
    scope.hasChartsAndNotes && found.serviceType === 'consultation' ? findAnswerState(db, booking.id) : null,
    scope.hasChartsAndNotes && found.serviceType === 'consultation' ? countRemedies(db, booking.id) : null,
    scope.hasChartsAndNotes ? findMuhurtaRequest(db, keys, booking.id) : undefined,
    booking.birth && found.packageId !== null ? findPackageIntake(db, found.packageId) : null,
    scope.hasChartsAndNotes && !booking.isClientErased ? loadEarlierSessions(visit, booking) : [],
    loadOnlineMoney(db, booking.id),
  ])
  const payment = claim ?? cancelledClaim
  const isTaxed = invoices.some(({ taxAmount }) => taxAmount > 0)
  return {
    booking,
    now,
    ownLink: found.meetingLink,
    notes,
    refunds: refunds.map(({ amount, reference }) => ({ amount, reference })),
    claimedPayment: payment ? { method: payment.method, reference: payment.reference } : null,
    refundOnceVerified: refundOnceVerified({ ...found, bookedAt: found.createdAt }),
    online,
    brief,
    invoices,
    isStateMissing: isTaxed && !booking.isClientErased && clientState === null,
    events,
    ledger,
    answer,
    remedies,
    earlier: earlier.map(({ at, ...shown }) => shown),
    takesIntake: asked !== null && (asked.intakeQuestions.length > 0 || asked.asksLifeEvents),
    muhurta: muhurta ? requestText(muhurta) : null,
    isBeingDecided: pending !== undefined,
    decisions: decisions.filter(({ bookingIds }) => bookingIds.includes(booking.id)),
    colleagues: colleagues
      .filter(({ id }) => id !== found.astrologerId)
      .map(({ id, name }) => ({ value: String(id), label: name })),
    isMovable,
  }
}

async function findNotes(db: Database, keys: KeyRing, bookingId: string) {
  const found = await findSessionNotes(db, bookingId)
  return { text: unsealNotes(found?.sealedNotes ?? null, keys), version: found?.notesVersion ?? 0 }
}
