import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '#db/audit-log.ts'
import { lockBooking, recordBookingChange } from '#db/bookings/bookings.ts'
import { sealBirthDetails } from '#db/charts/birth-details.ts'
import type { Database } from '#db/client.ts'
import { findPackageIntake } from '#db/content/catalogue.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { BirthDetails } from '#domain/births/birth-details.ts'
import { type EventField, readTypedEvents } from '#domain/births/life-events.ts'
import { intakeTextsOf } from '#domain/bookings/intake-texts.ts'
import { type IntakeField, readTypedAnswers } from '#domain/content/intake-questions.ts'
import type { FieldProblems } from '#domain/field-problems.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { istDate } from '#domain/time/india-time.ts'
import { unsealGivenDetails } from '#usecases/sessions/requested-files.ts'

type TypedIntake = {
  readonly bookingId: string
  readonly staffId: string
  readonly intakeAnswers: string
  readonly lifeEvents: string
  /** `intakeVersion` of what the form showed. */
  readonly seen: string
}

type IntakeProblems = FieldProblems<IntakeField | EventField | 'lifeEvents'>

export type IntakeRefusal =
  | { readonly reason: 'booking-not-found' | 'details-missing' | 'intake-changed' }
  | { readonly reason: 'invalid'; readonly problems: IntakeProblems }

/** Changes with every edit of the answers and events of a booking. */
export function intakeVersion(details: Pick<BirthDetails, 'answers' | 'lifeEvents'>): string {
  return createHash('sha256')
    .update(JSON.stringify(intakeTextsOf(details)))
    .digest('base64url')
    .slice(0, 16)
}

/**
 * Records what a client answers on the phone, or corrects it. Nothing is required, because a caller may not know everything.
 * Answers to questions that the practice no longer asks stay as they are.
 */
export async function recordIntake(
  db: Database,
  keys: KeyRing,
  { bookingId, staffId, intakeAnswers, lifeEvents, seen }: TypedIntake,
  now: Date,
): Promise<Outcome<null, IntakeRefusal>> {
  return db.transaction(async (tx) => {
    // A concurrent erasure or withdrawal of consent waits, or has emptied the details before.
    const booking = await lockBooking(tx, bookingId)
    if (!booking || booking.packageId === null) return refused({ reason: 'booking-not-found' })
    const details = unsealGivenDetails(booking, keys)
    if (!details) return refused({ reason: 'details-missing' })

    const asked = await findPackageIntake(tx, booking.packageId)
    const answers = readTypedAnswers(asked.intakeQuestions, intakeAnswers)
    const given = { birthDate: details.birthDate ?? '', today: istDate(now), fewest: 0 }
    const events = asked.asksLifeEvents ? readTypedEvents(lifeEvents, given) : accepted(details.lifeEvents)
    if (!answers.ok || !events.ok) {
      const problems = { ...(!answers.ok && answers.refusal), ...(!events.ok && events.refusal) }
      return refused({ reason: 'invalid', problems })
    }

    const ids = new Set(asked.intakeQuestions.map(({ id }) => id))
    const retired = details.answers.filter(({ questionId }) => !ids.has(questionId))
    const changed = { ...details, answers: [...answers.value, ...retired], lifeEvents: events.value }
    if (isDeepStrictEqual(changed, details)) return accepted(null)
    if (seen !== intakeVersion(details)) return refused({ reason: 'intake-changed' })

    await recordBookingChange(tx, bookingId, { birthDetails: sealBirthDetails(changed, keys), updatedAt: now })
    const subject = { kind: 'booking', id: bookingId }
    await recordAudit(tx, { action: 'intake-changed', actorId: staffId, subject, at: now })
    return accepted(null)
  })
}
