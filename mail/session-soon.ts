import { bookingFacts } from './booking-facts.ts'
import { type Compose, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const sessionSoon: Compose<'session-soon'> = (email, { practice }, { timeZone }) => ({
  subject: `Your session starts soon: ${email.booking.serviceName}`,
  preview: 'Your appointment is today.',
  blocks: [
    paragraph('Your session starts in about two hours.'),
    bookingFacts(email.booking, timeZone),
    ...joinBlocks(
      email.meetingLink,
      `We will call you at the time of your session. If you do not hear from us, please call ${practice.phone}.`,
    ),
    note(`If you cannot make it, please let us know now: ${practice.phone} or ${practice.email}.`),
  ],
})
