import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { sessionNotes } from '#db/schema/desk.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'

/** With the condition of the index `bookings_with_questions`. */
const isWaiting = and(
  isNotNull(bookings.askedAt),
  eq(bookings.status, 'paid'),
  eq(bookings.paymentStatus, 'paid'),
  isNotNull(bookings.answerBy),
  isNull(sessionNotes.outcome),
  sql`not exists (select from answers a where a.booking_id = ${bookings.id})`,
)

function selectWaiting(db: Database, condition: SQL | undefined) {
  return db
    .select({
      id: bookings.id,
      code: bookings.code,
      serviceName: bookings.serviceName,
      questionCount: bookings.questionCount,
      answerBy: sql<IsoDate>`${bookings.answerBy}`,
      /** Null for a question that nobody has been given, and for an astrologer without a sign-in. */
      astrologerEmail: users.email,
    })
    .from(bookings)
    .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
    .leftJoin(astrologers, eq(astrologers.id, bookings.astrologerId))
    .leftJoin(users, eq(users.id, astrologers.userId))
    .where(and(isWaiting, condition))
    .orderBy(bookings.answerBy, bookings.id)
}

/** Questions whose answer is due tomorrow or overdue. */
export function listDueAnswers(db: Database, today: IsoDate) {
  return selectWaiting(db, or(eq(bookings.answerBy, addDays(today, 1)), lt(bookings.answerBy, today)))
}

export async function isAnswerWaited(db: Database, bookingId: string): Promise<boolean> {
  return (await selectWaiting(db, eq(bookings.id, bookingId))).length > 0
}
