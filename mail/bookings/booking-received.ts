import { serviceText } from '#content/booking/service-text.ts'
import { BOOKING_RECEIVED, COURSE_BOOKED } from '#content/emails/bookings.ts'
import { BOOKING_PARTS } from '#content/emails/shared.ts'
import { formatRupees } from '#content/words/money.ts'
import { clientTime } from '#content/words/session-times.ts'
import { HOLD_MINUTES } from '#domain/bookings/holds.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { refreshBookingReceived } from '#usecases/bookings/refresh-booking-email.ts'
import { button, type Compose, type EmailDefinition, editableText, note, paragraph, whilePayable } from '../email.ts'
import { birthLink, bookingFacts, exactAmount, forBooking, paymentUrl, sealBlocks } from './booking-parts.ts'

const HELD_MS = HOLD_MINUTES * MINUTE_MS

export const bookingReceived: EmailDefinition<'booking-received'> = {
  expiry: whilePayable,
  refresh: refreshBookingReceived,
  compose: (email, context, reader) => {
    const { booking, payableUntil, isHeld = true, bookedByStaff = false } = email
    if (booking.course) return courseBooked(email, context, reader)
    const isHeldBriefly = !bookedByStaff && Date.parse(payableUntil) - reader.now.getTime() >= HELD_MS
    const payBy = clientTime(payableUntil, reader)
    const { subject, opening } = editableText('booking-received', context, forBooking(booking))
    return {
      subject,
      preview: BOOKING_RECEIVED.preview(serviceText(booking)),
      blocks: [
        paragraph(opening),
        bookingFacts(booking, reader),
        ...(booking.session && isHeld
          ? [paragraph(isHeldBriefly ? BOOKING_RECEIVED.heldBriefly : BOOKING_RECEIVED.heldUntil(payBy))]
          : []),
        ...sealBlocks(booking, context),
        ...exactAmount(booking),
        button(BOOKING_PARTS.pay(formatRupees(booking.amount)), paymentUrl(email, context, reader)),
        ...birthLink(booking, context, reader),
        ...(bookedByStaff ? [note(BOOKING_PARTS.payWithoutSignIn)] : []),
        note(BOOKING_PARTS.cancelledUnlessPaid(payBy)),
      ],
    }
  },
}

/** A course holds no time: only the payment is left. */
const courseBooked: Compose<'booking-received'> = (email, context, reader) => {
  const { booking, payableUntil, bookedByStaff = false } = email
  const { subject, opening } = editableText('course-booked', context, forBooking(booking))
  return {
    subject,
    preview: COURSE_BOOKED.preview(serviceText(booking)),
    blocks: [
      paragraph(opening),
      bookingFacts(booking, reader),
      ...exactAmount(booking),
      button(BOOKING_PARTS.pay(formatRupees(booking.amount)), paymentUrl(email, context, reader)),
      ...(bookedByStaff ? [note(BOOKING_PARTS.payWithoutSignIn)] : []),
      note(BOOKING_PARTS.cancelledUnlessPaid(clientTime(payableUntil, reader))),
    ],
  }
}
