import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '#db/client.ts'
import { FAULT_NAMES } from '#db/payments/ledger-faults.ts'
import { createDatabase } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import {
  A_MONDAY,
  aReference,
  bookingForm,
  givenBooking,
  givenConsultation,
  givenCourseService,
  givenService,
} from '#test/factories/bookings.ts'
import { givenCoupon, givenPassService, givenVoucher } from '#test/factories/offers.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'
import { checkLedger } from './check-ledger.ts'
import { recordPayment } from './record-payment.ts'
import { recordRefund } from './record-refund.ts'
import { redeemGiftVoucher } from './redeem-voucher.ts'

type Books = Awaited<ReturnType<typeof givenBooks>>

let fresh: Awaited<ReturnType<typeof createDatabase>>
let books: Books

beforeAll(async () => {
  fresh = await createDatabase()
  await givenPractice(fresh.db)
  books = await givenBooks()
  await fresh.db.execute(NO_RULES)
  return () => fresh.drop()
})

/** The ID of one booking of each kind, written by use-cases alone. */
async function givenBooks() {
  const { db } = fresh
  const idOf = async (details: Parameters<typeof givenBooking>[1]) => (await givenBooking(db, details)).id
  const staffId = await givenStaff(db)
  const readings = await givenService(db, { name: 'Written reading', isPrasna: true, isPerQuestion: false })
  const voucher = await givenVoucher(db)
  const redeemer = await givenUser(db, { password: null })
  await redeemGiftVoucher(db, { code: voucher.code, userId: redeemer.id, network: 'here' }, A_MONDAY)

  const refunded = await givenBooking(db, { state: 'verified' })
  await cancelForClient(db, { bookingId: refunded.id, staffId }, A_MONDAY)
  const money = { bookingId: refunded.id, staffId, amount: refunded.amount }
  const sent = await recordRefund(db, { ...money, reference: 'IMPS 512345678901' }, A_MONDAY)
  if (!sent.ok) throw new Error(`The refund was refused: ${sent.refusal}`)

  const transferred = await givenBooking(db)
  const typed = { way: 'bank', amount: '100', paidOn: '2026-11-16', reference: aReference(), note: '' }
  const paid = await recordPayment(db, { bookingId: transferred.id, staffId, formKey: 'one', typed }, A_MONDAY)
  if (!paid.ok) throw new Error(`The payment was refused: ${paid.refusal}`)

  const { code: coupon } = await givenCoupon(db)
  return {
    unpaid: await idOf({}),
    claimed: await idOf({ state: 'claimed' }),
    rejected: await idOf({ state: 'rejected' }),
    verified: await idOf({ state: 'verified' }),
    other: await idOf({ state: 'verified' }),
    reduced: await idOf({
      state: 'verified',
      form: bookingForm({ coupon }),
      service: await givenConsultation(db, 'Prasna'),
    }),
    course: await idOf({ state: 'verified', service: await givenCourseService(db) }),
    pass: await idOf({ state: 'verified', service: await givenPassService(db, { packageId: readings.id }) }),
    voucher: voucher.booking.id,
    refunded: refunded.id,
    transferred: transferred.id,
  }
}

/** The database would refuse most of these faults itself: the check is for what it does not see, and for lost rules. */
const NO_RULES = sql.raw(`
  do $$
  declare rule record;
  begin
    for rule in select conrelid::regclass as name, conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x') loop
      execute format('alter table %s drop constraint %I', rule.name, rule.conname);
    end loop;
    for rule in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('alter table %s disable trigger user', rule.name);
    end loop;
    drop index payment_claims_one_for_each_reference;
  end $$`)

test('finds no fault in books written by use-cases alone', async () => {
  expect(await checkLedger(fresh.db)).toEqual([])
})

/** What a hand in the database would have to do for each fault. */
const PLANTED: Readonly<Record<(typeof FAULT_NAMES)[number], (of: Books) => readonly SQL[]>> = {
  'two live bookings share a time': ({ verified, other }) => [
    sql`update bookings b set occupied_from = o.occupied_from, occupied_until = o.occupied_until, astrologer_id = o.astrologer_id
      from bookings o where b.id = ${verified} and o.id = ${other}`,
  ],
  'a paid consultation has lost its slot and does not ask for a new time': ({ verified }) => [
    sql`update bookings set holds_slot = false where id = ${verified}`,
  ],
  'a booking has no history': ({ unpaid }) => [sql`delete from booking_events where booking_id = ${unpaid}`],
  'a history does not end in the state of its booking': ({ unpaid }) => [
    sql`update bookings set status = 'paid', payment_status = 'paid' where id = ${unpaid}`,
  ],
  'a history has a gap': ({ verified }) => [
    sql`delete from booking_events where booking_id = ${verified} and change = 'claimed'`,
  ],
  'a payment reference is used by two bookings': ({ verified, other }) => [
    sql`update payment_claims set reference = (select reference from payment_claims where booking_id = ${other})
      where booking_id = ${verified}`,
  ],
  'a claimed booking does not have exactly one waiting claim': ({ claimed }) => [
    sql`delete from payment_claims where booking_id = ${claimed}`,
  ],
  'an unpaid booking has a waiting or verified claim': ({ rejected }) => [
    sql`update payment_claims set state = 'verified' where booking_id = ${rejected}`,
  ],
  'a verified course has no enrollment of its client': ({ course }) => [
    sql`delete from course_enrollments where booking_id = ${course}`,
  ],
  'an enrollment has no verified booking of the same client and course': ({ course, verified }) => [
    sql`update course_enrollments set booking_id = ${verified} where booking_id = ${course}`,
  ],
  'a review is not by the client of its booking': ({ verified, voucher }) => [
    sql`insert into reviews (booking_id, user_id, stars, sealed_text, is_public, written_at, changed_at)
      select ${verified}, user_id, 5, '', false, now(), now() from bookings where id = ${voucher}`,
  ],
  'an email is about a booking that does not exist': () => [
    sql`update emails set payload = jsonb_set(payload, '{booking,bookingId}', '"b2f6c4a8-0000-4000-8000-000000000000"')
      where id = (select min(id) from emails where payload -> 'booking' ->> 'bookingId' is not null)`,
  ],
  'a booking does not have exactly one invoice in the matching state': ({ verified }) => [
    sql`update invoices set status = 'pending' where booking_id = ${verified}`,
  ],
  'an unpaid booking has a pending or paid invoice': ({ unpaid, verified }) => [
    sql`update invoices set booking_id = ${unpaid} where booking_id = ${verified}`,
  ],
  'an invoice has another amount than its booking': ({ verified }) => [
    sql`update invoices set total_amount_paise = total_amount_paise + 1 where booking_id = ${verified}`,
  ],
  'the amounts of an invoice do not add up': ({ verified }) => [
    sql`update invoices set amount_paise = amount_paise + 1 where booking_id = ${verified}`,
  ],
  'a series of invoices has a gap, or its counter is wrong': () => [
    sql`update invoice_counters set last_number = last_number + 1`,
  ],
  'a series of receipts has a gap, or its counter is wrong': () => [
    sql`update receipt_counters set last_number = last_number + 1`,
  ],
  'a payment or refund has no receipt, or an entry has one that is neither': ({ other }) => [
    sql`delete from receipts where entry_id = (
      select max(id) from ledger_entries where booking_id = ${other} and kind = 'payment')`,
  ],
  'an invoice is not covered by a counter': () => [sql`delete from invoice_counters`],
  'a paid invoice or a credit note has no number': ({ verified }) => [
    sql`update invoices set invoice_number = null where booking_id = ${verified}`,
  ],
  'an invoice has an earlier date than a lower number': ({ verified }) => [
    sql`update invoices set invoice_date = '2026-04-01' where booking_id = ${verified}`,
  ],
  'a booking that used a coupon was not reduced by it': ({ reduced }) => [
    sql`update coupon_uses set saved_paise = saved_paise + 100 where booking_id = ${reduced}`,
  ],
  'a pass is used more often than it has sessions': ({ pass }) => [
    sql`insert into pass_uses (bought_pass_id, booking_id, used_at)
      select p.id, b.id, now() from bought_passes p, bookings b where p.booking_id = ${pass} limit 4`,
  ],
  'a confirmed sale of a pass has no pass': ({ pass }) => [sql`delete from bought_passes where booking_id = ${pass}`],
  'a credit note of a refund is of more than was refunded': ({ refunded }) => [
    sql`update refunds set amount_paise = amount_paise - 1 where booking_id = ${refunded}`,
  ],
  'an invoice and its credit notes differ from what a cancelled booking costs': ({ refunded }) => [
    sql`update invoices set total_amount_paise = total_amount_paise - 1
      where booking_id = ${refunded} and kind = 'credit_note'`,
  ],
  'a transfer was recorded twice': ({ transferred }) => [copyOfPayment(transferred, {})],
  'a reversal is not of a payment of the same booking or account': ({ transferred }) => [
    copyOfPayment(transferred, { amount: sql`-amount_paise + 1`, reverses: sql`id` }),
  ],
  'the charges and discounts of a booking differ from its price': ({ verified }) => [entry(verified, 'charge')],
  'an unconfirmed booking has payments in the ledger': ({ unpaid }) => [entry(unpaid, 'payment')],
  'a booking that is to be paid at the session has been paid': ({ verified }) => [
    sql`update bookings set payment_method = 'session' where id = ${verified}`,
  ],
  'the balance of a cancelled booking is not what is due back': ({ refunded }) => [entry(refunded, 'payment')],
  'more was refunded than paid': ({ verified }) => [
    sql`insert into ledger_entries (user_id, booking_id, at, kind, amount_paise)
      select user_id, id, now(), 'refund', amount_paise + 100 from bookings where id = ${verified}`,
  ],
  'a payment through a gateway is not one payment in the ledger': ({ verified }) => [
    sql`insert into gateway_payments (id, booking_id, user_id, gateway, amount_paise, state, created_at, expires_at)
      select gen_random_uuid(), id, user_id, 'razorpay', 100, 'paid', now(), now() from bookings where id = ${verified}`,
  ],
  'a refund through a gateway is not one refund of its booking': ({ verified }) => [
    sql`insert into gateway_refunds (id, payment_id, booking_id, user_id, amount_paise, state, requested_by, requested_at)
      select gen_random_uuid(), gen_random_uuid(), id, user_id, 100, 'done', user_id, now() from bookings
      where id = ${verified}`,
  ],
  'the refunds of a booking differ from its ledger': ({ refunded }) => [
    sql`delete from refunds where booking_id = ${refunded}`,
  ],
  'a verified claim is not one payment in the ledger': ({ verified }) => [
    sql`delete from ledger_entries where booking_id = ${verified} and kind = 'payment'`,
  ],
  'a payment has another reference than the claim that it verified': ({ verified }) => [
    sql`update payment_claims set reference = '499999999998' where booking_id = ${verified}`,
  ],
  'a refund has another amount, reference or date than its entry in the ledger': ({ refunded }) => [
    sql`update refunds set refunded_at = refunded_at - interval '400 days' where booking_id = ${refunded}`,
  ],
  'a ledger entry belongs to another client than its booking': ({ verified, other }) => [
    sql`update ledger_entries set user_id = (select user_id from bookings where id = ${other})
      where booking_id = ${verified}`,
  ],
  'the credit of a client is negative': ({ verified }) => [
    sql`insert into ledger_entries (user_id, at, kind, amount_paise)
      select user_id, now(), 'refund', 100 from bookings where id = ${verified}`,
  ],
  'credit was made or lost on its way': ({ verified }) => [entry(verified, 'credit')],
  'a voucher was redeemed that is void or was never paid for': ({ voucher }) => [
    sql`update sold_vouchers set voided_at = now() where booking_id = ${voucher}`,
  ],
  'a voucher is valid although its sale is not paid in full, or the other way round': ({ voucher }) => [
    sql`delete from ledger_entries where booking_id = ${voucher} and kind = 'payment'`,
  ],
  'a verified payment has no confirmation email': ({ verified }) => [
    sql`delete from emails where event_key = 'payment-verified:' || ${verified}`,
  ],
  'a matched statement row differs from the payment it verified': ({ verified }) => [
    sql`insert into statement_matches (reference, booking_id, upload_id, paid_on, amount_paise, verified_at)
      values ('499999999999', ${verified}, 1, '2026-11-16', 100, now())`,
  ],
  'a booking has no confirmation email': ({ unpaid }) => [
    sql`delete from emails where event_key = 'booking-received:' || ${unpaid}`,
  ],
}

test.each(FAULT_NAMES)('finds what was planted by hand: %s', async (name) => {
  const faults = await faultsAfter(async (tx) => {
    for (const statement of PLANTED[name](books)) await tx.execute(statement)
  })

  expect(faults.map(({ fault }) => fault)).toContain(name)
})

test('finds a step that no booking can take', async () => {
  const faults = await faultsAfter((tx) =>
    tx.execute(sql`
      insert into booking_events (booking_id, at, change, actor, from_status, from_payment_status, to_status, to_payment_status)
      values (${books.verified}, now(), 'verified', 'client', 'paid', 'paid', 'paid', 'paid')`),
  )

  expect(faults).toContainEqual({
    fault: 'a booking took a step that does not exist: verified',
    subject: expect.stringMatching(/^event \d+$/),
  })
})

/** What is found after a change, which is rolled back. */
async function faultsAfter(plant: (tx: Transaction) => Promise<unknown>): ReturnType<typeof checkLedger> {
  const found: Awaited<ReturnType<typeof checkLedger>> = []
  await fresh.db
    .transaction(async (tx) => {
      await plant(tx)
      found.push(...(await checkLedger(tx)))
      throw new Planted()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Planted)) throw error
    })
  return found
}

class Planted extends Error {}

function entry(bookingId: string, kind: 'charge' | 'payment' | 'credit'): SQL {
  return sql`insert into ledger_entries (user_id, booking_id, at, kind, way, amount_paise)
    select user_id, id, now(), ${kind}, case when ${kind} = 'payment' then 'cash' end, 100 from bookings where id = ${bookingId}`
}

function copyOfPayment(bookingId: string, { amount = sql`amount_paise`, reverses = sql`null::bigint` }): SQL {
  return sql`insert into ledger_entries (user_id, booking_id, at, kind, way, reference, amount_paise, reverses)
    select user_id, booking_id, at, kind, way, reference, ${amount}, ${reverses}
    from ledger_entries where booking_id = ${bookingId} and kind = 'payment'`
}
