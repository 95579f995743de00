import { bookingFacts, calendarAttachment } from './booking-facts.ts'
import { changeLinks } from './change-links.ts'
import { button, type Compose, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const astrologerChanged: Compose<'astrologer-changed'> = (email, context, reader) => {
  const { booking, astrologerName, changedAt, isConfirmed } = email
  const { session } = booking
  return {
    subject: `${astrologerName} will take your booking ${booking.code}`,
    preview: 'Your booking has another astrologer. Everything else stays as it is.',
    blocks: [
      paragraph(
        session
          ? `${astrologerName} will hold your session. The time and the price stay as they are:`
          : `${astrologerName} will answer your question. The price stays as it is:`,
      ),
      bookingFacts(booking, reader),
      ...joinBlocks(booking, context, ''),
      button('View my booking', `${context.appUrl}/dashboard`),
      ...(session ? changeLinks(booking, context, reader) : []),
      ...(session ? [note('Open the attached file to update the appointment in your calendar.')] : []),
      note(`If this does not suit you, please write to ${context.practice.email}.`),
    ],
    attachments: calendarAttachment(booking, context, { changedAt, isConfirmed, isCancelled: false }),
  }
}
