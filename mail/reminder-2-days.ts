import { bookingFacts } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const reminder2Days: Compose<'reminder-2-days'> = (email, { appUrl, practice }, { timeZone }) => ({
  subject: `Reminder: your ${email.booking.serviceName} session`,
  preview: 'Your appointment with us is in two days.',
  blocks: [
    paragraph('We look forward to meeting you. Please keep your birth details and questions ready.'),
    bookingFacts(email.booking, timeZone),
    ...joinBlocks(email.meetingLink, 'We will send you the meeting link before the appointment.'),
    button('View my booking', `${appUrl}/dashboard`),
    note(`Need another time? You can reschedule on your dashboard, or write to ${practice.email}.`),
  ],
})
