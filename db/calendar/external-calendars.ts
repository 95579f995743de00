import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { ADDRESS } from '#db/accounts/user-columns.ts'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { busyTimes, externalCalendars } from '#db/schema/calendars.ts'
import type { Span } from '#domain/availability/spans.ts'
import type { CalendarProblem } from '#domain/calendar/calendar-problem.ts'
import { isUuid } from '#domain/uuid.ts'

export type ExternalCalendar = typeof externalCalendars.$inferSelect
export type NewCalendar = Pick<
  ExternalCalendar,
  'astrologerId' | 'userId' | 'name' | 'sealedAddress' | 'addressHash' | 'addedAt'
>

/** The calendars of an astrologer, with the number of their coming busy times. */
export async function listCalendars(
  db: Database,
  astrologerId: number,
  now: Date,
): Promise<(ExternalCalendar & { busyCount: number })[]> {
  const rows = await db
    .select({
      calendar: externalCalendars,
      busyCount: sql<number>`(
        select count(*)::int from ${busyTimes} b where b.calendar_id = ${externalCalendars.id} and b.ends_at > ${now})`,
    })
    .from(externalCalendars)
    .where(eq(externalCalendars.astrologerId, astrologerId))
    .orderBy(asc(externalCalendars.addedAt), asc(externalCalendars.id))
  return rows.map(({ calendar, busyCount }) => ({ ...calendar, busyCount }))
}

export async function countCalendars(db: Database, astrologerId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(externalCalendars)
    .where(eq(externalCalendars.astrologerId, astrologerId))
  return row?.count ?? 0
}

/** Every calendar that closes slots. */
export async function listCalendarIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: externalCalendars.id })
    .from(externalCalendars)
    .innerJoin(astrologers, eq(astrologers.id, externalCalendars.astrologerId))
    .where(isNull(astrologers.retiredAt))
    .orderBy(asc(externalCalendars.id))
  return rows.map(({ id }) => id)
}

/** With the astrologer's zone, and the account that added it. */
export async function findCalendar(db: Database, id: string) {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select({
      calendar: externalCalendars,
      timeZone: astrologers.timeZone,
      owner: { email: ADDRESS, erasedAt: users.erasedAt },
    })
    .from(externalCalendars)
    .innerJoin(astrologers, eq(astrologers.id, externalCalendars.astrologerId))
    .innerJoin(users, eq(users.id, externalCalendars.userId))
    .where(eq(externalCalendars.id, id))
  return found
}

export async function findTimeZone(db: Database, astrologerId: number): Promise<string | undefined> {
  const [found] = await db
    .select({ timeZone: astrologers.timeZone })
    .from(astrologers)
    .where(eq(astrologers.id, astrologerId))
  return found?.timeZone
}

/** Returns undefined if the astrologer has this calendar already. */
export async function recordCalendar(tx: Database, calendar: NewCalendar): Promise<string | undefined> {
  const [added] = await tx
    .insert(externalCalendars)
    .values(calendar)
    .onConflictDoNothing()
    .returning({ id: externalCalendars.id })
  return added?.id
}

/** Locks the calendar until the transaction ends; undefined if it was removed meanwhile. */
export async function lockCalendar(tx: Database, id: string): Promise<ExternalCalendar | undefined> {
  const [found] = await tx.select().from(externalCalendars).where(eq(externalCalendars.id, id)).for('update')
  return found
}

type Read = {
  readonly etag: string | null
  readonly lastModified: string | null
  readonly unreadableEvents: number
  readonly spans: readonly Span[]
  readonly now: Date
}

const ROWS_AT_ONCE = 1_000

/** Replaces the busy times of a locked calendar. */
export async function recordCalendarRead(
  tx: Database,
  calendar: Pick<ExternalCalendar, 'id' | 'astrologerId'>,
  { spans, now, ...version }: Read,
): Promise<void> {
  // Most calendars are the same every ten minutes.
  if (!isDeepStrictEqual(spans, await listSpans(tx, calendar.id))) await replaceBusyTimes(tx, calendar, spans)
  const times = { readAt: now, succeededAt: now, triedAt: now }
  await tx
    .update(externalCalendars)
    .set({ ...version, ...times, problem: null })
    .where(eq(externalCalendars.id, calendar.id))
}

async function listSpans(tx: Database, calendarId: string): Promise<Span[]> {
  const rows = await tx
    .select({ startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
    .from(busyTimes)
    .where(eq(busyTimes.calendarId, calendarId))
    .orderBy(asc(busyTimes.startsAt))
  return rows.map(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
}

async function replaceBusyTimes(
  tx: Database,
  { id, astrologerId }: Pick<ExternalCalendar, 'id' | 'astrologerId'>,
  spans: readonly Span[],
): Promise<void> {
  await tx.delete(busyTimes).where(eq(busyTimes.calendarId, id))
  for (let from = 0; from < spans.length; from += ROWS_AT_ONCE) {
    const rows = spans.slice(from, from + ROWS_AT_ONCE).map(([startsAt, endsAt]) => ({
      astrologerId,
      calendarId: id,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    }))
    await tx.insert(busyTimes).values(rows)
  }
}

export async function recordCalendarUnchanged(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(externalCalendars)
    .set({ succeededAt: now, triedAt: now, problem: null })
    .where(eq(externalCalendars.id, id))
}

/** The busy times stay as they are. */
export async function recordCalendarProblem(
  tx: Database,
  id: string,
  problem: CalendarProblem,
  now: Date,
): Promise<void> {
  await tx.update(externalCalendars).set({ triedAt: now, problem }).where(eq(externalCalendars.id, id))
}

/** Its busy times are deleted with it. Returns false if it was removed before. */
export async function deleteCalendar(db: Database, { id, astrologerId }: OwnCalendar): Promise<boolean> {
  if (!isUuid(id)) return false
  const deleted = await db
    .delete(externalCalendars)
    .where(and(eq(externalCalendars.id, id), eq(externalCalendars.astrologerId, astrologerId)))
    .returning({ id: externalCalendars.id })
  return deleted.length === 1
}

export type OwnCalendar = { readonly id: string; readonly astrologerId: number }

/** Undefined if it is not the astrologer's, or was removed. */
export async function findOwnCalendarId(db: Database, { id, astrologerId }: OwnCalendar): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db
    .select({ id: externalCalendars.id })
    .from(externalCalendars)
    .where(and(eq(externalCalendars.id, id), eq(externalCalendars.astrologerId, astrologerId)))
  return found?.id
}
