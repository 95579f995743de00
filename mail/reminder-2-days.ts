import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const reminder2Days: Compose<'reminder-2-days'> = (email, { appUrl, practice }, { timeZone }) => ({
  subject: `A reminder of your session: ${email.booking.serviceName}`,
  preview: 'A quiet reminder of your appointment with us.',
  blocks: [
    paragraph('We look forward to meeting you. Please keep your birth details and your questions ready.'),
    bookingFacts(email.booking, timeZone),
    ...joinBlocks(email.meetingLink, 'The link for the meeting comes before the appointment.'),
    button('See your booking', `${appUrl}/dashboard`),
    note(
      `Does the time no longer suit you? You can move the session on your dashboard, or write to ${practice.email}.`,
    ),
  ],
})
