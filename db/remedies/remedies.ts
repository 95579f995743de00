import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import { bookings } from '#db/schema/bookings.ts'
import { remedies, remedyDays } from '#db/schema/remedies.ts'
import type { RemedyDay } from '#domain/remedies/remedy-days.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

const COLUMNS = {
  id: remedies.id,
  bookingId: remedies.bookingId,
  userId: remedies.userId,
  sealedContent: remedies.sealedContent,
  timeZone: remedies.timeZone,
  version: remedies.version,
  publishedAt: remedies.publishedAt,
  endedAt: remedies.endedAt,
}

export async function findRemedy(db: Database, id: string) {
  const [found] = await db.select(COLUMNS).from(remedies).where(eq(remedies.id, id))
  return found
}

export type RemedyRow = NonNullable<Awaited<ReturnType<typeof findRemedy>>>

/** Of a booking, in the order in which they were written. */
export function listBookingRemedies(db: Database, bookingId: string): Promise<RemedyRow[]> {
  return db
    .select(COLUMNS)
    .from(remedies)
    .where(eq(remedies.bookingId, bookingId))
    .orderBy(asc(remedies.createdAt), asc(remedies.id))
}

/** What the desk has to know about the remedies of a booking without reading them. */
export async function countRemedies(db: Database, bookingId: string) {
  const [counts] = await db
    .select({ published: count(remedies.publishedAt), all: count() })
    .from(remedies)
    .where(eq(remedies.bookingId, bookingId))
  const { published = 0, all = 0 } = counts ?? {}
  return { published, waiting: all - published }
}

/** What a client sees, with the booking it belongs to. */
export function listOwnRemedies(db: Database, userId: string, language?: ReadIn) {
  return db
    .select({
      ...COLUMNS,
      code: bookings.code,
      serviceName: translatedName(language, sql`${bookings.serviceName}`),
      questionCount: bookings.questionCount,
    })
    .from(remedies)
    .innerJoin(bookings, eq(bookings.id, remedies.bookingId))
    .where(and(eq(remedies.userId, userId), eq(bookings.userId, userId), isNotNull(remedies.publishedAt)))
    .orderBy(asc(remedies.publishedAt), asc(remedies.createdAt), asc(remedies.id))
}

/** The days of several remedies, by remedy. */
export async function listRemedyDays(db: Database, ids: readonly string[]): Promise<Map<string, RemedyDay[]>> {
  const rows = await db
    .select({ remedyId: remedyDays.remedyId, date: remedyDays.day, doneAt: remedyDays.doneAt })
    .from(remedyDays)
    .where(inArray(remedyDays.remedyId, [...ids]))
    .orderBy(asc(remedyDays.day))
  const days = new Map<string, RemedyDay[]>(ids.map((id) => [id, []]))
  for (const { remedyId, date, doneAt } of rows) days.get(remedyId)?.push({ date, isDone: doneAt !== null })
  return days
}

type Written = {
  readonly id: string
  readonly bookingId: string
  readonly userId: string
  readonly sealedContent: SealedText
  readonly timeZone: string
  readonly staffId: string
  readonly now: Date
}

/** Writes it anew or over its last version; an ended one goes on. The caller holds the lock of the client. */
export async function recordRemedy(tx: Database, { staffId, now, ...remedy }: Written): Promise<void> {
  const change = {
    sealedContent: remedy.sealedContent,
    timeZone: remedy.timeZone,
    writtenBy: staffId,
    updatedAt: now,
    endedAt: null,
  }
  await tx
    .insert(remedies)
    .values({ ...remedy, writtenBy: staffId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: remedies.id, set: { ...change, version: sql`${remedies.version} + 1` } })
}

/** Replaces the days; those that are done stay as they are. */
export async function replaceRemedyDays(
  tx: Database,
  { id, userId }: Pick<RemedyRow, 'id' | 'userId'>,
  dates: readonly IsoDate[],
): Promise<void> {
  await tx.delete(remedyDays).where(and(eq(remedyDays.remedyId, id), isNull(remedyDays.doneAt)))
  if (dates.length === 0) return
  await tx
    .insert(remedyDays)
    .values(dates.map((day) => ({ remedyId: id, userId, day })))
    .onConflictDoNothing()
}

/** The remedies of a booking that the client did not see before. */
export async function markRemediesPublished(
  tx: Database,
  bookingId: string,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<string[]> {
  const rows = await tx
    .update(remedies)
    .set({ publishedBy: staffId, publishedAt: now })
    .where(and(eq(remedies.bookingId, bookingId), isNull(remedies.publishedAt)))
    .returning({ id: remedies.id })
  return rows.map(({ id }) => id).toSorted()
}

/** Also takes away the days that are still ahead. */
export async function markRemedyEnded(
  tx: Database,
  id: string,
  { today, now }: { readonly today: IsoDate; readonly now: Date },
): Promise<void> {
  await tx
    .update(remedies)
    .set({ endedAt: now, updatedAt: now, version: sql`${remedies.version} + 1` })
    .where(eq(remedies.id, id))
  await tx
    .delete(remedyDays)
    .where(and(eq(remedyDays.remedyId, id), isNull(remedyDays.doneAt), sql`${remedyDays.day} > ${today}`))
}

/** Only while the client has not seen it. */
export async function deleteUnpublishedRemedy(tx: Database, id: string): Promise<void> {
  await tx.delete(remedies).where(and(eq(remedies.id, id), isNull(remedies.publishedAt)))
}

type OwnDay = { readonly remedyId: string; readonly userId: string; readonly day: IsoDate }

/** Returns false if the client's remedy has no such day. Ticking twice keeps the first instant. */
export async function markDayDone(db: Database, own: OwnDay, doneAt: Date | null): Promise<boolean> {
  const changed = await db
    .update(remedyDays)
    .set({ doneAt: doneAt === null ? null : sql`coalesce(${remedyDays.doneAt}, ${doneAt.toISOString()})` })
    .where(and(eq(remedyDays.remedyId, own.remedyId), eq(remedyDays.userId, own.userId), eq(remedyDays.day, own.day)))
    .returning({ day: remedyDays.day })
  return changed.length === 1
}
