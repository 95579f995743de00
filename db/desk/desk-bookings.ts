import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { BOOKING_COLUMNS } from '#db/bookings/booking-columns.ts'
import type { Database } from '#db/client.ts'
import { translatedName } from '#db/content/translated-columns.ts'
import { isInScope } from '#db/desk-scope.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { astrologers } from '#db/schema/availability.ts'
import { bookings } from '#db/schema/bookings.ts'
import { sessionNotes } from '#db/schema/desk.ts'
import { refunds } from '#db/schema/invoices.ts'
import { DEFAULT_LINK } from '#db/sessions/session-notes.ts'
import type { Paise } from '#domain/money.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type { DeskScope } from '#domain/rights.ts'
import type { SealedText } from '#domain/sealed-text.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'

export const IS_CLIENT_ERASED = sql<boolean>`${users.erasedAt} is not null`

/** Null if there is nobody else who could hold the session. */
const ASTROLOGER_NAME = sql<string | null>`(
  select case when a.is_principal then (select astrologer_name from practice) else a.name end
  from ${astrologers} a
  where a.id = ${bookings.astrologerId}
    and exists (select from ${astrologers} other where other.id <> a.id and other.retired_at is null))`

/** A booking as the desk sees it, with its client and, within the scope, what the client and staff wrote. */
const deskColumns = ({ hasChartsAndNotes, language }: DeskScope) => ({
  ...BOOKING_COLUMNS,
  serviceName: translatedName(language, sql`${bookings.serviceName}`),
  holdExpiresAt: bookings.holdExpiresAt,
  sealedNotes: sql<SealedText | null>`${hasChartsAndNotes ? bookings.sealedNotes : sql`null::text`}`,
  birthDetails: sql<SealedText | null>`${hasChartsAndNotes ? bookings.birthDetails : sql`null::text`}`,
  sealedPrivateNotes: sql<SealedText | null>`${hasChartsAndNotes ? sessionNotes.sealedNotes : sql`null::text`}`,
  /** A Prasna that was booked without its question. */
  isQuestionMissing: sql<boolean>`(${bookings.askedAt} is not null and ${bookings.sealedNotes} is null)`,
  clientName: profiles.fullName,
  clientEmail: users.email,
  clientPhone: profiles.phone,
  isClientErased: IS_CLIENT_ERASED,
  /** The session's own; empty without one. */
  meetingLink: sql<string>`coalesce(${sessionNotes.meetingLink}, '')`,
  defaultLink: DEFAULT_LINK,
  astrologerName: sql<string | null>`${translatedName(language, ASTROLOGER_NAME)}`,
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

/** An array, because Postgres overestimates how many there are and would read all bookings to join them. */
const hasNoOutcome = sql`${bookings.id} = any (array(
  select b.id from bookings b where b.status = 'paid' and b.payment_status = 'paid'
    and not exists (select from session_notes n where n.booking_id = b.id and n.outcome is not null)))`

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
  const isUnanswered = and(isNotNull(bookings.askedAt), hasNoOutcome)
  const isOver = or(isNull(bookings.endsAt), lte(bookings.endsAt, now))
  const isClaimedToday = and(
    eq(bookings.paymentStatus, 'awaiting_verification'),
    eq(bookings.needsReschedule, false),
    eq(bookings.bookingDate, today),
  )
  const [sessions, questions] = await Promise.all([
    selectDeskBookings(db, scope)
      .where(and(eq(bookings.status, 'paid'), gt(bookings.endsAt, now), or(isConfirmed, isClaimedToday)))
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
    .where(and(isConfirmed, eq(bookings.serviceType, 'consultation'), lte(bookings.endsAt, now), hasNoOutcome))
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
  const { bookingId, amount } = refunds
  // Summed at once: one lookup for each refund of three years would take longer.
  const refunded = db
    .select({ bookingId, amount: sql<number>`sum(${amount})`.as('amount') })
    .from(refunds)
    .groupBy(bookingId)
    .as('refunded')
  return db
    .select({
      id: bookings.id,
      code: bookings.code,
      serviceName: translatedName(scope.language, sql`${bookings.serviceName}`),
      questionCount: bookings.questionCount,
      due: sql<Paise>`(${bookings.refundDue} - coalesce(${refunded.amount}, 0))::integer`,
      sendBy: bookings.refundBy,
      clientName: profiles.fullName,
      isClientErased: IS_CLIENT_ERASED,
      method: sql<LedgerMethod | null>`(${lastPayment('way')})`,
      reference: sql<string | null>`(${lastPayment('reference')})`,
    })
    .from(bookings)
    .innerJoin(users, and(eq(users.id, bookings.userId), isInScope(scope)))
    .leftJoin(profiles, eq(profiles.userId, bookings.userId))
    .leftJoin(refunded, eq(refunded.bookingId, bookings.id))
    .where(sql`${bookings.status} = 'cancelled' and ${bookings.refundDue} > 0
      and ${bookings.refundDue} > coalesce(${refunded.amount}, 0)`)
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

/**
 * The three numbers above the tabs. The amount is what has been received for confirmed sessions ahead, less refunds and with
 * the credit that was used. Each part reads an index of its own.
 */
export async function countDesk(db: Database, scope: DeskScope, now: Date) {
  const inScope = isInScope(scope) ?? sql`true`
  const { rows } = await db.execute<{ upcoming: number; toVerify: number; pending: number; revenue: number }>(sql`
    with ahead as (
      select id from bookings
      where status = 'paid' and payment_status = 'paid' and ends_at > ${now} and ${inScope}
      union all
      select id from bookings
      where status = 'paid' and payment_status = 'paid' and asked_at is not null and (ends_at is null or ends_at <= ${now})
        and not exists (select from session_notes n where n.booking_id = bookings.id and n.outcome is not null)
        and ${inScope}
    )
    select
      (select count(*) from ahead)::int as upcoming,
      (select coalesce(sum(case e.kind when 'refund' then -e.amount_paise else e.amount_paise end), 0)
        from ledger_entries e join ahead on ahead.id = e.booking_id
        where e.kind in ('payment', 'refund', 'credit'))::float8 as revenue,
      (select count(*) from payment_claims c join bookings on bookings.id = c.booking_id
        where c.state = 'awaiting' and status = 'paid' and ${inScope}
          and not exists (select from pending_decisions d where d.booking_id = bookings.id))::int as "toVerify",
      (select count(*) from bookings
        where status = 'pending' and payment_status = 'pending' and ${inScope})::int as pending`)
  return rows[0] ?? { upcoming: 0, toVerify: 0, pending: 0, revenue: 0 }
}
