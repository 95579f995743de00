import { bookingFacts } from './booking-facts.ts'
import { type Compose, note, paragraph } from './letter.ts'
import { joinBlocks } from './meeting-link.ts'

export const sessionLink: Compose<'session-link'> = (letter, { practice }, { timeZone }) => ({
  subject: `The link for your session ${letter.booking.code}`,
  preview: 'Keep this letter: it holds the way to your meeting.',
  blocks: [
    paragraph('Here is the way to your meeting. It opens at the time of your appointment.'),
    bookingFacts(letter.booking, timeZone),
    ...joinBlocks(letter.meetingLink, ''),
    note(`If the link does not open, ring ${practice.phone}.`),
  ],
})
