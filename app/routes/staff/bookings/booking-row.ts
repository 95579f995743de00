import { partPaidText } from '#app/features/page-parts/part-paid.tsx'
import type { BookingListRow } from '#app/features/staff/bookings/booking-rows.tsx'
import { serviceText } from '#content/booking/service-text.ts'
import type { DeskBooking } from '#db/desk/desk-bookings.ts'
import { bookingMoney } from '#domain/payments/booking-money.ts'

/** Only what a list shows is sent to the browser, and nothing that is sealed. */
export function bookingRow(booking: DeskBooking): BookingListRow {
  return {
    id: booking.id,
    code: booking.code,
    serviceType: booking.serviceType,
    serviceName: serviceText(booking),
    bookingDate: booking.bookingDate,
    createdAt: booking.createdAt,
    amount: booking.amount,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    outcome: booking.outcome,
    askedAt: booking.askedAt,
    needsReschedule: booking.needsReschedule,
    astrologerName: booking.astrologerName,
    partPaid: partPaidText(bookingMoney(booking)),
    hasNotes: booking.sealedPrivateNotes !== null,
  }
}
