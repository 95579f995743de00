import { recordReturn } from '#db/accounts/inactive-accounts.ts'
import { recordLanguage } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import type { ClientPass } from '#db/offers/passes.ts'
import { accountEmail } from '#domain/accounts/accounts.ts'
import type { BookingFormValues } from '#domain/bookings/booking-form.ts'
import { askingLess } from '#domain/bookings/booking-service.ts'
import { isLanguage } from '#domain/languages.ts'
import type { Paise } from '#domain/money.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import type { DeskScope } from '#domain/rights.ts'
import { readFormOfCourse } from '#usecases/bookings/cohorts/read-form-of-course.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import type { HoldRefusal } from '#usecases/bookings/hold-booking.ts'
import { listPassesFor } from '#usecases/bookings/usable-passes.ts'
import { agreeToSession } from '#usecases/payments/agree-to-session.ts'
import { type PlacedBooking, placeBooking } from '#usecases/payments/place-booking.ts'
import { type ClientRefusal, findOrOpenClient } from './find-or-open-client.ts'

type PhoneOrder = {
  readonly staffId: string
  readonly scope: DeskScope
  /** Empty for a client without an address. */
  readonly email: string
  /** Of the client's emails; empty to leave it as it is. */
  readonly language?: string
  /** Whom the desk has chosen: the id of a client, `SOMEONE_NEW`, or empty. */
  readonly client: string
  readonly service: { readonly kind: string; readonly slug: string }
  readonly form: BookingFormValues
  readonly idempotencyKey: string
  /** The desk has not been asked yet whether a pass pays. */
  readonly offersPass?: boolean
  /** The birth details come later. */
  readonly isBirthLater?: boolean
  /** The client asks a Prasna and says the question later. */
  readonly isQuestionLater?: boolean
  /** Confirmed at once; what is due is collected at the session. */
  readonly paysAtSession?: boolean
}

/** `dueAtSession` is null unless the client pays at the session. */
type BookedForClient = PlacedBooking & { readonly dueAtSession: Paise | null }

export type BookForRefusal =
  | HoldRefusal
  | ClientRefusal
  | { readonly reason: 'email-invalid' | 'service-unknown' | 'own-booking' | 'not-at-the-session' }
  /** The client has passes for this service: the desk has to say whether one pays. */
  | { readonly reason: 'pass-found'; readonly passes: readonly ClientPass[] }

/**
 * Books for a client on the phone. A new client gets an account without a password: the astrologer vouches for the
 * address, and its owner can set a password with the usual reset. Without an address nothing is sent (0131).
 */
export async function bookForClient(
  db: Database,
  keys: KeyRing,
  order: PhoneOrder,
  now: Date,
): Promise<Outcome<BookedForClient, BookForRefusal>> {
  const { staffId, scope, email, language = '', client, service: chosen, form, idempotencyKey } = order
  const { offersPass = false, isBirthLater = false, isQuestionLater = false, paysAtSession = false } = order
  const address = accountEmail(email)
  if (address === undefined && email.trim() !== '') return refused({ reason: 'email-invalid' })
  const found = await findService(db, chosen)
  if (!found) return refused({ reason: 'service-unknown' })
  if (paysAtSession && found.session === null) return refused({ reason: 'not-at-the-session' })
  const service = askingLess(found, { mayOmitBirth: isBirthLater, isQuestionLater })
  const read = await readFormOfCourse(db, { service, form }, now)
  if (!read.ok) return refused({ reason: 'invalid', problems: read.refusal })

  return db
    .transaction(async (tx) => {
      // Every form requires both.
      const { fullName, phone } = read.value.details
      const named = { fullName: fullName ?? '', phone: phone ?? '' }
      const caller = { email: address, ...named, chosen: client, scope, idempotencyKey }
      const known = await findOrOpenClient(tx, caller, now)
      if (!known.ok) return known
      const userId = known.value
      if (userId === staffId) return refused({ reason: 'own-booking' })

      if (isLanguage(language)) await recordLanguage(tx, userId, language)
      const passes = offersPass ? await listPassesFor(tx, { userId, service }, now) : []
      // Only a client who was known before has one, so there is nothing to roll back.
      if (passes.length > 0) return refused({ reason: 'pass-found', passes })

      const held = await placeBooking(tx, keys, { userId, service, form, idempotencyKey, staffId }, now)
      // Rolls the new account back.
      if (!held.ok) throw new BookingRefused(held.refusal)
      await recordReturn(tx, userId, now)
      const { bookingId, isConfirmed } = held.value
      // A form that is sent again finds its booking agreed; one that was paid meanwhile stays as it is.
      const isAgreed = paysAtSession && !isConfirmed
      const agreed = isAgreed ? await agreeToSession(tx, { bookingId, staffId }, now) : undefined
      return accepted({ ...held.value, dueAtSession: agreed?.ok ? agreed.value.due : null })
    })
    .catch((error: unknown) => {
      if (error instanceof BookingRefused) return refused(error.refusal)
      throw error
    })
}

class BookingRefused extends Error {
  readonly refusal: HoldRefusal

  constructor(refusal: HoldRefusal) {
    super('The booking was refused.')
    this.refusal = refusal
  }
}
