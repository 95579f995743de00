import { recordReturn } from '#db/accounts/inactive-accounts.ts'
import { recordProfile } from '#db/accounts/profiles.ts'
import { recordRole } from '#db/accounts/roles.ts'
import { recordAccount, requireAccountByEmail } from '#db/accounts/users.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { accountEmail, normalizePhone } from '#domain/accounts/accounts.ts'
import type { BookingForm } from '#domain/bookings/booking-form-rules.ts'
import { type Outcome, refused } from '#domain/outcome.ts'
import { normalizeName } from '#domain/text.ts'
import { findService } from '#usecases/bookings/find-service.ts'
import { type HoldRefusal, holdBooking } from '#usecases/bookings/hold-booking.ts'
import type { HeldBooking } from '#usecases/bookings/revise-booking.ts'

type PhoneOrder = {
  readonly staffId: string
  readonly email: string
  readonly service: { readonly kind: string; readonly slug: string }
  readonly form: BookingForm
  readonly idempotencyKey: string
}

export type BookForRefusal = HoldRefusal | { readonly reason: 'email-invalid' | 'service-unknown' | 'own-booking' }

/**
 * Books for a client on the phone. A new client gets an account without a password: the astrologer vouches for the
 * address, and its owner can set a password with the usual reset.
 */
export async function bookForClient(
  db: Database,
  keys: KeyRing,
  { staffId, email, service: chosen, form, idempotencyKey }: PhoneOrder,
  now: Date,
): Promise<Outcome<HeldBooking, BookForRefusal>> {
  const address = accountEmail(email)
  if (address === undefined) return refused({ reason: 'email-invalid' })
  const service = await findService(db, chosen)
  if (!service) return refused({ reason: 'service-unknown' })

  return db
    .transaction(async (tx) => {
      const userId = await openOrFindAccount(tx, address, form, now)
      if (userId === staffId) return refused({ reason: 'own-booking' })

      const held = await holdBooking(tx, keys, { userId, service, form, idempotencyKey, staffId }, now)
      // Rolls the new account back.
      if (!held.ok) throw new BookingRefused(held.refusal)
      await recordReturn(tx, userId, now)
      return held
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

/** Inserts before looking, so that of two concurrent requests the second finds the first one's account. */
async function openOrFindAccount(tx: Database, email: string, form: BookingForm, now: Date): Promise<string> {
  const fullName = normalizeName(form.fullName)
  const id = await recordAccount(tx, { email, fullName, passwordHash: null, emailVerifiedAt: now, createdAt: now })
  if (id === undefined) return (await requireAccountByEmail(tx, email)).id

  await recordRole(tx, { userId: id, role: 'client', now })
  await recordProfile(tx, id, { fullName, phone: normalizePhone(form.phone) ?? null }, now)
  return id
}
