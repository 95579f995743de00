import { ANSWER_CORRECTED, ANSWER_PUBLISHED } from '#content/emails/bookings.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'
import { bookedFor } from './booking-parts.ts'

/** Says that there is an answer, never what it says: mailboxes are read on many devices. */
export const answerPublished: EmailDefinition<'answer-published'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, { appUrl, practice }) => {
    const { bookingId, bookingCode: code, isCorrection } = email
    const texts = isCorrection ? ANSWER_CORRECTED : ANSWER_PUBLISHED
    const serviceName = bookedFor(email)
    return {
      subject: texts.subject(code),
      preview: ANSWER_PUBLISHED.preview(practice.name, serviceName),
      blocks: [
        paragraph(texts.opening(serviceName, code)),
        button(texts.button, `${appUrl}/dashboard/bookings/${bookingId}/answer`),
        note(ANSWER_PUBLISHED.note),
      ],
    }
  },
}
