import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migrations.ts'
import { createEmptyDatabase, type TestDatabase } from '#test/database.ts'

/** Adds the ledger. */
const MIGRATION = 114

let own: TestDatabase

beforeAll(async () => {
  own = await createEmptyDatabase()
  const before = knownMigrations.filter(({ version }) => version < MIGRATION)
  expect((await migrate(own.url, before)).ok).toBe(true)
  await givenBookings()
})

afterAll(() => own.drop())

test('gives every existing booking, payment and refund its ledger, and the money of the invoices is the same', async () => {
  const before = await invoiced()

  expect((await migrate(own.url)).ok).toBe(true)

  const balance = sql`sum(case when e.kind in ('charge', 'refund') then e.amount_paise else -e.amount_paise end)`
  const due = await rows(sql`
    select b.code, (${balance})::int as balance from ledger_entries e join bookings b on b.id = e.booking_id
    group by b.code order by b.code`)
  expect(due).toEqual([
    { code: 'CLAIMED', balance: 210000 },
    { code: 'CLOSED', balance: 0 },
    { code: 'DUE', balance: -210000 },
    { code: 'EXPIRED', balance: 0 },
    { code: 'GOODWILL', balance: 0 },
    { code: 'LATE', balance: 0 },
    { code: 'OLDREFUND', balance: 0 },
    { code: 'PARTLY', balance: -110000 },
    { code: 'UNPAID', balance: 210000 },
    { code: 'UNVERIFIED', balance: 0 },
    { code: 'VERIFIED', balance: 0 },
  ])
  expect(
    await rows(sql`
    select e.kind, e.amount_paise as amount, e.label, e.reference from ledger_entries e join bookings b on b.id = e.booking_id
    where b.code = 'PARTLY' order by e.id`),
  ).toEqual([
    { kind: 'charge', amount: 300100, label: 'service:Full Life Prediction', reference: null },
    { kind: 'discount', amount: 90100, label: 'returning-client', reference: null },
    { kind: 'payment', amount: 210000, label: 'payment', reference: '400000000006' },
    { kind: 'charge', amount: -210000, label: 'cancelled', reference: null },
    { kind: 'refund', amount: 100000, label: 'refund', reference: 'R-PARTLY' },
  ])
  expect(await invoiced()).toEqual(before)
  expect(
    await rows(sql`
    select (sum(amount_paise) filter (where kind = 'payment') - sum(amount_paise) filter (where kind = 'refund'))::int as money
    from ledger_entries`),
  ).toEqual(before)
})

test('the entries of earlier bookings are in the order of time', async () => {
  const late = sql`select at from (select at, lag(at) over (order by id) as before from ledger_entries) e where at < before`
  expect(await rows(late)).toEqual([])
})

test('an entry can be neither changed nor removed', async () => {
  await expect(own.db.execute(sql`update ledger_entries set amount_paise = 1`)).rejects.toThrow()
  await expect(own.db.execute(sql`delete from ledger_entries`)).rejects.toThrow()
  await expect(own.db.execute(sql`truncate ledger_entries`)).rejects.toThrow()
})

/** What money.csv adds up to: paid invoices minus credit notes. */
function invoiced() {
  return rows(sql`
    select sum(case kind when 'invoice' then total_amount_paise else -total_amount_paise end)::int as money
    from invoices where invoice_number is not null and paid_at is not null`)
}

/** One booking for each way it could have ended so far. `OLDREFUND` is from before decision 0114. */
async function givenBookings(): Promise<void> {
  await own.db.execute(
    sql.raw(`
    insert into users (email) values ('asha@example.com');
    insert into consultation_packages (slug, name, description, price_paise, duration_label, duration_minutes, is_prasna)
      values ('life', 'Full Life Prediction', 'All of it', 300100, '60 minutes', 60, true);
    create temporary table cases (place serial, code text, status text, payment_status text, due integer, refunded integer);
    insert into cases (code, status, payment_status, due, refunded) values
      ('UNPAID', 'pending', 'pending', null, 0), ('CLAIMED', 'paid', 'awaiting_verification', null, 0),
      ('VERIFIED', 'paid', 'paid', null, 0), ('EXPIRED', 'cancelled', 'pending', 0, 0),
      ('DUE', 'cancelled', 'paid', 210000, 0), ('PARTLY', 'cancelled', 'paid', 210000, 100000),
      ('CLOSED', 'cancelled', 'paid', 100000, 100000), ('LATE', 'cancelled', 'paid', 0, 0),
      ('GOODWILL', 'cancelled', 'paid', 0, 50000), ('UNVERIFIED', 'cancelled', 'awaiting_verification', 0, 0),
      ('OLDREFUND', 'cancelled', 'awaiting_verification', 0, 210000);
    insert into bookings (code, user_id, idempotency_key, service_type, service_name, package_id, listed_paise, amount_paise,
        status, payment_status, hold_expires_at, payable_until, time_zone, cancelled_at, cancellation_reason,
        refund_due_paise, created_at, updated_at)
      select c.code, u.id, c.code, 'consultation', 'Full Life Prediction', p.id, 300100, 210000, c.status, c.payment_status,
        now(), now(), 'Asia/Kolkata', case c.status when 'cancelled' then now() end,
        case c.status when 'cancelled' then 'client' end, c.due, now() - c.place * interval '1 day', now()
      from cases c, users u, consultation_packages p where p.slug = 'life';
    insert into payment_claims (booking_id, user_id, upi_reference, state, claimed_at, decided_at)
      select b.id, b.user_id, '4' || lpad(c.place::text, 11, '0'),
        case b.payment_status when 'paid' then 'verified' else 'awaiting' end, now(),
        case b.payment_status when 'paid' then now() end
      from cases c join bookings b using (code) where b.payment_status <> 'pending';
    insert into invoices (kind, invoice_number, series, financial_year, place, invoice_date, status, booking_id, user_id,
        gst_mode, service_type, service_name, amount_paise, cgst_paise, sgst_paise, igst_paise, tax_amount_paise,
        total_amount_paise, snapshot, client_name, client_email, client_phone, paid_at, created_at)
      select 'invoice', 'MU/26-27/' || c.place, 'MU', '26-27', c.place, '2026-11-15', 'paid', b.id, b.user_id,
        'unregistered', 'consultation', 'Full Life Prediction', 210000, 0, 0, 0, 0, 210000, '{}', 'Asha',
        'asha@example.com', '', now(), now()
      from cases c join bookings b using (code) where b.payment_status = 'paid';
    insert into invoices (kind, credited_invoice_id, invoice_number, series, financial_year, place, invoice_date, status,
        booking_id, user_id, gst_mode, service_type, service_name, amount_paise, cgst_paise, sgst_paise, igst_paise,
        tax_amount_paise, total_amount_paise, snapshot, client_name, client_email, client_phone, paid_at, created_at)
      select 'credit_note', i.id, 'CN/26-27/' || c.place, 'CN', '26-27', c.place, '2026-11-15', 'paid', b.id, b.user_id,
        'unregistered', 'consultation', 'Full Life Prediction', c.refunded, 0, 0, 0, 0, c.refunded, '{}', 'Asha',
        'asha@example.com', '', now(), now()
      from cases c join bookings b using (code) join invoices i on i.booking_id = b.id where c.refunded > 0;
    insert into refunds (booking_id, amount_paise, reference, credit_note_id, recorded_by, refunded_at)
      select b.id, c.refunded, 'R-' || c.code, i.id, b.user_id, now()
      from cases c join bookings b using (code)
      left join invoices i on i.booking_id = b.id and i.kind = 'credit_note' where c.refunded > 0;`),
  )
}

async function rows(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await own.db.execute(query)).rows
}
