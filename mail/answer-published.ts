import { bookedFor } from './booking-facts.ts'
import { button, type Compose, note, paragraph } from './email.ts'

/** Says that there is an answer, never what it says: mailboxes are read on many devices. */
export const answerPublished: Compose<'answer-published'> = (email, { appUrl, practice }) => {
  const { bookingId, bookingCode: code, isCorrection } = email
  const serviceName = bookedFor(email)
  return {
    subject: isCorrection ? `Your answer was corrected (${code})` : `Your answer is ready (${code})`,
    preview: `${practice.name} has written to you about ${serviceName}.`,
    blocks: [
      paragraph(
        isCorrection
          ? `We have corrected what we wrote to you about ${serviceName} (${code}).`
          : `We have written to you about ${serviceName} (${code}).`,
      ),
      button(
        isCorrection ? 'Read the corrected answer' : 'Read your answer',
        `${appUrl}/dashboard/bookings/${bookingId}/answer`,
      ),
      note('To protect your privacy, the answer is not in this email. Please sign in to read it.'),
    ],
  }
}
