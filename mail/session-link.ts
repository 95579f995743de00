import { bookingFacts, calendarAttachment, forBooking } from './booking-facts.ts'
import { type Compose, editableText, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const sessionLink: Compose<'session-link'> = (email, context, reader) => {
  const { practice } = context
  const { subject, opening } = editableText('session-link', context, forBooking(email.booking))
  return {
    subject,
    preview: 'Please save this email. It has your meeting link.',
    blocks: [
      paragraph(opening),
      bookingFacts(email.booking, reader),
      ...joinBlocks({ meetingLink: email.meetingLink }, context, ''),
      note(`If the link does not open, please call ${practice.phone}.`),
    ],
    ...(email.changedAt && {
      attachments: calendarAttachment({ ...email.booking, meetingLink: email.meetingLink }, context, {
        changedAt: email.changedAt,
        isConfirmed: true,
        isCancelled: false,
      }),
    }),
  }
}
