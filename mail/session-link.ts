import { bookingFacts } from './booking-facts.ts'
import { type Compose, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const sessionLink: Compose<'session-link'> = (email, { practice }, { timeZone }) => ({
  subject: `Your meeting link for session ${email.booking.code}`,
  preview: 'Please save this email. It has your meeting link.',
  blocks: [
    paragraph('Here is your meeting link. Please join at the time of your appointment.'),
    bookingFacts(email.booking, timeZone),
    ...joinBlocks(email.meetingLink, ''),
    note(`If the link does not open, please call ${practice.phone}.`),
  ],
})
