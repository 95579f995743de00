import { sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { type NewEmail, notifyEmailsQueued } from '#db/emails/email-queue.ts'
import { preparedSql } from '#db/prepared.ts'
import { consents } from '#db/schema/accounts.ts'
import { bookingEvents, bookings } from '#db/schema/bookings.ts'
import { emails } from '#db/schema/emails.ts'
import { CONSENT_TEXT_VERSIONS, type ConsentPurpose } from '#domain/accounts/consents.ts'

const WRITTEN = [
  'id',
  'code',
  'userId',
  'idempotencyKey',
  'serviceType',
  'serviceName',
  'courseId',
  'packageId',
  'listedPrice',
  'amount',
  'bookingDate',
  'slotKey',
  'preferredTime',
  'startsAt',
  'endsAt',
  'holdsSlot',
  'holdExpiresAt',
  'payableUntil',
  'askedAt',
  'birthDetails',
  'notes',
  'timeZone',
  'createdAt',
  'updatedAt',
] as const

type Row = typeof bookings.$inferSelect
export type NewBooking = Pick<Row, (typeof WRITTEN)[number]>

const COLUMNS = sql.join(
  WRITTEN.map((key) => sql.identifier(bookings[key].name)),
  sql`, `,
)
const VALUES = sql.join(
  WRITTEN.map((key) => sql.placeholder(key)),
  sql`, `,
)

const newBookingStatement = preparedSql<{ isWritten: true }>(sql`
  with booking as (
    insert into ${bookings} (${COLUMNS}) values (${VALUES})
    on conflict do nothing
    returning id, user_id, status, payment_status, created_at
  ), event as (
    insert into ${bookingEvents} (booking_id, at, change, actor, actor_id, to_status, to_payment_status)
    select id, created_at, 'created', 'client', user_id, status, payment_status from booking
  ), consent as (
    insert into ${consents} (user_id, purpose, text_version, given_at)
    select user_id, purpose, text_version, created_at
    from booking, unnest(${sql.placeholder('purposes')}::text[], ${sql.placeholder('textVersions')}::text[])
      as given (purpose, text_version)
  ), email as (
    insert into ${emails} (event_key, kind, payload, recipient, recipient_name, time_zone)
    select ${sql.placeholder('eventKey')}, ${sql.placeholder('kind')}, ${sql.placeholder('payload')}::jsonb,
      ${sql.placeholder('recipient')}, ${sql.placeholder('recipientName')}, ${sql.placeholder('readerTimeZone')}
    from booking
  )
  select true as "isWritten" from booking`)

type Accompaniment = { readonly purposes: readonly ConsentPurpose[]; readonly email: NewEmail }

/**
 * Writes a booking with the first line of its history, what its client has agreed to and the email that tells of it:
 * all of it or nothing. Answers false when the slot has a live booking, or, very rarely, the code is in use.
 */
export async function recordBooking(
  tx: Database,
  booking: NewBooking,
  { purposes, email: { timeZone: readerTimeZone, ...email } }: Accompaniment,
): Promise<boolean> {
  const textVersions = purposes.map((purpose) => CONSENT_TEXT_VERSIONS[purpose])
  const { rows } = await newBookingStatement(tx).execute({
    ...booking,
    ...email,
    readerTimeZone,
    purposes,
    textVersions,
  })
  if (rows.length > 0) notifyEmailsQueued(tx)
  return rows.length > 0
}
