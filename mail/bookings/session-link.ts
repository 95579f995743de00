import { SESSION_LINK } from '#content/emails/bookings.ts'
import { refreshSessionLink } from '#usecases/sessions/refresh-session-email.ts'
import { type EmailDefinition, editableText, note, paragraph, untilEnd } from '../email.ts'
import { bookingFacts, calendarAttachment, forBooking, joinBlocks } from './booking-parts.ts'

export const sessionLink: EmailDefinition<'session-link'> = {
  expiry: untilEnd,
  refresh: refreshSessionLink,
  compose: ({ booking, meetingLink, changedAt }, context, reader) => {
    const { subject, opening } = editableText('session-link', context, forBooking(booking))
    return {
      subject,
      preview: SESSION_LINK.preview,
      blocks: [
        paragraph(opening),
        bookingFacts(booking, reader),
        ...joinBlocks({ meetingLink }, context),
        note(SESSION_LINK.note(context.practice.phone)),
      ],
      ...(changedAt && {
        attachments: calendarAttachment({ ...booking, meetingLink }, context, {
          changedAt,
          isConfirmed: true,
          isCancelled: false,
        }),
      }),
    }
  },
}
