import { CARD } from '#app/content/desk.ts'
import { answerDue } from '#domain/bookings/answer-deadline.ts'
import { shortDate } from '#domain/date-text.ts'
import { istDate } from '#domain/india-time.ts'
import type { DeskBookingView } from './desk-booking.ts'

type AnswerDueLineProps = {
  booking: Pick<DeskBookingView, 'answerBy' | 'isAnswered' | 'outcome' | 'status'>
  now: Date
}

/** By when a question is answered, until it is. */
export function AnswerDueLine({ booking: { answerBy, isAnswered, outcome, status }, now }: AnswerDueLineProps) {
  if (answerBy === null || isAnswered || outcome !== null || status !== 'paid') return null
  const due = answerDue(answerBy, istDate(now))
  return <p className={due === 'later' ? 'hint' : 'session-warning'}>{CARD.answerDue[due](shortDate(answerBy))}</p>
}
