import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ADDRESS } from '#db/accounts/user-columns.ts'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookingRules, bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { waitlistEntries } from '#db/schema/waitlist.ts'
import { isUuid } from '#domain/uuid.ts'

export type BookingClient = {
  readonly id: string
  /** Null for a client of the desk who has none: nothing is sent to them (0131). */
  readonly email: string | null
  readonly fullName: string | null
  readonly phone: string | null
  readonly emailVerifiedAt: Date | null
  readonly erasedAt: Date | null
}

const CLIENT = {
  id: users.id,
  email: users.email,
  fullName: profiles.fullName,
  phone: profiles.phone,
  emailVerifiedAt: users.emailVerifiedAt,
  erasedAt: users.erasedAt,
}

/** Two forms of one client are handled one after the other: together they could exceed the limits. */
export async function lockBookingClient(tx: Database, userId: string): Promise<BookingClient | undefined> {
  const [found] = await tx
    .select(CLIENT)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
    .for('no key update', { of: users })
    // Planning takes longer than running it.
    .prepare('lock_booking_client')
    .execute()
  return found
}

/** The address cannot change until the transaction ends: an erasure waits, and then finds what was written to it. */
export async function requireBookingClient(tx: Database, userId: string): Promise<BookingClient> {
  const [found] = await tx
    .select(CLIENT)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
    .for('key share', { of: users })
  if (!found) throw new Error(`There is no user ${userId}.`)
  return found
}

/** The owner of a booking, unless their account is erased or disabled: then no link opens it. */
export async function findLinkedBooking(
  db: Database,
  bookingId: string,
): Promise<{ readonly bookingId: string; readonly userId: string; readonly email: string } | undefined> {
  if (!isUuid(bookingId)) return undefined
  const [found] = await db
    .select({ bookingId: bookings.id, userId: users.id, email: ADDRESS })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(bookings.id, bookingId), isNotNull(users.email), isNull(users.erasedAt), isNull(users.disabledAt)))
  return found
}

/** Whether the client of a booking gets its emails. */
export async function hasClientEmail(db: Database, bookingId: string): Promise<boolean> {
  const isTheirs = sql`exists (select from ${bookings} where ${bookings.id} = ${bookingId} and ${bookings.userId} = ${users.id})`
  return (await db.$count(users, and(isTheirs, isNotNull(users.email), isNull(users.erasedAt)))) > 0
}

/** The time zone of the last booking of the account with this address. */
export async function findBookedZone(db: Database, address: string): Promise<string | undefined> {
  const [last] = await db
    .select({ timeZone: bookings.timeZone })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(eq(users.email, address))
    .orderBy(desc(bookings.createdAt))
    .limit(1)
  return last?.timeZone
}

/** What decides about a client's next booking, and what comes with it. */
export type ClientEligibility = {
  /** The booking that an earlier copy of this form created. */
  readonly bookingId: string | null
  /** Of a returning client; 0 for a new one. */
  readonly discountPercent: number
  /** Slots that the client holds without payment; those that staff booked do not count. */
  readonly holds: number
  /** Slots held by payments that are not verified yet, and how many the practice allows. */
  readonly claims: number
  readonly mostClaims: number
  /** Bookings that wait for payment. */
  readonly unpaid: number
  /** Whether the client is on the waitlist for anything. */
  readonly isWaiting: boolean
  /** Whether the practice gives each open booking an amount of its own. */
  readonly hasUniqueAmounts: boolean
}

/**
 * Returning clients have a verified payment or an enrollment in a course. Neither a claim, a free booking or seat, an unpaid
 * session, nor a gift to somebody else earns a discount.
 */
const discountPercent = (userId: string) => sql<number>`case
  when exists (select from ${bookings} where user_id = ${userId} and status = 'paid' and payment_status = 'paid'
      and payment_method <> 'session' and amount_paise > 0 and service_type <> 'voucher')
    or exists (select from ${courseEnrollments} where user_id = ${userId} and course_level is not null)
  then (select returning_discount from practice) else 0 end`

const CLAIMS = sql<number>`
  count(*) filter (where status = 'paid' and payment_status = 'awaiting_verification' and holds_slot)::int`
const MOST_CLAIMS = sql<number>`(select most_unverified_claims from ${bookingRules})`

export async function requireEligibility(
  db: Database,
  { userId, idempotencyKey }: { readonly userId: string; readonly idempotencyKey: string },
  now: Date,
): Promise<ClientEligibility> {
  const isUnpaid = sql`status = 'pending' and payable_until > ${now}`
  const [eligibility] = await db
    .select({
      bookingId: sql<string | null>`(array_agg(id) filter (where idempotency_key = ${idempotencyKey}))[1]`,
      discountPercent: discountPercent(userId),
      holds: sql<number>`count(*) filter (
        where ${isUnpaid} and holds_slot and hold_expires_at > ${now} and not booked_by_staff)::int`,
      unpaid: sql<number>`count(*) filter (where ${isUnpaid})::int`,
      claims: CLAIMS,
      mostClaims: MOST_CLAIMS,
      isWaiting: sql<boolean>`exists (select from ${waitlistEntries} where user_id = ${userId} and ended_at is null)`,
      hasUniqueAmounts: sql<boolean>`(select unique_paise from ${bookingRules})`,
    })
    .from(bookings)
    // One scan of the few bookings of this client: the other indexes lead through those of all clients.
    .where(eq(bookings.userId, userId))
    // Planning takes longer than running it.
    .prepare('client_eligibility')
    .execute()
  if (!eligibility) throw new Error('An aggregate query returned no row.')
  return eligibility
}

/** Whether one more unverified claim may hold a slot. Lock the account first: two claims at once could both count as the last. */
export async function mayClaimAnotherSlot(tx: Database, userId: string): Promise<boolean> {
  const [counted] = await tx
    .select({ claims: CLAIMS, mostClaims: MOST_CLAIMS })
    .from(bookings)
    .where(eq(bookings.userId, userId))
  return counted !== undefined && counted.claims < counted.mostClaims
}

export async function findDiscountPercent(db: Database, userId: string): Promise<number> {
  const { rows } = await db.execute<{ percent: number }>(sql`select ${discountPercent(userId)} as percent`)
  return rows[0]?.percent ?? 0
}
