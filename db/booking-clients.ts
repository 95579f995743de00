import { eq, sql } from 'drizzle-orm'
import type { Database } from './client.ts'
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

/**
 * Two forms of one client are looked at one after the other: together they could take more than their share. What is
 * read of the diary afterwards stays as it is until the transaction ends.
 */
export async function lockBookingClient(tx: Database, userId: string): Promise<BookingClient | undefined> {
  const [found] = await tx
    .select({ ...CLIENT, diaryShare })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
    .for('no key update', { of: users })
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

export async function requireStanding(db: Database, userId: string, now: Date): Promise<ClientStanding> {
  const { rows } = await db.execute<ClientStanding>(sql`
    select
      exists (select from ${bookings} where user_id = ${userId} and status = 'paid')
        or exists (select from ${courseEnrollments} where user_id = ${userId}) as "isReturning",
      count(*) filter (where holds_slot and hold_expires_at > ${now})::int as holds,
      count(*)::int as unpaid
    from ${bookings} where user_id = ${userId} and status = 'pending' and payable_until > ${now}`)
  const [standing] = rows
  if (!standing) throw new Error('A count has no answer.')
  return standing
}

/** Has a paid booking or a place in a course; an abandoned form earns no discount. */
export async function isReturningClient(db: Database, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isReturning: boolean }>(sql`
    select exists (select from ${bookings} where user_id = ${userId} and status = 'paid')
      or exists (select from ${courseEnrollments} where user_id = ${userId}) as "isReturning"`)
  return rows[0]?.isReturning ?? false
}
