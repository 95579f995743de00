import { CARD } from '#content/staff/bookings/booking-card.ts'
import { dayNear } from '#content/words/week-days.ts'
import { answerDue } from '#domain/sessions/answer-deadline.ts'
import { istDate } from '#domain/time/india-time.ts'
import { type DeskBookingView, isToAnswer } from './desk-booking.ts'

type AnswerDueLineProps = {
  booking: DeskBookingView
  now: Date
}

/** By when a question is answered, until it is. */
export function AnswerDueLine({ booking, now }: AnswerDueLineProps) {
  const { answerBy } = booking
  if (answerBy === null || !isToAnswer(booking)) return null
  const today = istDate(now)
  const due = answerDue(answerBy, today)
  return <p className={due === 'later' ? 'hint' : 'session-warning'}>{CARD.answerDue[due](dayNear(answerBy, today))}</p>
}
