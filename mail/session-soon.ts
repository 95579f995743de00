import { bookingFacts } from './booking-facts.ts'
import { type Compose, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const sessionSoon: Compose<'session-soon'> = (email, { practice }, { timeZone }) => ({
  subject: `Your session begins soon: ${email.booking.serviceName}`,
  preview: 'Your appointment is today.',
  blocks: [
    paragraph('Your session begins in about two hours.'),
    bookingFacts(email.booking, timeZone),
    ...joinBlocks(email.meetingLink, `We call you at the agreed time. If you hear nothing, ring ${practice.phone}.`),
    note(`If something has come up, please tell us now: ${practice.phone} or ${practice.email}.`),
  ],
})
