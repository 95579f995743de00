import { and, asc, eq, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { dateOverrides } from '#db/schema/availability.ts'
import type { SpecialDays } from '#domain/availability/special-days.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

export type StoredOverride = typeof dateOverrides.$inferSelect

type NewOverride = SpecialDays & {
  /** Null: everybody. */
  readonly astrologerId: number | null
  readonly holidayKey?: string | null
  readonly createdAt: Date
}

/** An astrologer's and everybody's overrides that are not over, the next one first. */
export async function listOverrides(db: Database, astrologerId: number, from: IsoDate): Promise<StoredOverride[]> {
  return db
    .select()
    .from(dateOverrides)
    .where(
      and(
        gte(dateOverrides.lastDate, from),
        or(isNull(dateOverrides.astrologerId), eq(dateOverrides.astrologerId, astrologerId)),
      ),
    )
    .orderBy(asc(dateOverrides.firstDate), asc(dateOverrides.id))
}

/** The holidays from the list on which the whole practice is closed, by key, with their stored dates. */
export async function listHolidayDates(db: Database): Promise<Map<string, IsoDate>> {
  const rows = await db
    .select({ key: dateOverrides.holidayKey, date: dateOverrides.firstDate })
    .from(dateOverrides)
    .where(and(isNotNull(dateOverrides.holidayKey), isNull(dateOverrides.astrologerId)))
  return new Map(rows.map(({ key, date }) => [key ?? '', date]))
}

export async function recordOverride(db: Database, { hours, ...override }: NewOverride): Promise<{ id: number }> {
  const [recorded] = await db
    .insert(dateOverrides)
    .values({ ...override, hours: [...hours] })
    .returning({ id: dateOverrides.id })
  if (!recorded) throw new Error('The override was not recorded.')
  return recorded
}

/** Whether the same change is stored already, as after a form that was sent twice. */
export async function hasOverride(
  db: Database,
  { astrologerId, firstDate, lastDate, hours, reason, showsReason }: NewOverride,
): Promise<boolean> {
  const rows = await db
    .select({ hours: dateOverrides.hours })
    .from(dateOverrides)
    .where(
      and(
        astrologerId === null ? isNull(dateOverrides.astrologerId) : eq(dateOverrides.astrologerId, astrologerId),
        eq(dateOverrides.firstDate, firstDate),
        eq(dateOverrides.lastDate, lastDate),
        eq(dateOverrides.reason, reason),
        eq(dateOverrides.showsReason, showsReason),
      ),
    )
  return rows.some((row) => JSON.stringify(row.hours) === JSON.stringify(hours))
}

/** Deletes an own override or one for everybody. Returns it, or undefined if it is gone or another astrologer's. */
export async function deleteOverride(
  db: Database,
  { id, astrologerId }: { readonly id: number; readonly astrologerId: number },
): Promise<StoredOverride | undefined> {
  const [deleted] = await db
    .delete(dateOverrides)
    .where(
      and(
        eq(dateOverrides.id, id),
        or(isNull(dateOverrides.astrologerId), eq(dateOverrides.astrologerId, astrologerId)),
      ),
    )
    .returning()
  return deleted
}

export async function deleteHolidays(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await db
    .delete(dateOverrides)
    .where(and(isNull(dateOverrides.astrologerId), inArray(dateOverrides.holidayKey, [...keys])))
}
