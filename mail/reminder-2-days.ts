import { balanceBlocks } from './balance-due.ts'
import { bookingFacts, forBooking } from './booking-facts.ts'
import { changeLinks } from './change-links.ts'
import { button, type Compose, editableText, note, paragraph } from './email.ts'
import { callIfNoLink, joinBlocks } from './meeting-link.ts'

export const reminder2Days: Compose<'reminder-2-days'> = (email, context, reader) => {
  const { appUrl, practice } = context
  const { subject, opening } = editableText('reminder-2-days', context, forBooking(email.booking))
  return {
    subject,
    preview: 'Your appointment with us is in two days.',
    blocks: [
      paragraph(opening),
      bookingFacts(email.booking, reader),
      ...balanceBlocks(email, context),
      ...joinBlocks(
        { ...email.booking, meetingLink: email.meetingLink },
        context,
        `We will send you the meeting link before the appointment. ${callIfNoLink(context)}`.trim(),
      ),
      button('View my booking', `${appUrl}/dashboard`),
      ...changeLinks(email.booking, context, reader),
      note(`Do you have a question? Write to ${practice.email}.`),
    ],
  }
}
