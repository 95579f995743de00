import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { remedies, remedyDays, remedyReminders } from '#db/schema/remedies.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

export async function recordRemedyReminders(db: Database, userId: string, now: Date): Promise<void> {
  await db.insert(remedyReminders).values({ userId, askedAt: now }).onConflictDoNothing()
}

export async function deleteRemedyReminders(db: Database, userId: string): Promise<void> {
  await db.delete(remedyReminders).where(eq(remedyReminders.userId, userId))
}

export async function hasRemedyReminders(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(remedyReminders, eq(remedyReminders.userId, userId))) > 0
}

/** Whom an email was sent to, also after they unsubscribed: a mail program may ask twice. */
export async function findRemindedClient(db: Database, userId: string) {
  const [found] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  return found && found.email !== null ? { id: found.id, email: found.email } : undefined
}

const isRunning = and(isNotNull(remedies.publishedAt), isNull(remedies.endedAt))

/** The time zones in which anyone is reminded. */
export async function listRemedyZones(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ zone: remedies.timeZone })
    .from(remedies)
    .innerJoin(remedyReminders, eq(remedyReminders.userId, remedies.userId))
    .where(isRunning)
  return rows.map(({ zone }) => zone)
}

/** Clients with something to do on a day in a zone, and how many remedies. */
export async function listDueRemedies(db: Database, { timeZone, day }: { timeZone: string; day: IsoDate }) {
  const rows = await db
    .select({ userId: users.id, email: users.email, fullName: profiles.fullName, count: sql<number>`count(*)::int` })
    .from(remedyDays)
    .innerJoin(remedies, eq(remedies.id, remedyDays.remedyId))
    .innerJoin(remedyReminders, eq(remedyReminders.userId, remedyDays.userId))
    .innerJoin(users, eq(users.id, remedyDays.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(remedyDays.day, day),
        isNull(remedyDays.doneAt),
        eq(remedies.timeZone, timeZone),
        isRunning,
        isNull(users.erasedAt),
        isNull(users.disabledAt),
      ),
    )
    .groupBy(users.id, profiles.fullName)
    .orderBy(asc(users.id))
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]))
}

/** Whether a client who is reminded has something to do on a day. */
export async function isRemedyDue(db: Database, userId: string, day: IsoDate): Promise<boolean> {
  const rows = await db
    .select({ id: remedies.id })
    .from(remedyDays)
    .innerJoin(remedies, eq(remedies.id, remedyDays.remedyId))
    .where(and(eq(remedyDays.userId, userId), eq(remedyDays.day, day), isNull(remedyDays.doneAt), isRunning))
    .limit(1)
  return rows.length > 0
}
