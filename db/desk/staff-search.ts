import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { translatedName } from '#db/content/translated-columns.ts'
import { isInScope, isKnownClient } from '#db/desk-scope.ts'
import type { Paise } from '#domain/money.ts'
import type { DeskScope } from '#domain/rights.ts'
import { STAFF_ROLES } from '#domain/roles.ts'
import type { IsoDate } from '#domain/time/india-time.ts'

/**
 * The search of the staff area, by the first letters of what staff know: every condition is the beginning of an indexed text
 * (migration 0228), and no more rows are read than this, however short the typed text is.
 */
const MOST_READ = 200

type Search = { readonly typed: string; readonly limit: number }

export type FoundClient = {
  readonly userId: string
  readonly fullName: string | null
  readonly email: string | null
  readonly phone: string | null
}

/**
 * Clients by any word of their name in any script, their email or their phone; who booked last comes first. `anybody` finds
 * people with an account too who have never booked.
 */
export async function findClientsByStart(
  db: Database,
  scope: DeskScope,
  { typed, limit, anybody = false }: Search & { readonly anybody?: boolean },
) {
  const { rows } = await db.execute<FoundClient>(sql`
    with found as (
      (select user_id from profiles where name_words(search_name) @@ name_query(${typed}) limit ${MOST_READ})
      union (select id from users where erased_at is null and email like ${startOf(typed.toLowerCase())} limit ${MOST_READ})
      ${unionOfPhones(typed)}
    )
    select users.id as "userId", p.full_name as "fullName", users.email, p.phone
    from found
    join users on users.id = found.user_id and users.erased_at is null and ${anybody ? IS_NO_STAFF : isKnownClient(scope)}
    left join profiles p on p.user_id = users.id
    left join lateral (
      select created_at from bookings where bookings.user_id = users.id and ${isInScope(scope) ?? sql`true`}
      order by created_at desc limit 1) latest on true
    order by latest.created_at desc nulls last, users.id
    limit ${limit}`)
  return rows
}

const IS_NO_STAFF = sql`not exists (select from user_roles r where r.user_id = users.id and r.role in ${STAFF_ROLES})`

const FEWEST_DIGITS = 4

/** By the digits of a number with its country code, or without that of India. */
function unionOfPhones(typed: string): SQL {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (digits.length < FEWEST_DIGITS || /[^\d\s+().-]/.test(typed)) return sql``
  const starts = [digits, `91${digits}`].map((start) => sql`phone_key(phone) like ${startOf(start)}`)
  return sql`union (select user_id from profiles where phone is not null and (${sql.join(starts, sql` or `)}) limit ${MOST_READ})`
}

export type FoundBooking = {
  readonly id: string
  readonly code: string
  readonly serviceName: string
  readonly clientName: string | null
  readonly bookingDate: IsoDate | null
  readonly createdAt: Date
}

/** Bookings by their code, with or without its two first letters, or by the whole reference of a payment. */
export async function findBookingsByStart(db: Database, scope: DeskScope, { typed, limit }: Search) {
  const code = typed.toUpperCase()
  const { rows } = await db.execute<Omit<FoundBooking, 'createdAt'> & { readonly createdAt: string | Date }>(sql`
    with found as (
      (select id from bookings where code like ${startOf(code)} or code like ${startOf(`MU${code}`)} limit ${MOST_READ})
      union (select booking_id from payment_claims where reference = ${typed} limit ${MOST_READ})
    )
    select bookings.id, code, ${translatedName(scope.language, sql`service_name`)} as "serviceName", booking_date::text as "bookingDate",
      bookings.created_at as "createdAt", p.full_name as "clientName"
    from found
    join bookings on bookings.id = found.id and ${isInScope(scope) ?? sql`true`}
    left join profiles p on p.user_id = bookings.user_id
    order by bookings.created_at desc, bookings.id
    limit ${limit}`)
  return rows.map((row): FoundBooking => ({ ...row, createdAt: new Date(row.createdAt) }))
}

export type FoundInvoice = {
  readonly id: string
  readonly invoiceNumber: string
  readonly clientName: string
  readonly total: Paise
}

/** Invoices and credit notes by their number or its last part. */
export async function findInvoicesByStart(db: Database, scope: DeskScope, { typed, limit }: Search) {
  const ofPlace = /^\d{1,6}$/.test(typed) ? sql`or place = ${Number(typed)}` : sql``
  const { rows } = await db.execute<FoundInvoice>(sql`
    select i.id, i.invoice_number as "invoiceNumber", i.client_name as "clientName", i.total_amount_paise::float8 as total
    from invoices i
    join bookings on bookings.id = i.booking_id and ${isInScope(scope) ?? sql`true`}
    where i.id = any (array(
      select id from invoices where invoice_number like ${startOf(typed.toUpperCase())} ${ofPlace} limit ${MOST_READ}))
    order by i.created_at desc, i.id
    limit ${limit}`)
  return rows
}

/** A pattern for texts that begin so. Wildcards in the typed text are escaped. */
function startOf(typed: string): string {
  return `${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
