import { addDays, type IsoDate } from '#domain/time/india-time.ts'

/** How near the day is by which a question is answered. */
export type AnswerDue = 'overdue' | 'soon' | 'later'

/** Soon is today and tomorrow. */
export function answerDue(answerBy: IsoDate, today: IsoDate): AnswerDue {
  if (answerBy < today) return 'overdue'
  return answerBy <= addDays(today, 1) ? 'soon' : 'later'
}
