import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { isInScope } from '#db/desk-scope.ts'
import { BOOKING_BALANCE } from '#db/payments/ledger-entries.ts'
import { REFUNDED } from '#db/payments/refunds.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { sessionNotes } from '#db/schema/desk.ts'
import type { IsoDate } from '#domain/india-time.ts'
import type { Paise } from '#domain/money.ts'
import type { MoneyWay } from '#domain/payments/ledger.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import { isUuid } from '#domain/uuid.ts'
import { BOOKING_COLUMNS } from './booking-columns.ts'
import { DEFAULT_LINK } from './session-notes.ts'

export const IS_CLIENT_ERASED = sql<boolean>`${users.erasedAt} is not null`

/** Null if there is nobody else who could hold the session. */
const ASTROLOGER_NAME = sql<string | null>`(
  select case when a.is_principal then (select astrologer_name from practice) else a.name end
  from ${astrologers} a
  where a.id = ${bookings.astrologerId}
    and exists (select from ${astrologers} other where other.id <> a.id and other.retired_at is null))`

/** A booking as the desk sees it, with its client and, within the scope, what the client and staff wrote. */
const deskColumns = ({ hasChartsAndNotes }: DeskScope) => ({
  ...BOOKING_COLUMNS,
  holdExpiresAt: bookings.holdExpiresAt,
  /** Above zero it is due. */
  balance: BOOKING_BALANCE,
  sealedNotes: sql<SealedText | null>`${hasChartsAndNotes ? bookings.sealedNotes : sql`null::text`}`,
  birthDetails: sql<SealedText | null>`${hasChartsAndNotes ? bookings.birthDetails : sql`null::text`}`,
  sealedPrivateNotes: sql<SealedText | null>`${hasChartsAndNotes ? sessionNotes.sealedNotes : sql`null::text`}`,
  clientName: profiles.fullName,
  clientEmail: users.email,
  clientPhone: profiles.phone,
  isClientErased: IS_CLIENT_ERASED,
  /** The session's own; empty without one. */
  meetingLink: sql<string>`coalesce(${sessionNotes.meetingLink}, '')`,
  defaultLink: DEFAULT_LINK,
  astrologerName: ASTROLOGER_NAME,
  outcome: sessionNotes.outcome,
})

export type DeskBooking = Awaited<ReturnType<typeof listUpcomingBookings>>[number]

/** The most that one screen lists; a practice has far fewer. */
export const MOST_LISTED = 200

export function selectDeskBookings(db: Database, scope: DeskScope) {
  return (
    db
      .select(deskColumns(scope))
      .from(bookings)
      // The scope is a condition of this join, because a query has only one `where`.
      .innerJoin(users, and(eq(users.id, bookings.userId), isInScope(scope)))
      .leftJoin(profiles, eq(profiles.userId, bookings.userId))
      .leftJoin(sessionNotes, eq(sessionNotes.bookingId, bookings.id))
  )
}

const isConfirmed = and(eq(bookings.status, 'paid'), eq(bookings.paymentStatus, 'paid')) as SQL

/** Of the sessions ahead, a busy practice sees those of the next days on its first screen. */
const MOST_AHEAD = 60

/**
 * Confirmed sessions ahead, the next one first, and then questions without an answer, the oldest first. Today's sessions
 * are listed before their payment is verified too, because they take place.
 */
export async function listUpcomingBookings(
  db: Database,
  scope: DeskScope,
  { now, today }: { now: Date; today: IsoDate },
) {
  const isUnanswered = and(isNotNull(bookings.askedAt), isNull(sessionNotes.outcome))
  const isOver = or(isNull(bookings.endsAt), lte(bookings.endsAt, now))
  const isClaimedToday = and(
    eq(bookings.status, 'paid'),
    eq(bookings.paymentStatus, 'awaiting_verification'),
    eq(bookings.needsReschedule, false),
    eq(bookings.bookingDate, today),
    gt(bookings.endsAt, now),
  )
  const [sessions, questions] = await Promise.all([
    selectDeskBookings(db, scope)
      .where(or(and(isConfirmed, gt(bookings.endsAt, now)), isClaimedToday))
      .orderBy(asc(bookings.startsAt), asc(bookings.createdAt))
      .limit(MOST_AHEAD),
    selectDeskBookings(db, scope)
      .where(and(isConfirmed, isUnanswered, isOver))
      .orderBy(asc(bookings.createdAt))
      .limit(MOST_LISTED),
  ])
  return [...sessions, ...questions]
}

/** Sessions that are over and have no outcome yet, the latest first. */
export async function listUnfinishedSessions(db: Database, scope: DeskScope, now: Date) {
  return selectDeskBookings(db, scope)
    .where(
      and(
        isConfirmed,
        eq(bookings.serviceType, 'consultation'),
        lte(bookings.endsAt, now),
        isNull(sessionNotes.outcome),
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(MOST_LISTED)
}

/** Unpaid bookings, latest first. */
export async function listPendingBookings(db: Database, scope: DeskScope) {
  return selectDeskBookings(db, scope)
    .where(and(eq(bookings.status, 'pending'), eq(bookings.paymentStatus, 'pending')))
    .orderBy(desc(bookings.createdAt))
    .limit(MOST_LISTED)
}

/** All bookings of one client, latest first. */
export async function listClientBookings(db: Database, scope: DeskScope, userId: string) {
  return selectDeskBookings(db, scope)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt))
    .limit(MOST_LISTED)
}

/** Of the transfer received, by which the bank finds its sender: the client may have been erased. */
function lastPayment(column: 'way' | 'reference'): SQL {
  return sql`select e.${sql.identifier(column)} from ledger_entries e
    where e.booking_id = ${bookings.id} and e.kind = 'payment' and e.amount_paise > 0
      and not exists (select from ledger_entries r where r.reverses = e.id) order by e.id desc limit 1`
}

/** Cancelled bookings whose verified payment is due back and has not been refunded, or only in part. */
export async function listDueRefunds(db: Database, scope: DeskScope) {
  return db
    .select({
      id: bookings.id,
      code: bookings.code,
      serviceName: bookings.serviceName,
      due: sql<Paise>`(${bookings.refundDue} - ${REFUNDED})::integer`,
      sendBy: bookings.refundBy,
      clientName: profiles.fullName,
      isClientErased: IS_CLIENT_ERASED,
      way: sql<MoneyWay | null>`(${lastPayment('way')})`,
      reference: sql<string | null>`(${lastPayment('reference')})`,
    })
    .from(bookings)
    .innerJoin(users, and(eq(users.id, bookings.userId), isInScope(scope)))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .where(and(eq(bookings.status, 'cancelled'), gt(bookings.refundDue, REFUNDED)))
    .orderBy(asc(bookings.cancelledAt))
    .limit(MOST_LISTED)
}

export async function findDeskBooking(db: Database, scope: DeskScope, id: string): Promise<DeskBooking | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await selectDeskBookings(db, scope).where(eq(bookings.id, id))
  return found
}

export async function isBookingInScope(db: Database, scope: DeskScope, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, id), isInScope(scope)))
  return found.length === 1
}

/** The three numbers above the tabs. The amount is the sum over confirmed sessions ahead. */
export async function countDesk(db: Database, scope: DeskScope, now: Date) {
  const isAhead = sql`(bookings.ends_at > ${now} or (bookings.asked_at is not null and n.outcome is null))`
  const { rows } = await db.execute<{ upcoming: number; toVerify: number; pending: number; revenue: number }>(sql`
    select
      count(*) filter (where bookings.status = 'paid' and bookings.payment_status = 'paid' and ${isAhead})::int as upcoming,
      count(*) filter (where bookings.status = 'paid' and d.id is null and exists (
        select from payment_claims c where c.booking_id = bookings.id and c.state = 'awaiting'))::int
        as "toVerify",
      count(*) filter (where bookings.status = 'pending' and bookings.payment_status = 'pending')::int as pending,
      coalesce(sum(bookings.amount_paise) filter (where bookings.status = 'paid' and bookings.payment_status = 'paid' and ${isAhead}), 0)::float8
        as revenue
    from bookings left join session_notes n on n.booking_id = bookings.id
      left join pending_decisions d on d.booking_id = bookings.id
    where bookings.status <> 'cancelled' and ${isInScope(scope) ?? sql`true`}`)
  return rows[0] ?? { upcoming: 0, toVerify: 0, pending: 0, revenue: 0 }
}
