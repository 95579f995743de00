import { and, asc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { translatedName } from '#db/content/translated-columns.ts'
import { isInScope } from '#db/desk-scope.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import type { Interval } from '#domain/availability/slot-rules.ts'
import type { DeskScope } from '#domain/rights.ts'

/** Sessions ahead that hold their time, the next one first. Those that the desk keeps outside its hours are left out. */
export async function listFutureSessions(db: Database, scope: DeskScope, now: Date) {
  return listSessions(db, scope, and(isInScope(scope), isAhead(now)))
}

type TimeOff = Interval & {
  /** Null: everybody's. */
  readonly astrologerId: number | null
}

/** The future sessions that time off leaves inside it, the next one first: the desk moves them, or keeps them. */
export async function listSessionsDuring(
  db: Database,
  scope: DeskScope,
  { startsAt, endsAt, astrologerId }: TimeOff,
  now: Date,
) {
  const isInside = and(lt(bookings.startsAt, endsAt), gt(bookings.endsAt, startsAt))
  const isOwners = astrologerId === null ? undefined : eq(bookings.astrologerId, astrologerId)
  return listSessions(db, scope, and(isInScope(scope), isAhead(now), isInside, isOwners))
}

function isAhead(now: Date) {
  return and(
    eq(bookings.holdsSlot, true),
    sql`${bookings.keptStart} is distinct from ${bookings.startsAt}`,
    gt(bookings.startsAt, now),
    or(eq(bookings.status, 'paid'), gt(bookings.holdExpiresAt, now)),
  )
}

function listSessions(db: Database, scope: DeskScope, where: SQL | undefined) {
  return db
    .select({
      id: bookings.id,
      code: bookings.code,
      serviceName: translatedName(scope.language, sql`${bookings.serviceName}`),
      questionCount: bookings.questionCount,
      status: bookings.status,
      clientName: profiles.fullName,
      clientPhone: profiles.phone,
      clientEmail: users.email,
      isClientErased: sql<boolean>`${users.erasedAt} is not null`,
      // Never null while a booking holds a slot.
      astrologerId: sql<number>`${bookings.astrologerId}`.mapWith(bookings.astrologerId),
      startsAt: sql<Date>`${bookings.startsAt}`.mapWith(bookings.startsAt),
      endsAt: sql<Date>`${bookings.endsAt}`.mapWith(bookings.endsAt),
      timeZone: bookings.timeZone,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .where(where)
    .orderBy(asc(bookings.startsAt))
}
