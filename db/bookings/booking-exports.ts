import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { moneyColumns } from '#db/payments/booking-money.ts'
import type { Paise } from '#domain/money.ts'
import type { MoneyFacts } from '#domain/payments/booking-money.ts'
import type { DateRange } from '#domain/time/date-range.ts'
import { addDays, istInstant } from '#domain/time/india-time.ts'

type ExportOptions = DateRange & { readonly limit: number }

/** Written in India's time, `yyyy-MM-dd HH:mm`. */
const inIndia = (instant: SQL) => sql`to_char(${instant} at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')`
const dayInIndia = (instant: SQL) => sql`to_char(${instant} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`

const madeWithin = ({ from, until }: DateRange) => sql`
  b.created_at >= ${istInstant(from, '00:00')} and b.created_at < ${istInstant(addDays(until, 1), '00:00')}`

/** Clients who booked within these days, with the bookings of these days; erased ones are left out. */
export async function listClientsToExport(db: Database, options: ExportOptions) {
  const { rows } = await db.execute<{
    name: string | null
    email: string | null
    phone: string | null
    state: string | null
    since: string
    bookings: number
    first: string
    latest: string
  }>(sql`
    select p.full_name as name, u.email, p.phone, n.state_code as state, ${dayInIndia(sql`u.created_at`)} as since,
      count(*)::int as bookings, ${dayInIndia(sql`min(b.created_at)`)} as first,
      ${dayInIndia(sql`max(b.created_at)`)} as latest
    from bookings b join users u on u.id = b.user_id and u.erased_at is null
    left join profiles p on p.user_id = u.id
    left join client_notes n on n.user_id = u.id
    where ${madeWithin(options)}
    group by u.id, p.full_name, p.phone, n.state_code
    order by min(b.created_at), u.id
    limit ${options.limit}`)
  return rows
}

export type ExportedBooking = Awaited<ReturnType<typeof listBookingsToExport>>[number]

/** Bookings made within these days, without birth details and notes. */
export async function listBookingsToExport(db: Database, options: ExportOptions) {
  const { price, balance, checking, refunded } = moneyColumns(sql`b.id`)
  const { rows } = await db.execute<
    MoneyFacts & {
      code: string
      bookedAt: string
      client: string | null
      email: string | null
      serviceName: string
      questionCount: number
      astrologer: string | null
      sessionAt: string | null
      outcome: string | null
      listedPrice: Paise
      amount: Paise
      cancelledAt: string | null
      refundDue: Paise | null
    }
  >(sql`
    select b.code, ${inIndia(sql`b.created_at`)} as "bookedAt",
      case when u.erased_at is null then p.full_name end as client, case when u.erased_at is null then u.email end as email,
      b.service_name as "serviceName", b.question_count as "questionCount",
      case when a.is_principal then (select astrologer_name from practice) else a.name end as astrologer,
      ${inIndia(sql`b.starts_at`)} as "sessionAt", b.status, b.payment_status as "paymentStatus",
      b.payment_method as "paymentMethod", ${price} as price, ${balance} as balance, ${checking} as checking,
      ${refunded} as refunded, n.outcome,
      b.listed_paise as "listedPrice", b.amount_paise as amount, ${inIndia(sql`b.cancelled_at`)} as "cancelledAt",
      b.refund_due_paise as "refundDue"
    from bookings b join users u on u.id = b.user_id
    left join profiles p on p.user_id = b.user_id
    left join astrologers a on a.id = b.astrologer_id
    left join session_notes n on n.booking_id = b.id
    where ${madeWithin(options)}
    order by b.created_at, b.id
    limit ${options.limit}`)
  return rows
}
