import { sql } from 'drizzle-orm'
import { BOOKING_MONEY } from '#db/payments/booking-money.ts'
import { bookings } from '#db/schema/bookings.ts'

/** What both the client and the desk see of a booking. */
export const BOOKING_COLUMNS = {
  id: bookings.id,
  code: bookings.code,
  userId: bookings.userId,
  packageId: bookings.packageId,
  astrologerId: bookings.astrologerId,
  serviceType: bookings.serviceType,
  serviceName: bookings.serviceName,
  questionCount: bookings.questionCount,
  heldAs: bookings.heldAs,
  amount: bookings.amount,
  status: bookings.status,
  paymentStatus: bookings.paymentStatus,
  paymentMethod: bookings.paymentMethod,
  ...BOOKING_MONEY,
  bookingDate: bookings.bookingDate,
  startsAt: bookings.startsAt,
  endsAt: bookings.endsAt,
  timeZone: bookings.timeZone,
  holdsSlot: bookings.holdsSlot,
  askedAt: bookings.askedAt,
  birthMissing: bookings.birthMissing,
  sealedNotes: bookings.sealedNotes,
  needsReschedule: bookings.needsReschedule,
  rejectionReason: bookings.rejectionReason,
  cancelledAt: bookings.cancelledAt,
  cancellationReason: bookings.cancellationReason,
  refundDue: bookings.refundDue,
  refundBy: bookings.refundBy,
  answerBy: bookings.answerBy,
  isAnswered: sql<boolean>`exists (select from answers a where a.booking_id = ${bookings}.id)`,
  createdAt: bookings.createdAt,
}
