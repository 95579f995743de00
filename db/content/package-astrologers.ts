import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { astrologerHours, astrologers, dateOverrides, packageAstrologers } from '#db/schema/availability.ts'
import { minuteOf, type OpenHours } from '#domain/availability/hours.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/** The ids of the astrologers with these slugs who take bookings; of all of them if no slug is given. */
export async function listOfferingIds(db: Database, slugs: readonly string[]): Promise<number[]> {
  const chosen = slugs.length === 0 ? undefined : inArray(astrologers.slug, [...slugs])
  const rows = await db
    .select({ id: astrologers.id })
    .from(astrologers)
    .where(and(isNull(astrologers.retiredAt), chosen))
  return rows.map(({ id }) => id)
}

/** Replaces who offers a package; nobody in the list means everybody. */
export async function recordOffering(tx: Database, packageId: number, astrologerIds: readonly number[]): Promise<void> {
  await tx.delete(packageAstrologers).where(eq(packageAstrologers.packageId, packageId))
  if (astrologerIds.length === 0) return
  await tx.insert(packageAstrologers).values(astrologerIds.map((astrologerId) => ({ packageId, astrologerId })))
}

/** The longest opening of these astrologers on any day from today, in minutes; 0 if they have no hours. */
export async function findLongestOpening(db: Database, ids: readonly number[], today: IsoDate): Promise<number> {
  if (ids.length === 0) return 0
  const weekly: OpenHours[] = await db
    .select({ opensAt: astrologerHours.opensAt, closesAt: astrologerHours.closesAt })
    .from(astrologerHours)
    .where(inArray(astrologerHours.astrologerId, [...ids]))
  const isTheirs = or(isNull(dateOverrides.astrologerId), inArray(dateOverrides.astrologerId, [...ids]))
  const overrides = await db
    .select({ hours: dateOverrides.hours })
    .from(dateOverrides)
    .where(and(isTheirs, gte(dateOverrides.lastDate, today)))
  const openings = [...weekly, ...overrides.flatMap(({ hours }) => hours)]
  return Math.max(0, ...openings.map(({ opensAt, closesAt }) => minuteOf(closesAt) - minuteOf(opensAt)))
}
