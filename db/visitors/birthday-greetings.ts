import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { birthdayGreetings } from '#db/schema/almanac.ts'
import type { BirthdayKind } from '#domain/almanac/birthdays.ts'
import { INDIA_TIME_ZONE, type IsoDate } from '#domain/time/india-time.ts'

const { userId, kind, readFor, greetedOn } = birthdayGreetings

/** The zone of the client's last booking. */
const ZONE: SQL<string> = sql`coalesce((
  select b.time_zone from bookings b where b.user_id = birthday_greetings.user_id order by b.created_at desc limit 1), ${INDIA_TIME_ZONE})`

export async function findBirthdayGreeting(db: Database, id: string): Promise<BirthdayKind | undefined> {
  const [found] = await db.select({ kind }).from(birthdayGreetings).where(eq(userId, id))
  return found?.kind
}

type Choice = { readonly userId: string; readonly kind: BirthdayKind; readonly now: Date }

/** The days of the last greeting stay, so that another kind does not bring a second one in a year. */
export async function recordBirthdayGreeting(db: Database, { userId: id, kind: chosen, now }: Choice): Promise<void> {
  const choice = { kind: chosen, askedAt: now, readFor: null }
  await db
    .insert(birthdayGreetings)
    .values({ userId: id, ...choice })
    .onConflictDoUpdate({ target: userId, set: choice })
}

export async function deleteBirthdayGreeting(db: Database, id: string): Promise<void> {
  await db.delete(birthdayGreetings).where(eq(userId, id))
}

export async function listGreetingZones(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: ZONE }).from(birthdayGreetings)
  return rows.map(({ zone }) => zone)
}

/** Clients of a zone whose birth was not yet looked up for this day. */
export async function listGreetingsToRead(
  db: Database,
  { timeZone, day, limit }: { readonly timeZone: string; readonly day: IsoDate; readonly limit: number },
) {
  const rows = await db
    .select({ userId, kind, greetedOn, email: users.email, fullName: profiles.fullName })
    .from(birthdayGreetings)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(profiles, eq(profiles.userId, userId))
    .where(
      and(
        or(isNull(readFor), ne(readFor, day)),
        eq(ZONE, timeZone),
        isNull(users.erasedAt),
        isNull(users.disabledAt),
        sql`${users.email} is not null`,
      ),
    )
    .orderBy(asc(userId))
    .limit(limit)
  return rows.map(({ email, ...row }) => ({ ...row, email: email ?? '' }))
}

export async function recordGreetingRead(
  db: Database,
  id: string,
  { day, isGreeted }: { readonly day: IsoDate; readonly isGreeted: boolean },
): Promise<void> {
  const read = { readFor: day, ...(isGreeted && { greetedOn: day }) }
  await db.update(birthdayGreetings).set(read).where(eq(userId, id))
}
