import { CARD } from '#content/desk/desk.ts'
import { shortDate, shortMonth } from '#content/words/dates.ts'
import { answerDue } from '#domain/sessions/answer-deadline.ts'
import { type IsoDate, istDate } from '#domain/time/india-time.ts'
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
  return <p className={due === 'later' ? 'hint' : 'session-warning'}>{CARD.answerDue[due](dayText(answerBy, today))}</p>
}

/** Without the year, where it is the current one: the line fits a phone. */
function dayText(date: IsoDate, today: IsoDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? `${shortMonth(date)} ${Number(date.slice(8))}` : shortDate(date)
}
