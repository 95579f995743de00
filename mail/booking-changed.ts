import { bookedTime, bookingFacts, calendarAttachment } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const bookingChanged: Compose<'booking-changed'> = (email, context, { timeZone }) => {
  const { booking, previous, changedAt, isConfirmed } = email
  return {
    subject: `Your session ${booking.code} has a new time`,
    preview: 'The new time is inside.',
    blocks: [
      paragraph(
        previous
          ? `Your session has moved. It is no longer on ${bookedTime(previous, timeZone)}.`
          : 'Your session has a new time.',
      ),
      bookingFacts(booking, timeZone),
      button('See your booking', `${context.appUrl}/dashboard`),
      note('The attached file moves the appointment in your calendar.'),
    ],
    attachments: calendarAttachment(booking, context, { changedAt, isConfirmed, isCancelled: false }),
  }
}
