import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type ReadIn, translatedName } from '#db/content/translated-columns.ts'
import type { Paise } from '#domain/money.ts'
import type { LedgerMethod } from '#domain/payments/ledger.ts'
import type { DateRange, Month } from '#domain/time/date-range.ts'
import { addDays, istInstant } from '#domain/time/india-time.ts'

export type ReceivedRow = {
  readonly month: Month
  /** Null for money on a client's account. */
  readonly serviceName: string | null
  /** How many questions; null with the name. */
  readonly questionCount: number | null
  /** Null for what belongs to no astrologer, such as courses. */
  readonly astrologer: string | null
  readonly method: LedgerMethod | null
  /** Payments less refunds. */
  readonly amount: Paise
  /** Of these, what was sent back. */
  readonly refunded: Paise
  readonly payments: number
}

const instants = ({ from, until }: DateRange) => [istInstant(from, '00:00'), istInstant(addDays(until, 1), '00:00')]

/**
 * Money received less money sent back, from the ledger. A refund, and a payment that was taken back because it was recorded by
 * mistake, count in their own month. Credit counts when its money came, not when it pays for a booking.
 */
export async function listReceived(db: Database, range: DateRange, language?: ReadIn): Promise<ReceivedRow[]> {
  const [start, end] = instants(range)
  const { rows } = await db.execute<ReceivedRow>(sql`
    select to_char(e.at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      ${translatedName(language, sql`b.service_name`)} as "serviceName",
      b.question_count as "questionCount",
      case when a.is_principal then (select astrologer_name from practice) else a.name end as astrologer, e.way as method,
      sum(case e.kind when 'payment' then e.amount_paise else -e.amount_paise end)::float8 as amount,
      coalesce(sum(e.amount_paise) filter (where e.kind = 'refund'), 0)::float8 as refunded,
      count(*) filter (where e.kind = 'payment' and e.amount_paise > 0 and not exists (
        select from ledger_entries r where r.reverses = e.id))::int as payments
    from ledger_entries e left join bookings b on b.id = e.booking_id left join astrologers a on a.id = b.astrologer_id
    where e.kind in ('payment', 'refund') and e.at >= ${start} and e.at < ${end}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`)
  return rows
}

export type SessionsOfMonth = {
  readonly month: Month
  readonly held: number
  readonly missed: number
  readonly cancelled: number
}

/**
 * Confirmed consultations by the month in which they were to take place; questions by the month in which they were asked.
 * Bookings that were never paid are left out.
 */
export async function listMonthsOfSessions(db: Database, range: DateRange, now: Date): Promise<SessionsOfMonth[]> {
  const [start, end] = instants(range)
  const { rows } = await db.execute<SessionsOfMonth>(sql`
    select to_char(s.at at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      count(*) filter (where s.status = 'paid' and s.outcome is distinct from 'no_show')::int as held,
      count(*) filter (where s.status = 'paid' and s.outcome = 'no_show')::int as missed,
      count(*) filter (where s.status = 'cancelled')::int as cancelled
    from (
      select coalesce(b.starts_at, b.asked_at) as at, b.status, n.outcome
      from bookings b left join session_notes n on n.booking_id = b.id
      where b.service_type = 'consultation' and b.payment_status = 'paid' and not b.needs_reschedule
        and (b.status = 'cancelled' or b.ends_at <= ${now} or n.outcome is not null)
    ) s
    where s.at >= ${start} and s.at < ${end}
    group by 1`)
  return rows
}

export type BookingsOfMonth = { readonly month: Month; readonly bookings: number; readonly paid: number }

/** Bookings by the month in which they were made, and how many of these have been paid. */
export async function listMonthsOfBookings(db: Database, range: DateRange): Promise<BookingsOfMonth[]> {
  const [start, end] = instants(range)
  const { rows } = await db.execute<BookingsOfMonth>(sql`
    select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, count(*)::int as bookings,
      count(*) filter (where payment_status = 'paid' and payment_method <> 'session')::int as paid
    from bookings where created_at >= ${start} and created_at < ${end}
    group by 1`)
  return rows
}
