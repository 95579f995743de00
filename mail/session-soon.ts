import { balanceBlocks } from './balance-due.ts'
import { bookingFacts, forBooking } from './booking-facts.ts'
import { changeLinks } from './change-links.ts'
import { type Compose, editableText, note, paragraph } from './email.ts'
import { joinBlocks } from './meeting-link.ts'

export const sessionSoon: Compose<'session-soon'> = (email, context, reader) => {
  const { timeZone } = reader
  const { practice } = context
  const { subject, opening } = editableText('session-soon', context, forBooking(email.booking))
  return {
    subject,
    preview: 'Your appointment is today.',
    blocks: [
      paragraph(opening),
      bookingFacts(email.booking, timeZone),
      ...balanceBlocks(email, context),
      ...joinBlocks(
        { ...email.booking, meetingLink: email.meetingLink },
        context,
        `We will call you at the time of your session. If you do not hear from us, please call ${practice.phone}.`,
      ),
      ...changeLinks(email.booking, context, reader),
      note(`If you cannot make it, please let us know now: ${practice.phone} or ${practice.email}.`),
    ],
  }
}
