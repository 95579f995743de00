import { and, asc, count, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { ADDRESS } from '#db/accounts/user-columns.ts'
import type { Database } from '#db/client.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { consultationPackages, practice } from '#db/schema/content.ts'
import { waitlistEntries, waitlistOffers } from '#db/schema/waitlist.ts'
import { MOST_LAPSED_OFFERS, type OfferState, type WaitEnd } from '#domain/bookings/waitlist.ts'
import type { DeskScope } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'

export type WaitlistEntry = typeof waitlistEntries.$inferSelect
export type WaitlistOffer = typeof waitlistOffers.$inferSelect

const isWaiting = isNull(waitlistEntries.endedAt)

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
  await tx
    .update(waitlistOffers)
    .set({ state: offer })
    .where(and(eq(waitlistOffers.entryId, id), eq(waitlistOffers.state, 'open')))
  return true
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

/** Ends entries whose last day has passed for the client, or whose offers have lapsed too often. */
export async function endFinishedEntries(tx: Database, now: Date): Promise<number> {
  const hasPassed = sql<boolean>`(${now}::timestamptz at time zone ${waitlistEntries.timeZone})::date > ${waitlistEntries.lastDate}`
  const lapsed = sql`(select count(*) from ${waitlistOffers}
    where ${waitlistOffers.entryId} = ${waitlistEntries.id} and ${waitlistOffers.state} = 'lapsed')`
  const finished = await tx
    .select({ id: waitlistEntries.id, hasPassed })
    .from(waitlistEntries)
    .where(and(isWaiting, or(hasPassed, sql`${lapsed} >= ${MOST_LAPSED_OFFERS}`)))
    .for('update', { skipLocked: true })
  for (const { id, hasPassed: isPassed } of finished) {
    await endEntry(tx, id, { reason: isPassed ? 'passed' : 'unanswered', offer: 'lapsed', now })
  }
  return finished.length
}

/** The name under which the practice lists an astrologer; null for anyone. */
const ASTROLOGER_NAME = sql<string | null>`(
  select coalesce(${astrologers.name}, (select ${practice.astrologerName} from ${practice}))
  from ${astrologers} where ${astrologers.id} = ${waitlistEntries.astrologerId})`

const ENTRY = {
  id: waitlistEntries.id,
  userId: waitlistEntries.userId,
  packageId: waitlistEntries.packageId,
  astrologerId: waitlistEntries.astrologerId,
  firstDate: waitlistEntries.firstDate,
  lastDate: waitlistEntries.lastDate,
  partOfDay: waitlistEntries.partOfDay,
  timeZone: waitlistEntries.timeZone,
  createdAt: waitlistEntries.createdAt,
  endReason: waitlistEntries.endReason,
  serviceName: consultationPackages.name,
  serviceSlug: consultationPackages.slug,
  astrologerName: ASTROLOGER_NAME,
  email: ADDRESS,
  clientName: profiles.fullName,
  offer: {
    id: waitlistOffers.id,
    astrologerId: waitlistOffers.astrologerId,
    startsAt: waitlistOffers.startsAt,
    label: waitlistOffers.label,
    expiresAt: waitlistOffers.expiresAt,
  },
}

/** An entry with its service, its client and the time that is offered now. */
export type ShownEntry = Awaited<ReturnType<typeof listOwnEntries>>[number]

function selectEntries(db: Database, now: Date) {
  return db
    .select(ENTRY)
    .from(waitlistEntries)
    .innerJoin(consultationPackages, eq(consultationPackages.id, waitlistEntries.packageId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .leftJoin(profiles, eq(profiles.userId, waitlistEntries.userId))
    .leftJoin(
      waitlistOffers,
      and(
        eq(waitlistOffers.entryId, waitlistEntries.id),
        eq(waitlistOffers.state, 'open'),
        gt(waitlistOffers.expiresAt, now),
      ),
    )
}

export async function listOwnEntries(db: Database, userId: string, now: Date) {
  return selectEntries(db, now)
    .where(and(eq(waitlistEntries.userId, userId), isWaiting))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
}

/** An entry, ended or not, whose client's account can be used. */
export async function findEntry(db: Database, id: string, now: Date): Promise<ShownEntry | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await selectEntries(db, now).where(
    and(eq(waitlistEntries.id, id), isNull(users.erasedAt), isNull(users.disabledAt)),
  )
  return found
}

const MOST_SHOWN = 200

/** Staff who see only their own bookings see who waits for them; those who wait for anyone are the principal's. */
const isInScope = ({ onlyOf }: DeskScope): SQL | undefined => {
  if (onlyOf === null) return undefined
  const { astrologerId, includesUnassigned } = onlyOf
  return or(
    astrologerId === null ? sql`false` : eq(waitlistEntries.astrologerId, astrologerId),
    includesUnassigned ? isNull(waitlistEntries.astrologerId) : undefined,
  )
}

/** Who waits, in the order of the line. */
export async function listDeskEntries(db: Database, scope: DeskScope, now: Date): Promise<ShownEntry[]> {
  return selectEntries(db, now)
    .where(and(isWaiting, isNull(users.erasedAt), isInScope(scope)))
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(MOST_SHOWN)
}

export async function isEntryInScope(db: Database, scope: DeskScope, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const [found] = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.id, id), isInScope(scope)))
  return found !== undefined
}

export async function isAnyoneWaiting(db: Database): Promise<boolean> {
  const [counted] = await db.select({ waiting: count() }).from(waitlistEntries).where(isWaiting)
  return (counted?.waiting ?? 0) > 0
}

export async function deleteEndedEntries(db: Database, before: Date): Promise<number> {
  const deleted = await db
    .delete(waitlistEntries)
    .where(lt(waitlistEntries.endedAt, before))
    .returning({ id: waitlistEntries.id })
  return deleted.length
}
