import { isErased, lockAccount } from '#db/accounts/users.ts'
import { recordAudit } from '#db/audit-log.ts'
import { readBusinessDays } from '#db/availability/business-days.ts'
import { type BookingRow, findBookingRow, lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import { findAnswerWithinDays } from '#db/content/catalogue.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { sealNotes } from '#db/sealed-notes.ts'
import { findAnswerState } from '#db/sessions/answers.ts'
import { LONGEST_NOTES } from '#domain/bookings/booking-limits.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { normalizeText } from '#domain/text.ts'
import { businessDayAfter } from '#domain/time/business-days.ts'
import { sealPrasna } from '#usecases/bookings/seal-prasna.ts'
import { unsealGivenDetails } from './requested-files.ts'

export type GivenQuestion = { readonly bookingId: string; readonly staffId: string; readonly question: string }

export type GiveQuestionRefusal =
  | 'booking-not-found'
  | 'client-erased'
  | 'already-cancelled'
  | 'question-missing'
  | 'question-too-long'
  | 'question-given'

/**
 * Writes down the question of a Prasna that the desk booked without one. It is asked now, so its chart is cast for this
 * instant and sealed with it (0147). It is given once.
 */
export async function giveQuestion(
  db: Database,
  keys: KeyRing,
  { bookingId, staffId, question: typed }: GivenQuestion,
  now: Date,
): Promise<Outcome<null, GiveQuestionRefusal>> {
  const question = normalizeText(typed)
  if (question === '') return refused('question-missing')
  if (question.length > LONGEST_NOTES) return refused('question-too-long')

  return db.transaction(async (tx) => {
    const found = await findBookingRow(tx, bookingId)
    if (!found?.askedAt) return refused('booking-not-found')
    // A concurrent erasure waits for this lock and then deletes the question too.
    await lockAccount(tx, found.userId)
    if (await isErased(tx, found.userId)) return refused('client-erased')
    const booking = (await lockBooking(tx, bookingId)) ?? found
    if (booking.status === 'cancelled') return refused('already-cancelled')
    const isAnswered = (await findAnswerState(tx, bookingId)).publishedAt !== null
    if (booking.sealedNotes !== null || isAnswered) return refused('question-given')

    const sealedNotes = sealNotes(question, keys)
    const promised = await promisedAnswer(tx, booking, now)
    await recordBookingChange(tx, bookingId, { sealedNotes, askedAt: now, ...promised, updatedAt: now })
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'question-given', actorId: staffId, subject, at: now })
    const { id, userId, code, questionCount } = booking
    const currentLocation = unsealGivenDetails(booking, keys)?.currentLocation ?? null
    await sealPrasna(tx, keys, { id, userId, code, askedAt: now, question, questionCount, currentLocation }, now)
    return accepted(null)
  })
}

/** The day by which a confirmed question is answered is counted anew, because nobody could answer it before. */
async function promisedAnswer(tx: Database, { packageId, answerBy }: BookingRow, now: Date) {
  const days = packageId === null || answerBy === null ? null : await findAnswerWithinDays(tx, packageId)
  return days === null ? {} : { answerBy: businessDayAfter(now, days, await readBusinessDays(tx, now)) }
}
