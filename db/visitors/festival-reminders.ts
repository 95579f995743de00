import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { festivalReminders } from '#db/schema/almanac.ts'
import type { ReminderChoice } from '#domain/almanac/festival-reminders.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

const { id, email, chosen, requested, requestedAt, unsubscribedAt, hasFamily, lastDay } = festivalReminders

export type FestivalReminder = {
  readonly id: string
  readonly email: string
  readonly chosen: ReminderChoice | null
  readonly requested: ReminderChoice | null
  readonly requestedAt: Date
  /** Also the days of the family that the reader's account has saved. */
  readonly hasFamily: boolean
}

const COLUMNS = { id, email, chosen, requested, requestedAt, hasFamily }

type Request = { readonly email: string; readonly choice: ReminderChoice; readonly now: Date }

/** What is already sent goes on until the reader confirms the new choice. */
export async function recordReminderRequest(db: Database, { email: address, choice, now }: Request): Promise<string> {
  const waiting = { requested: choice, requestedAt: now }
  const [row] = await db
    .insert(festivalReminders)
    .values({ email: address, ...waiting })
    .onConflictDoUpdate({ target: email, set: waiting })
    .returning({ id })
  if (!row) throw new Error('A request for reminders was not written.')
  return row.id
}

/** For a reader whose address is known to be theirs. */
export async function recordReminders(
  db: Database,
  { email: address, choice, hasFamily: isFamilyIn, now }: Request & { readonly hasFamily: boolean },
): Promise<void> {
  const current = {
    hasFamily: isFamilyIn,
    chosen: choice,
    requested: null,
    requestedAt: now,
    confirmedAt: now,
    unsubscribedAt: null,
  }
  await db
    .insert(festivalReminders)
    .values({ email: address, ...current })
    .onConflictDoUpdate({ target: email, set: current })
}

/** Returns false if another choice was requested since. */
export async function markRemindersConfirmed(
  db: Database,
  reminderId: string,
  { choice, now }: { readonly choice: ReminderChoice; readonly now: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(festivalReminders)
    .set({ chosen: choice, requested: null, confirmedAt: now, unsubscribedAt: null })
    .where(and(eq(id, reminderId), eq(requested, choice)))
    .returning({ id })
  return confirmed.length === 1
}

/** Also withdraws a request, so that an old email cannot subscribe the reader again. */
export async function markRemindersEnded(db: Database, address: string, now: Date): Promise<void> {
  await db
    .update(festivalReminders)
    .set({ chosen: null, requested: null, hasFamily: false, unsubscribedAt: now })
    .where(and(eq(email, address), or(isNotNull(chosen), isNotNull(requested))))
}

export async function findReminder(db: Database, reminderId: string): Promise<FestivalReminder | undefined> {
  const [found] = await db.select(COLUMNS).from(festivalReminders).where(eq(id, reminderId))
  return found
}

export async function findReminderOf(db: Database, address: string): Promise<FestivalReminder | undefined> {
  const [found] = await db.select(COLUMNS).from(festivalReminders).where(eq(email, address))
  return found
}

const chosenZone = sql<string>`${chosen} ->> 'timeZone'`

/** The time zones in which anyone is reminded. */
export async function listReminderZones(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: chosenZone }).from(festivalReminders).where(isNotNull(chosen))
  return rows.map(({ zone }) => zone)
}

export type DueReminder = {
  readonly id: string
  readonly email: string
  readonly chosen: ReminderChoice
  readonly hasFamily: boolean
}

type Due = { readonly timeZone: string; readonly day: IsoDate; readonly after: string; readonly limit: number }

/** Readers of a zone who were not reminded of this day yet, in the order of their ids. */
export async function listDueReminders(db: Database, { timeZone, day, after, limit }: Due): Promise<DueReminder[]> {
  const rows = await db
    .select({ id, email, chosen, hasFamily })
    .from(festivalReminders)
    .where(and(isNotNull(chosen), eq(chosenZone, timeZone), or(isNull(lastDay), lt(lastDay, day)), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
  return rows.flatMap((row) => (row.chosen === null ? [] : { ...row, chosen: row.chosen }))
}

export async function recordRemindedDay(db: Database, reminderId: string, day: IsoDate): Promise<void> {
  await db.update(festivalReminders).set({ lastDay: day }).where(eq(id, reminderId))
}

type StaleBefore = { readonly requestedBefore: Date; readonly leftBefore: Date }

/** Deletes addresses that never confirmed or unsubscribed a while ago. */
export async function deleteStaleReminders(db: Database, { requestedBefore, leftBefore }: StaleBefore): Promise<void> {
  const isOver = and(isNull(chosen), isNull(requested), lt(unsubscribedAt, leftBefore))
  await db
    .delete(festivalReminders)
    .where(or(isOver, and(isNull(chosen), isNotNull(requested), lt(requestedAt, requestedBefore))))
}
