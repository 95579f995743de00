import { serviceText } from '#content/booking/service-text.ts'
import { ANSWER_DUE } from '#content/emails/desk.ts'
import { BOOKING_FACTS } from '#content/emails/shared.ts'
import { longDay } from '#content/words/dates.ts'
import { refreshAnswerDue } from '#usecases/sessions/queue-answer-reminders.ts'
import { button, days, type EmailDefinition, facts, paragraph } from '../email.ts'

/** Goes to the astrologer. It names no client, because it outlives the client's account. */
export const answerDueEmail: EmailDefinition<'answer-due'> = {
  expiry: days(7),
  refresh: refreshAnswerDue,
  compose: ({ bookingId, bookingCode: code, answerBy, isOverdue, ...service }, { appUrl }) => ({
    subject: isOverdue ? ANSWER_DUE.overdueSubject(code) : ANSWER_DUE.subject(code),
    preview: serviceText(service),
    blocks: [
      paragraph(isOverdue ? ANSWER_DUE.overdueOpening : ANSWER_DUE.opening),
      facts(
        [BOOKING_FACTS.booking, code],
        [BOOKING_FACTS.service, serviceText(service)],
        [ANSWER_DUE.answerBy, longDay(answerBy)],
      ),
      button(ANSWER_DUE.button, `${appUrl}/staff/bookings/${bookingId}/answer`),
    ],
  }),
}
