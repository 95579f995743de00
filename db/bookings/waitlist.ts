import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { waitlistEntries, waitlistOffers } from '#db/schema/waitlist.ts'
import { MOST_LAPSED_OFFERS, type OfferState, type WaitEnd } from '#domain/bookings/waitlist.ts'
import { isUuid } from '#domain/uuid.ts'

export type WaitlistEntry = typeof waitlistEntries.$inferSelect
export type WaitlistOffer = typeof waitlistOffers.$inferSelect

export const isWaiting = isNull(waitlistEntries.endedAt)

/** Returns false if the client already waits for this service on one of these days. */
export async function recordEntry(tx: Database, entry: Omit<WaitlistEntry, 'endedAt' | 'endReason'>): Promise<boolean> {
  const inserted = await tx
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: waitlistEntries.id })
  return inserted.length === 1
}

export async function listLiveEntriesOf(db: Database, userId: string): Promise<WaitlistEntry[]> {
  return db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.userId, userId), isWaiting))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
}

/** The row stays locked until the transaction ends; undefined once the client no longer waits. */
export async function lockLiveEntry(tx: Database, id: string): Promise<WaitlistEntry | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await tx
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.id, id), isWaiting))
    .for('update')
  return found
}

const openOfferOf = (userId: SQL | typeof waitlistEntries.userId) =>
  sql`exists (select from ${waitlistOffers} where ${waitlistOffers.userId} = ${userId} and ${waitlistOffers.state} = 'open')`

/** Who is in line for an offer, the longest waiting first: clients with an open offer are not. */
export async function listEntriesInLine(db: Database, atMost: number): Promise<WaitlistEntry[]> {
  const rows = await db
    .select({ entry: waitlistEntries })
    .from(waitlistEntries)
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .where(
      and(
        isWaiting,
        isNull(users.disabledAt),
        isNull(users.erasedAt),
        isNull(users.eraseAfter),
        sql`not ${openOfferOf(waitlistEntries.userId)}`,
      ),
    )
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(atMost)
  return rows.map(({ entry }) => entry)
}

export async function hasOpenOffer(db: Database, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select ${openOfferOf(sql`${userId}`)}`)
  return rows[0]?.exists ?? false
}

/** The starts that were offered for an entry before. */
export async function listOfferedStarts(db: Database, entryId: string): Promise<Date[]> {
  const rows = await db
    .select({ startsAt: waitlistOffers.startsAt })
    .from(waitlistOffers)
    .where(eq(waitlistOffers.entryId, entryId))
  return rows.map(({ startsAt }) => startsAt)
}

/** Returns undefined if another offer holds some of this time. */
export async function recordOffer(
  tx: Database,
  offer: Omit<WaitlistOffer, 'id' | 'state'>,
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(waitlistOffers)
    .values(offer)
    .onConflictDoNothing()
    .returning({ id: waitlistOffers.id })
  return inserted?.id
}

/** Ends one entry and its open offer. Returns false if it has ended already. */
export async function endEntry(
  tx: Database,
  id: string,
  { reason, offer, now }: { reason: WaitEnd; offer: OfferState; now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(waitlistEntries)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(waitlistEntries.id, id), isWaiting))
    .returning({ id: waitlistEntries.id })
  if (ended.length === 0) return false
  await markOpenOffers(tx, [id], offer)
  return true
}

async function markOpenOffers(tx: Database, entryIds: readonly string[], state: OfferState): Promise<void> {
  await tx
    .update(waitlistOffers)
    .set({ state })
    .where(and(inArray(waitlistOffers.entryId, [...entryIds]), eq(waitlistOffers.state, 'open')))
}

/** Marks offers that nobody has taken in time. Those that are being taken right now are skipped. */
export async function lapseOffers(tx: Database, now: Date): Promise<number> {
  const lapsed = await tx
    .select({ id: waitlistOffers.id })
    .from(waitlistOffers)
    .where(and(eq(waitlistOffers.state, 'open'), sql`${waitlistOffers.expiresAt} <= ${now}`))
    .for('update', { skipLocked: true })
  if (lapsed.length === 0) return 0
  const ids = lapsed.map(({ id }) => id)
  await tx.update(waitlistOffers).set({ state: 'lapsed' }).where(inArray(waitlistOffers.id, ids))
  return lapsed.length
}

/** Ends entries whose last day, or its part, has passed for the client, or whose offers have lapsed too often. */
export async function endFinishedEntries(tx: Database, now: Date): Promise<number> {
  const hasPassed = sql<boolean>`${now}::timestamptz at time zone ${waitlistEntries.timeZone} >= ${waitlistEntries.lastDate}
    + case ${waitlistEntries.partOfDay} when 'morning' then interval '12 hours' when 'afternoon' then interval '17 hours'
      else interval '24 hours' end`
  const lapsed = sql`(select count(*) from ${waitlistOffers}
    where ${waitlistOffers.entryId} = ${waitlistEntries.id} and ${waitlistOffers.state} = 'lapsed')`
  const finished = await tx
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(isWaiting, or(hasPassed, sql`${lapsed} >= ${MOST_LAPSED_OFFERS}`)))
    .for('update', { skipLocked: true })
  if (finished.length === 0) return 0
  const ids = finished.map(({ id }) => id)
  await tx
    .update(waitlistEntries)
    .set({ endedAt: now, endReason: sql`case when ${hasPassed} then 'passed' else 'unanswered' end` })
    .where(inArray(waitlistEntries.id, ids))
  await markOpenOffers(tx, ids, 'lapsed')
  return finished.length
}

export async function isAnyoneWaiting(db: Database): Promise<boolean> {
  const [first] = await db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(isWaiting).limit(1)
  return first !== undefined
}

export async function deleteEndedEntries(db: Database, before: Date): Promise<number> {
  const deleted = await db
    .delete(waitlistEntries)
    .where(lt(waitlistEntries.endedAt, before))
    .returning({ id: waitlistEntries.id })
  return deleted.length
}
