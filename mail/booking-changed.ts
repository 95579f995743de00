import { clientTime } from '#content/words/session-times.ts'
import { bookingFacts, calendarAttachment } from './booking-facts.ts'
import { changeLinks } from './change-links.ts'
import { button, type Compose, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const bookingChanged: Compose<'booking-changed'> = (email, context, reader) => {
  const { booking, previous, changedAt, isConfirmed } = email
  return {
    subject: `Your session ${booking.code} has a new time`,
    preview: 'Please see the new time of your session.',
    blocks: [
      paragraph(
        previous
          ? `Your session has been moved from ${clientTime(previous, reader)}. Here is the new time:`
          : 'Your session has a new time:',
      ),
      bookingFacts(booking, reader),
      ...joinBlocks(booking, context, ''),
      button('View my booking', `${context.appUrl}/dashboard`),
      ...changeLinks(booking, context, reader),
      note('Open the attached file to update the appointment in your calendar.'),
    ],
    attachments: calendarAttachment(booking, context, { changedAt, isConfirmed, isCancelled: false }),
  }
}
