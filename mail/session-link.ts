import { bookingFacts } from './booking-facts.ts'
import { type Compose, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const sessionLink: Compose<'session-link'> = (email, { practice }, { timeZone }) => ({
  subject: `The link for your session ${email.booking.code}`,
  preview: 'Keep this email: it holds the way to your meeting.',
  blocks: [
    paragraph('Here is the way to your meeting. It opens at the time of your appointment.'),
    bookingFacts(email.booking, timeZone),
    ...joinBlocks(email.meetingLink, ''),
    note(`If the link does not open, ring ${practice.phone}.`),
  ],
})
