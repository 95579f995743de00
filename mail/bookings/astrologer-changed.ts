import { ASTROLOGER_CHANGED } from '#content/emails/bookings.ts'
import { BOOKING_PARTS } from '#content/emails/shared.ts'
import { refreshAstrologerChanged } from '#usecases/bookings/refresh-booking-email.ts'
import { type EmailDefinition, note, paragraph, untilEnd } from '../email.ts'
import { bookingFacts, calendarAttachment, changeLinks, joinBlocks, viewButton } from './booking-parts.ts'

export const astrologerChanged: EmailDefinition<'astrologer-changed'> = {
  expiry: untilEnd,
  refresh: refreshAstrologerChanged,
  compose: ({ booking, astrologerName, changedAt, isConfirmed }, context, reader) => {
    const { session } = booking
    return {
      subject: ASTROLOGER_CHANGED.subject(astrologerName, booking.code),
      preview: ASTROLOGER_CHANGED.preview,
      blocks: [
        paragraph(session ? ASTROLOGER_CHANGED.session(astrologerName) : ASTROLOGER_CHANGED.question(astrologerName)),
        bookingFacts(booking, reader),
        ...joinBlocks(booking, context),
        viewButton(context),
        ...(session ? changeLinks(booking, context, reader) : []),
        ...(session ? [note(BOOKING_PARTS.updateCalendar)] : []),
        note(ASTROLOGER_CHANGED.note(context.practice.email)),
      ],
      attachments: calendarAttachment(booking, context, { changedAt, isConfirmed, isCancelled: false }),
    }
  },
}
