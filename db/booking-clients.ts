import { eq, sql } from 'drizzle-orm'
import type { Database } from './client.ts'
import { preparedFor, preparedSql } from './prepared.ts'
import { profiles, users } from './schema/accounts.ts'
import { bookings, courseEnrollments } from './schema/bookings.ts'
import { diaryShare } from './slots.ts'

export type BookingClient = {
  readonly id: string
  readonly email: string
  readonly fullName: string | null
  readonly emailVerifiedAt: Date | null
}

const CLIENT = {
  id: users.id,
  email: users.email,
  fullName: profiles.fullName,
  emailVerifiedAt: users.emailVerifiedAt,
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
export type ClientStanding = {
  readonly isReturning: boolean
  /** Slots that are kept for them while they have not paid. */
  readonly holds: number
  /** Bookings that wait for their payment. */
  readonly unpaid: number
}

const OF_USER = sql`user_id = ${sql.placeholder('userId')}`

/** Has a paid booking or a place in a course; an abandoned form earns no discount. */
const IS_RETURNING = sql`exists (select from ${bookings} where ${OF_USER} and status = 'paid')
  or exists (select from ${courseEnrollments} where ${OF_USER})`

const standingQuery = preparedSql<ClientStanding>(sql`
  select ${IS_RETURNING} as "isReturning",
    count(*) filter (where holds_slot and hold_expires_at > ${sql.placeholder('now')})::int as holds,
    count(*)::int as unpaid
  from ${bookings} where ${OF_USER} and status = 'pending' and payable_until > ${sql.placeholder('now')}`)

export async function requireStanding(db: Database, userId: string, now: Date): Promise<ClientStanding> {
  const { rows } = await standingQuery(db).execute({ userId, now })
  const [standing] = rows
  if (!standing) throw new Error('A count has no answer.')
  return standing
}

const returningQuery = preparedSql<{ isReturning: boolean }>(sql`select ${IS_RETURNING} as "isReturning"`)

export async function isReturningClient(db: Database, userId: string): Promise<boolean> {
  const { rows } = await returningQuery(db).execute({ userId })
  return rows[0]?.isReturning ?? false
}
