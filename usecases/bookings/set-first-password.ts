import { type Account, findAccount, lockAccount, markAddressVerified } from '#db/accounts/users.ts'
import { type ClientBooking, findOwnBooking } from '#db/bookings/bookings.ts'
import type { Database } from '#db/client.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { type PasswordWeakness, passwordWeaknesses } from '#domain/accounts/passwords.ts'
import { isPayable } from '#domain/bookings/holds.ts'
import { accepted, type Outcome, refused } from '#domain/outcome.ts'
import { findTermsQuestion } from '#usecases/accounts/agree-to-terms.ts'
import { hashPassword } from '#usecases/accounts/passwords/password-hash.ts'
import { setPassword } from '#usecases/accounts/passwords/set-password.ts'
import { auditSignIn, type Browser, type OpenedSession, openSession } from '#usecases/accounts/sign-in/open-session.ts'
import type { LinkRefusal, LinkVisit } from '#usecases/accounts/take-link.ts'
import { openBookingLink } from './booking-links.ts'

export type FirstPasswordRefusal =
  | LinkRefusal
  | 'not-offered'
  | { readonly reason: 'weak-password'; readonly weaknesses: readonly PasswordWeakness[] }
  | { readonly reason: 'busy' }

/**
 * Whether the payment link of a booking may set the password of its account: only while the booking can be paid, and only
 * for an account that staff opened and nobody has entered yet. Everybody else has their own way to sign in, and the
 * email with the link may have been passed on.
 */
export async function mayFirstPasswordBeSet(
  db: Database,
  { userId, bookedByStaff, status, payableUntil }: Offer,
  now: Date,
): Promise<boolean> {
  if (!bookedByStaff || status === 'cancelled' || !isPayable({ payableUntil }, now)) return false
  return (await findUnenteredAccount(db, userId)) !== undefined
}

type Offer = Pick<ClientBooking, 'userId' | 'bookedByStaff' | 'status' | 'payableUntil'>

/** The first sign-in requires the agreement to the terms, so an account without one has never been used. */
async function findUnenteredAccount(db: Database, userId: string): Promise<Account | undefined> {
  const account = await findAccount(db, userId)
  if (!account || account.passwordHash !== null || account.disabledAt !== null) return undefined
  return (await findTermsQuestion(db, userId)) === 'first-time' ? account : undefined
}

/** Sets the first password, verifies the address and signs in, because the reader of the email is its owner. */
export async function setFirstPassword(
  db: Database,
  keys: KeyRing,
  { password, browser, ...visit }: LinkVisit & { readonly password: string; readonly browser: Browser },
): Promise<Outcome<{ readonly session: OpenedSession; readonly bookingId: string }, FirstPasswordRefusal>> {
  const { now } = visit
  const link = await openBookingLink(db, keys, 'password', visit)
  if (!link.ok) return link
  const { bookingId, userId } = link.value

  const booking = await findOwnBooking(db, { id: bookingId, userId })
  const isOffered = booking !== undefined && (await mayFirstPasswordBeSet(db, booking, now))
  const account = isOffered ? await findUnenteredAccount(db, userId) : undefined
  if (!account) return refused('not-offered')

  const weaknesses = passwordWeaknesses(password, account)
  if (weaknesses.length > 0) return refused({ reason: 'weak-password', weaknesses })
  const hash = await hashPassword(password)
  if (!hash.ok) return refused({ reason: 'busy' })

  return db.transaction(async (tx) => {
    // Of two forms sent at once, the second one finds a password.
    await lockAccount(tx, userId)
    if (!(await findUnenteredAccount(tx, userId))) return refused('not-offered')

    await setPassword(tx, account, { hash: hash.value, how: 'password-reset', now })
    await markAddressVerified(tx, userId, now)
    const session = await openSession(tx, userId, browser, now)
    await auditSignIn(tx, session, { userId, by: 'booking-link', now })
    return accepted({ session, bookingId })
  })
}
