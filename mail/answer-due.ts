import { longDay } from '#content/words/dates.ts'
import { button, type Compose, facts, paragraph } from './email.ts'

/** Goes to the astrologer. It names no client, because it outlives the client's account. */
export const answerDue: Compose<'answer-due'> = (email, { appUrl }) => {
  const { bookingId, bookingCode: code, serviceName, answerBy, isOverdue } = email
  return {
    subject: isOverdue ? `The answer to ${code} is overdue` : `The answer to ${code} is due tomorrow`,
    preview: serviceName,
    blocks: [
      paragraph(
        isOverdue
          ? 'The client is still waiting for this answer:'
          : 'The client has been promised this answer by tomorrow:',
      ),
      facts(['Booking', code], ['Service', serviceName], ['Answer by', longDay(answerBy)]),
      button('Write the answer', `${appUrl}/astrologer-dashboard/bookings/${bookingId}/answer`),
    ],
  }
}
