import { BOOKING_CHANGED } from '#content/emails/bookings.ts'
import { BOOKING_PARTS } from '#content/emails/shared.ts'
import { clientTime } from '#content/words/session-times.ts'
import { refreshBookingChanged } from '#usecases/bookings/refresh-booking-email.ts'
import { type EmailDefinition, note, paragraph, untilEnd } from '../email.ts'
import { bookingFacts, calendarAttachment, changeLinks, joinBlocks, viewButton } from './booking-parts.ts'

export const bookingChanged: EmailDefinition<'booking-changed'> = {
  expiry: untilEnd,
  refresh: refreshBookingChanged,
  compose: ({ booking, previous, changedAt, isConfirmed }, context, reader) => ({
    subject: BOOKING_CHANGED.subject(booking.code),
    preview: BOOKING_CHANGED.preview,
    blocks: [
      paragraph(previous ? BOOKING_CHANGED.movedFrom(clientTime(previous, reader)) : BOOKING_CHANGED.newTime),
      bookingFacts(booking, reader),
      ...joinBlocks(booking, context),
      viewButton(context),
      ...changeLinks(booking, context, reader),
      note(BOOKING_PARTS.updateCalendar),
    ],
    attachments: calendarAttachment(booking, context, { changedAt, isConfirmed, isCancelled: false }),
  }),
}
