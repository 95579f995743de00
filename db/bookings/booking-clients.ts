import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { preparedFor, preparedSql } from '#db/prepared.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings, courseEnrollments } from '#db/schema/bookings.ts'
import { diaryShare } from './slots.ts'

export type BookingClient = {
  readonly id: string
  readonly email: string
  readonly fullName: string | null
  readonly emailVerifiedAt: Date | null
  readonly erasedAt: Date | null
}

const CLIENT = {
  id: users.id,
  email: users.email,
  fullName: profiles.fullName,
  emailVerifiedAt: users.emailVerifiedAt,
  erasedAt: users.erasedAt,
}

const lockQuery = preparedFor((tx) =>
  tx
    .select({ ...CLIENT, diaryShare })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update', { of: users }),
)

/**
 * Two forms of one client are looked at one after the other: together they could take more than their share. What is
 * read of the diary afterwards stays as it is until the transaction ends.
 */
export async function lockBookingClient(tx: Database, userId: string): Promise<BookingClient | undefined> {
  const [found] = await lockQuery(tx).execute({ userId })
  return found
}

export async function requireBookingClient(db: Database, userId: string): Promise<BookingClient> {
  const [found] = await db
    .select(CLIENT)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  if (!found) throw new Error('A booking belongs to nobody.')
  return found
}

/** What decides about a client's next booking. */
export type ClientEligibility = {
  /** The booking that this form has already become. */
  readonly bookingId: string | null
  readonly isReturning: boolean
  /** Slots that are kept for them while they have not paid. */
  readonly holds: number
  /** Bookings that wait for their payment. */
  readonly unpaid: number
}

const OF_USER = sql`user_id = ${sql.placeholder('userId')}`

const IS_ENROLLED = sql`exists (select from ${courseEnrollments} where ${OF_USER})`

const IS_UNPAID = sql`status = 'pending' and payable_until > ${sql.placeholder('now')}`

// One look at all bookings of the client, who has a few: every other index leads through those of everybody.
const eligibilityQuery = preparedSql<ClientEligibility>(sql`
  select (array_agg(id) filter (where idempotency_key = ${sql.placeholder('idempotencyKey')}))[1] as "bookingId",
    coalesce(bool_or(status = 'paid'), false) or ${IS_ENROLLED} as "isReturning",
    count(*) filter (where ${IS_UNPAID} and holds_slot and hold_expires_at > ${sql.placeholder('now')})::int as holds,
    count(*) filter (where ${IS_UNPAID})::int as unpaid
  from ${bookings} where ${OF_USER}`)

export async function requireEligibility(
  db: Database,
  form: { readonly userId: string; readonly idempotencyKey: string },
  now: Date,
): Promise<ClientEligibility> {
  const { rows } = await eligibilityQuery(db).execute({ ...form, now })
  const [standing] = rows
  if (!standing) throw new Error('A count has no answer.')
  return standing
}

const returningQuery = preparedSql<{ isReturning: boolean }>(sql`
  select exists (select from ${bookings} where ${OF_USER} and status = 'paid') or ${IS_ENROLLED} as "isReturning"`)

/** Has a paid booking or an enrollment; an abandoned form earns no discount. */
export async function isReturningClient(db: Database, userId: string): Promise<boolean> {
  const { rows } = await returningQuery(db).execute({ userId })
  return rows[0]?.isReturning ?? false
}
