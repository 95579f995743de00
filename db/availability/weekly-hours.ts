import { and, asc, count, eq, exists, isNull, not, or, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { userRoles } from '#db/schema/accounts.ts'
import { astrologerHours, astrologers } from '#db/schema/availability.ts'
import { practice } from '#db/schema/content.ts'
import { ISO_WEEKDAYS, type Week } from '#domain/availability/typed-hours.ts'
import type { SessionLimits } from '#domain/content/offers.ts'

const DIARY = {
  id: astrologers.id,
  name: sql<string>`coalesce(${astrologers.name}, (select ${practice.astrologerName} from ${practice}))`,
  timeZone: astrologers.timeZone,
  /** False for the principal's diary while it belongs to no account: every astrologer may change it then. */
  isOwn: sql<boolean>`${astrologers.userId} is not null`,
}

export type DeskDiary = {
  readonly id: number
  readonly name: string
  readonly timeZone: string
  readonly isOwn: boolean
}

/** The astrologer's own diary, or else the principal's if that belongs to no account; never for one who sees only their own. */
export async function findDiaryOf(db: Database, userId: string): Promise<DeskDiary | undefined> {
  const [found] = await db
    .select(DIARY)
    .from(astrologers)
    .where(
      or(
        eq(astrologers.userId, userId),
        and(eq(astrologers.isPrincipal, true), isNull(astrologers.userId), not(isNewColleague(db, userId))),
      ),
    )
    .orderBy(sql`${astrologers.userId} is null`)
    .limit(1)
  return found
}

function isNewColleague(db: Database, userId: string) {
  const isTheirs = and(eq(userRoles.userId, userId), eq(userRoles.role, 'astrologer'))
  return exists(
    db
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .where(and(isTheirs, eq(userRoles.seesEverybody, false))),
  )
}

/** Every practice has one: they come with the tables. */
export async function findPrincipalId(db: Database): Promise<number> {
  const [found] = await db.select({ id: astrologers.id }).from(astrologers).where(eq(astrologers.isPrincipal, true))
  if (!found) throw new Error('The practice has no principal astrologer.')
  return found.id
}

/** Everybody who takes bookings, in the order in which the practice lists them. */
export async function listDiaries(db: Database) {
  return db
    .select({ ...DIARY, slug: astrologers.slug })
    .from(astrologers)
    .where(isNull(astrologers.retiredAt))
    .orderBy(asc(astrologers.position), asc(astrologers.id))
}

/** How many sessions of all services an astrologer takes. */
export async function findSessionLimits(db: Database, astrologerId: number): Promise<SessionLimits> {
  const [found] = await db
    .select({ mostPerDay: astrologers.mostPerDay, mostPerWeek: astrologers.mostPerWeek })
    .from(astrologers)
    .where(eq(astrologers.id, astrologerId))
  return found ?? { mostPerDay: null, mostPerWeek: null }
}

export async function recordSessionLimits(db: Database, astrologerId: number, limits: SessionLimits): Promise<void> {
  await db.update(astrologers).set(limits).where(eq(astrologers.id, astrologerId))
}

/** How many accounts may work at the desk. */
export async function countAstrologerAccounts(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(userRoles).where(eq(userRoles.role, 'astrologer'))
  return row?.count ?? 0
}

export async function countAstrologers(db: Database): Promise<number> {
  const [row] = await db.select({ count: count() }).from(astrologers).where(isNull(astrologers.retiredAt))
  return row?.count ?? 0
}

/** Until the transaction ends, so that a new astrologer's slug stays free and each account gets one diary. */
export async function lockAstrologers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('new astrologer'))`)
}

export async function listAstrologerSlugs(db: Database): Promise<string[]> {
  const rows = await db.select({ slug: astrologers.slug }).from(astrologers)
  return rows.map(({ slug }) => slug)
}

export async function recordAstrologer(
  db: Database,
  { now, ...astrologer }: { readonly userId: string; readonly name: string; readonly slug: string; readonly now: Date },
): Promise<void> {
  const position = sql`(select coalesce(max(position), 0) + 1 from astrologers)`
  await db.insert(astrologers).values({ ...astrologer, position, updatedAt: now })
}

/** Seven days, Monday first. */
export async function listWeeklyHours(db: Database, astrologerId: number): Promise<Week> {
  const rows = await db
    .select()
    .from(astrologerHours)
    .where(eq(astrologerHours.astrologerId, astrologerId))
    .orderBy(asc(astrologerHours.opensAt))
  return ISO_WEEKDAYS.map((weekday) =>
    rows.filter((row) => row.weekday === weekday).map(({ opensAt, closesAt }) => ({ opensAt, closesAt })),
  )
}

export async function recordWeeklyHours(tx: Database, astrologerId: number, week: Week): Promise<void> {
  await tx.delete(astrologerHours).where(eq(astrologerHours.astrologerId, astrologerId))
  const rows = week.flatMap((day, index) => day.map((hours) => ({ astrologerId, weekday: index + 1, ...hours })))
  if (rows.length > 0) await tx.insert(astrologerHours).values(rows)
}
