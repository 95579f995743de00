import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { timeOff } from '#db/schema/bookings.ts'
import type { Interval } from '#domain/availability/slot-rules.ts'

/** Null: everybody's time. */
type Owner = number | null

/** An astrologer's and everybody's current and coming time off, the next one first. */
export async function listTimeOff(db: Database, astrologerId: Owner, now: Date) {
  return db
    .select()
    .from(timeOff)
    .where(and(gt(timeOff.endsAt, now), isOwnOrAll(astrologerId)))
    .orderBy(asc(timeOff.startsAt))
}

/** An astrologer's and everybody's time off that overlaps a range. */
export async function listTimeOffIn(
  db: Database,
  astrologerId: Owner,
  { from, until }: { readonly from: Date; readonly until: Date },
) {
  return db
    .select()
    .from(timeOff)
    .where(and(gt(timeOff.endsAt, from), lt(timeOff.startsAt, until), isOwnOrAll(astrologerId)))
    .orderBy(asc(timeOff.startsAt))
}

/** The astrologer's own time off or everybody's, never another astrologer's. */
export async function findTimeOffById(db: Database, id: number, astrologerId: Owner) {
  const [row] = await db
    .select()
    .from(timeOff)
    .where(and(eq(timeOff.id, id), isOwnOrAll(astrologerId)))
  return row
}

export async function recordTimeOff(
  db: Database,
  { startsAt, endsAt }: Interval,
  { reason = '', astrologerId = null }: { readonly reason?: string; readonly astrologerId?: Owner } = {},
): Promise<number> {
  const [row] = await db
    .insert(timeOff)
    .values({ startsAt, endsAt, reason, astrologerId })
    .returning({ id: timeOff.id })
  if (!row) throw new Error('Time off was not written.')
  return row.id
}

export async function findTimeOff(
  db: Database,
  { startsAt, endsAt }: Interval,
  astrologerId: Owner,
): Promise<number | undefined> {
  const isOwners = astrologerId === null ? isNull(timeOff.astrologerId) : eq(timeOff.astrologerId, astrologerId)
  const isSame = and(eq(timeOff.startsAt, startsAt), eq(timeOff.endsAt, endsAt), isOwners)
  const [row] = await db.select({ id: timeOff.id }).from(timeOff).where(isSame).limit(1)
  return row?.id
}

/** Deletes the astrologer's own time off or everybody's, never another astrologer's. */
export async function deleteTimeOff(db: Database, id: number, astrologerId: Owner): Promise<void> {
  await db.delete(timeOff).where(and(eq(timeOff.id, id), isOwnOrAll(astrologerId)))
}

function isOwnOrAll(astrologerId: Owner) {
  const isAll = isNull(timeOff.astrologerId)
  return astrologerId === null ? isAll : or(isAll, eq(timeOff.astrologerId, astrologerId))
}
