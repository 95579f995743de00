import { bookingFacts, forBooking } from './booking-facts.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const reminder2Days: Compose<'reminder-2-days'> = (email, context, { timeZone }) => {
  const { appUrl, practice } = context
  const { subject, opening } = editableText('reminder-2-days', context, forBooking(email.booking))
  return {
    subject,
    preview: 'Your appointment with us is in two days.',
    blocks: [
      paragraph(opening),
      bookingFacts(email.booking, timeZone),
      ...joinBlocks(email.meetingLink, 'We will send you the meeting link before the appointment.'),
      button('View my booking', `${appUrl}/dashboard`),
      note(`Need another time? You can reschedule on your dashboard, or write to ${practice.email}.`),
    ],
  }
}
