import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { isAnswerWaited, listDueAnswers } from '#db/sessions/due-answers.ts'
import { listNotifiedEvents } from '#db/sessions/reminders.ts'
import { accepted, refused } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'
import { bookingName } from '#usecases/bookings/booking-in-email.ts'
import type { Refresh } from '#usecases/emails/due-email.ts'
import { queueEmail } from '#usecases/emails/queue-email.ts'

/** Reminds astrologers of answers that are due tomorrow, and once more when they are overdue. */
export async function queueAnswerReminders(db: Database, now: Date): Promise<number> {
  const today = istDate(now)
  const due = await listDueAnswers(db, today)
  if (due.length === 0) return 0
  const { contact, name } = await requirePractice(db)
  const isLate = ({ answerBy }: (typeof due)[number]) => answerBy < today
  const keyOf = (answer: (typeof due)[number]) => `answer-${isLate(answer) ? 'overdue' : 'due'}:${answer.id}`
  const notified = await listNotifiedEvents(db, due.map(keyOf))

  let queued = 0
  for (const answer of due) {
    const address = answer.astrologerEmail ?? contact.astrologerEmail
    if (address === '' || notified.has(keyOf(answer))) continue
    const { answerBy } = answer
    const email = { kind: 'answer-due', ...bookingName(answer), answerBy, isOverdue: isLate(answer) } as const
    await db.transaction((tx) => queueEmail(tx, { eventKey: keyOf(answer), to: { address, name }, email }))
    queued += 1
  }
  return queued
}

export const refreshAnswerDue: Refresh<'answer-due'> = async (db, email) =>
  (await isAnswerWaited(db, email.bookingId)) ? accepted(email) : refused('already-answered')
