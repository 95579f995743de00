import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Database } from '#db/client.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { INDIA_TIME_ZONE, istDate, mondayOf } from '#domain/time/india-time.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenColleague } from '#test/factories/availability.ts'
import { aReference, givenBooking, givenConsultation } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { releaseExpiredHolds } from '#usecases/bookings/release-expired-holds.ts'
import { recordRefund } from '#usecases/payments/record-refund.ts'
import { markOutcome } from '#usecases/sessions/update-session.ts'

export const LARGE = { clients: 20_000, bookings: 100_000, astrologers: 5, years: 3 }

const AHEAD_WEEKS = 4
/** The questions among so many of the latest bookings wait for their answer. */
const LATEST = 100
/** How far apart the numbers of two copies of a row are. */
const STRIDE = 100_000

/** Of ten bookings: four sessions, two cancelled ones, three answered questions, and one that was never paid. */
const MODELS = [
  'session',
  'session',
  'session',
  'session',
  'cancelled',
  'cancelled',
  'answer',
  'answer',
  'answer',
  'unpaid',
]
const SESSIONS_OF_TEN = 4

/** In this order, because later ones refer to earlier ones. */
const TABLES = [
  'bookings',
  'booking_events',
  'payment_claims',
  'ledger_entries',
  'invoices',
  'refunds',
  'session_notes',
  'emails',
]

/**
 * Fills a practice with three years of work. One booking of each kind is made by the use-cases, and then copied with
 * all its rows to other clients, astrologers and days, so that the whole is as consistent as its models.
 */
export async function fillLargePractice(db: Database, url: string, now: Date): Promise<void> {
  for (let added = 1; added < LARGE.astrologers; added++) {
    await givenColleague(db, { position: added, slug: `colleague-${added}`, name: `Colleague ${added}` })
  }
  // A year before the copies, so that they take no time of theirs.
  const models = await makeModels(db, new Date(now.getTime() - (LARGE.years + 1) * 365 * DAY_MS))
  // A connection without a time limit for statements.
  const client = new Client({ connectionString: url })
  await client.connect()
  const large = drizzle(client)
  await addClients(large)
  await planBookings(large, models, now)
  for (const table of TABLES) await copyRows(large, table)
  await countInvoices(large)
  await large.execute(sql`analyze`)
  await client.end()
}

type LargeDatabase = Pick<Database, 'execute'>

type Models = Readonly<Record<string, string>>

async function makeModels(db: Database, now: Date): Promise<Models> {
  const service = await givenConsultation(db, 'Prasna')
  const { id: staffId } = await givenUser(db, { roles: ['client', 'astrologer'], password: null })
  const session = await givenBooking(db, { state: 'verified', now })
  const answer = await givenBooking(db, { service, state: 'verified', now })
  const cancelled = await givenBooking(db, { state: 'verified', now })
  const unpaid = await givenBooking(db, { service, now })
  await applyDecisions(db, now)

  await cancelBooking(db, { bookingId: cancelled.id, userId: cancelled.userId }, now)
  const { amount, id: bookingId } = cancelled
  const refund = await recordRefund(db, { bookingId, staffId, amount, reference: aReference() }, now)
  if (!refund.ok) throw new Error(`The refund was refused: ${refund.refusal}`)
  await releaseExpiredHolds(db, new Date(now.getTime() + 3 * DAY_MS))
  for (const bookingId of [session.id, answer.id]) {
    await markOutcome(db, { bookingId, staffId, outcome: 'completed' }, new Date(now.getTime() + 90 * DAY_MS))
  }
  return { session: session.id, answer: answer.id, cancelled: cancelled.id, unpaid: unpaid.id }
}

async function addClients(db: LargeDatabase): Promise<void> {
  const first = sql`(array['Asha', 'Ravi', 'Meera', 'Arjun', 'Lakshmi', 'Suresh', 'Kavya', 'Anil', 'Divya', 'Kiran'])`
  const last = sql`(array['Rao', 'Sharma', 'Iyer', 'Patel', 'Nair', 'Reddy', 'Gupta', 'Das', 'Joshi', 'Menon', 'Kulkarni'])`
  await db.execute(sql`
    create temporary table large_clients as
    select n, md5('client ' || n)::uuid as id, ${first}[1 + n % 10] || ' ' || ${last}[1 + n % 11] as name
    from generate_series(0, ${LARGE.clients - 1}::integer) n`)
  await db.execute(sql`
    insert into users (id, email, email_verified_at, created_at)
    select id, 'client-' || n || '@example.com', now() - interval '3 years', now() - interval '3 years'
    from large_clients`)
  await db.execute(sql`
    insert into profiles (user_id, full_name, phone)
    select id, name, '+9198' || lpad(n::text, 8, '0') from large_clients`)
  await db.execute(sql`insert into user_roles (user_id, role) select id, 'client' from large_clients`)
}

/**
 * Which model is copied for whom, and by how much its dates move. Every open hour has its session, in the
 * weeks ahead too; questions were all asked before this week.
 */
async function planBookings(db: LargeDatabase, models: Models, now: Date): Promise<void> {
  const kinds = sql.join(
    MODELS.map((kind, place) => sql`(${place}::integer, ${kind}::text, ${models[kind]}::uuid)`),
    sql`, `,
  )
  const turns = (LARGE.bookings / LARGE.astrologers / 10) * SESSIONS_OF_TEN
  await db.execute(sql`
    create temporary table large_plan as
    with models (place, kind, model_id) as (values ${kinds}),
    kinds as (select *, kind in ('answer', 'unpaid') as is_question from models),
    open_hours as (
      select weekday, hour, row_number() over (order by weekday, hour) - 1 as place, count(*) over () as of_week
      from astrologer_hours h join astrologers a on a.id = h.astrologer_id and a.is_principal
      cross join lateral generate_series(left(opens_at, 2)::integer, left(closes_at, 2)::integer - 1) hour
    ), numbered as (
      select n, n % 10 as place, n / 10 % ${LARGE.astrologers}::integer as desk,
        n / (10 * ${LARGE.astrologers}::integer) * ${SESSIONS_OF_TEN}::integer + n % 10 % ${SESSIONS_OF_TEN}::integer as turn
      from generate_series(0, ${LARGE.bookings - 1}::integer) n
    ), placed as (
      select numbered.*, kind, model_id, is_question, (
        ${mondayOf(istDate(now))}::date + weekday - 1 + hour * interval '1 hour'
        + (turn / of_week - ${turns}::integer / of_week + ${AHEAD_WEEKS}::integer) * interval '1 week'
        - case when is_question then ${AHEAD_WEEKS + 1}::integer else 0 end * interval '1 week'
      ) at time zone ${INDIA_TIME_ZONE} as at
      from numbered join kinds using (place) join open_hours on open_hours.place = turn % of_week
    ), dated as (
      select placed.*, m.user_id as model_user, md5(m.id::text || n)::uuid as booking_id,
        md5('client ' || (n::bigint * 7919 % ${LARGE.clients}::integer))::uuid as user_id,
        (select id from astrologers order by position, id offset desk limit 1) as astrologer_id,
        at - coalesce(m.starts_at, m.created_at) as moved,
        kind <> 'unpaid' as has_invoice, kind = 'cancelled' as has_credit_note
      from placed join bookings m on m.id = model_id
    ), issued as (
      select dated.*, to_char(least(i.issued + moved, now()), 'YYYY-MM-DD')::date as issued_on from dated
      left join lateral (select min(paid_at) as issued from invoices where booking_id = model_id) i on true
    )
    select issued.*, years.*,
      row_number() over (partition by year, has_invoice order by issued_on, n) as invoice_place,
      row_number() over (partition by year, has_credit_note order by issued_on, n) as note_place
    from issued cross join lateral (
      select to_char(issued_on - interval '3 months', 'YY') || '-' || to_char(issued_on + interval '9 months', 'YY') as year
    ) years`)
  await db.execute(sql`analyze large_plan`)
}

type Column = { name: string; type: string; isIdentity: boolean }

/** Copies the rows of the models, each value according to what it is. */
async function copyRows(db: LargeDatabase, table: string): Promise<void> {
  const { rows: columns } = await db.execute<Column>(sql`
    select column_name as name, data_type as type, is_identity = 'YES' as "isIdentity"
    from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`)
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map((column) => copyOf(table, column)),
    sql`, `,
  )
  const ofModel =
    table === 'bookings'
      ? sql`r.id = p.model_id`
      : table === 'emails'
        ? sql`r.event_key in ('booking-received:' || p.model_id, 'payment-verified:' || p.model_id)`
        : table === 'session_notes'
          ? sql`r.booking_id = p.model_id and p.at < now() and (not p.is_question or p.n < ${LARGE.bookings - LATEST})`
          : sql`r.booking_id = p.model_id`
  await db.execute(sql`
    insert into ${sql.identifier(table)} (${names}) overriding system value
    select ${values} from large_plan p join ${sql.identifier(table)} r on ${ofModel} order by p.n`)
  if (columns.some(({ isIdentity }) => isIdentity)) {
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`)
  }
}

/** "10-11 AM" or "11 AM-12 PM", as `slotLabel` writes it for the hourly models. */
const hourText = (format: string, hours: number) =>
  sql`to_char((p.at + ${hours}::integer * interval '1 hour') at time zone ${INDIA_TIME_ZONE}, ${format})`
const slotText = sql`replace(
  ${hourText('FMHH12 AM', 0)} || '-' || ${hourText('FMHH12 AM', 1)},
  ' ' || ${hourText('AM', 1)} || '-', '-')`

/** What is different in a copy, by the name of the column. */
const CHANGED: Readonly<Record<string, SQL>> = {
  user_id: sql`p.user_id`,
  booking_id: sql`p.booking_id`,
  code: sql`'L' || lpad(p.n::text, 7, '0')`,
  idempotency_key: sql`'large ' || p.n`,
  form_key: sql`null`,
  claim_id: sql`r.claim_id + (p.n + 1) * ${STRIDE}::bigint`,
  reference: sql`case when r.reference is not null then '4' || right(r.reference, 3) || lpad(p.n::text, 8, '0') end`,
  credited_invoice_id: sql`md5(r.credited_invoice_id::text || p.n)::uuid`,
  credit_note_id: sql`md5(r.credit_note_id::text || p.n)::uuid`,
  message_id: sql`gen_random_uuid()`,
  event_key: sql`replace(r.event_key, p.model_id::text, p.booking_id::text)`,
  state: sql`r.state`,
  booking_date: sql`case when r.booking_date is not null then (p.at at time zone ${INDIA_TIME_ZONE})::date end`,
  preferred_time: sql`case when r.preferred_time is not null then ${slotText} end`,
  astrologer_id: sql`case when r.astrologer_id is not null then p.astrologer_id end`,
}

/** After those of the models. */
const NUMBER_OF_INVOICE = sql`case when r.series = 'CN' then p.note_place else p.invoice_place end + coalesce((
  select last_number from invoice_counters c where c.series = r.series and c.financial_year = p.year), 0)`
const CHANGED_IN_INVOICES: Readonly<Record<string, SQL>> = {
  invoice_date: sql`p.issued_on`,
  financial_year: sql`case when r.series is not null then p.year end`,
  place: sql`case when r.series is not null then ${NUMBER_OF_INVOICE} end`,
  invoice_number: sql`case when r.series is not null
    then left(r.invoice_number, 2) || '/' || p.year || '/' || lpad((${NUMBER_OF_INVOICE})::text, 5, '0') end`,
}

/** Times of a session may be in the future; what has happened may not. */
const OF_SESSIONS = new Set([
  'starts_at',
  'ends_at',
  'occupied_from',
  'occupied_until',
  'hold_expires_at',
  'payable_until',
])

function copyOf(table: string, { name, type, isIdentity }: Column): SQL {
  const value = sql`r.${sql.identifier(name)}`
  if (isIdentity) return sql`${value} + (p.n + 1) * ${STRIDE}::bigint`
  if (name === 'id') return table === 'bookings' ? sql`p.booking_id` : sql`md5(r.id::text || p.n)::uuid`
  if (table === 'emails' && name === 'state') return sql`'sent'`
  if (table === 'emails' && name === 'sent_at') return sql`now()`
  const changed = (table === 'invoices' ? CHANGED_IN_INVOICES[name] : undefined) ?? CHANGED[name]
  if (changed) return changed
  if (type === 'uuid') return sql`case when ${value} = p.model_user then p.user_id else ${value} end`
  if (type === 'date') return sql`(${value} + p.moved)::date`
  if (!type.startsWith('timestamp')) return value
  if (OF_SESSIONS.has(name)) return sql`${value} + p.moved`
  return sql`case when ${value} is not null then least(${value} + p.moved, now()) end`
}

async function countInvoices(db: LargeDatabase): Promise<void> {
  await db.execute(sql`
    insert into invoice_counters (series, financial_year, first_number, last_number, last_date)
    select series, financial_year, min(place), max(place), max(invoice_date) from invoices
    where series is not null group by series, financial_year
    on conflict (series, financial_year) do update
      set first_number = excluded.first_number, last_number = excluded.last_number, last_date = excluded.last_date`)
}
