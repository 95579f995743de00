import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { BookingActor, BookingChange, BookingStatus, PaymentStatus } from '#domain/bookings/booking-states.ts'
import { TRANSFER_METHODS } from '#domain/payments/ledger.ts'

/** Clients of the desk may have had no address when they booked: it was given later, or their card was merged (0131). */
const HAD_EMAIL = sql`u.erased_at is null and u.email is not null and not (b.booked_by_staff and (
  u.email_verified_at > b.created_at or exists (select from users merged where merged.merged_into = u.id)))`

/** The sums of one booking `b`. */
const LEDGER_OF_BOOKING = sql`
  select coalesce(sum(amount_paise) filter (where kind = 'charge'), 0) as charged,
    coalesce(sum(amount_paise) filter (where kind = 'discount'), 0) as discounted,
    coalesce(sum(amount_paise) filter (where kind = 'payment'), 0) as paid,
    coalesce(sum(amount_paise) filter (where kind = 'refund'), 0) as refunded,
    coalesce(sum(case when kind in ('charge', 'refund') then amount_paise when kind = 'fee' then 0
      else -amount_paise end), 0) as balance
  from ledger_entries where booking_id = b.id`

/** Queries that must return no rows: each row is an inconsistency, however it came about. */
const FAULTS = {
  'two live bookings share a time': sql`
    select code || ' and ' || next_code as subject
    from (
      select code, occupied_until, lead(code) over by_time as next_code, lead(occupied_from) over by_time as next_from
      from bookings where holds_slot window by_time as (partition by astrologer_id order by occupied_from)
    ) neighbours
    where next_from < occupied_until`,

  'a paid consultation has lost its slot and does not ask for a new time': sql`
    select code as subject from bookings
    where service_type = 'consultation' and status = 'paid' and starts_at is not null
      and not holds_slot and not needs_reschedule`,

  'a booking has no history': sql`
    select code as subject from bookings b
    where not exists (select from booking_events e where e.booking_id = b.id and e.change = 'created')`,

  'a history does not end in the state of its booking': sql`
    select b.code as subject
    from bookings b join lateral (
      select to_status, to_payment_status from booking_events e where e.booking_id = b.id order by e.id desc limit 1
    ) last on true
    where (last.to_status, last.to_payment_status) is distinct from (b.status, b.payment_status)`,

  'a history has a gap': sql`
    select b.code || ' at event ' || e.id as subject
    from (
      select id, booking_id, from_status, from_payment_status,
        lag(to_status) over steps as before, lag(to_payment_status) over steps as payment_before
      from booking_events window steps as (partition by booking_id order by id)
    ) e join bookings b on b.id = e.booking_id
    where (e.before, e.payment_before) is distinct from (e.from_status, e.from_payment_status)`,

  'a payment reference is used by two bookings': sql`
    select upper(reference) as subject from payment_claims
    where state in ('awaiting', 'verified') and reference is not null
    group by upper(reference) having count(*) > 1`,

  'a claimed booking does not have exactly one waiting claim': sql`
    select b.code as subject from bookings b
    where b.payment_status = 'awaiting_verification' and 1 <> (
      select count(*) from payment_claims c where c.booking_id = b.id and c.state = 'awaiting')`,

  'an unpaid booking has a waiting or verified claim': sql`
    select b.code as subject from bookings b join payment_claims c on c.booking_id = b.id
    where b.payment_status = 'pending' and c.state in ('awaiting', 'verified')`,

  'a verified course has no enrollment of its client': sql`
    select b.code as subject from bookings b join courses c on c.id = b.course_id and c.kind = 'course'
    where b.service_type = 'course' and b.status = 'paid' and b.payment_status = 'paid'
      and not exists (select from course_enrollments e where e.user_id = b.user_id and e.course_id = b.course_id)`,

  'an enrollment has no verified booking of the same client and course': sql`
    select 'enrollment ' || e.id as subject from course_enrollments e
    left join bookings b on b.id = e.booking_id and b.user_id = e.user_id and b.course_id = e.course_id
      and b.status = 'paid' and b.payment_status = 'paid'
    where b.id is null`,

  'a review is not by the client of its booking': sql`
    select b.code as subject from reviews r join bookings b on b.id = r.booking_id where r.user_id <> b.user_id`,

  'an email is about a booking that does not exist': sql`
    select 'email ' || l.id as subject from emails l
    where l.payload -> 'booking' ->> 'bookingId' is not null
      and not exists (select from bookings b where b.id::text = l.payload -> 'booking' ->> 'bookingId')`,

  'a booking does not have exactly one invoice in the matching state': sql`
    select b.code as subject from bookings b
    where b.status = 'paid' and b.amount_paise > 0 and b.service_type <> 'voucher' and 1 <> (
      select count(*) from invoices i where i.booking_id = b.id and i.kind = 'invoice'
        and i.status = case when b.payment_status = 'paid' and b.payment_method <> 'session' then 'paid'
          else 'pending' end)`,

  'an unpaid booking has a pending or paid invoice': sql`
    select b.code as subject from bookings b join invoices i on i.booking_id = b.id
    where b.payment_status = 'pending' and i.kind = 'invoice' and i.status <> 'cancelled'`,

  'an invoice has another amount than its booking': sql`
    select coalesce(i.invoice_number, b.code) as subject from invoices i join bookings b on b.id = i.booking_id
    where i.kind = 'invoice' and i.total_amount_paise <> b.amount_paise`,

  'the amounts of an invoice do not add up': sql`
    select coalesce(invoice_number, snapshot ->> 'bookingCode') as subject from invoices
    where amount_paise + cgst_paise + sgst_paise + igst_paise <> total_amount_paise or cgst_paise <> sgst_paise`,

  'a series of invoices has a gap, or its counter is wrong': sql`
    select c.series || '/' || c.financial_year as subject from invoice_counters c
    left join lateral (
      select count(*) as issued, max(place) as last from invoices i
      where i.series = c.series and i.financial_year = c.financial_year
    ) i on true
    where i.issued <> c.last_number - c.first_number + 1 or i.last is distinct from c.last_number`,

  'a series of receipts has a gap, or its counter is wrong': sql`
    select c.series || '/' || c.financial_year as subject from receipt_counters c
    left join lateral (
      select count(*) as issued, max(place) as last from receipts r
      where r.series = c.series and r.financial_year = c.financial_year
    ) r on true
    where r.issued <> c.last_number or r.last is distinct from c.last_number`,

  // Entries from before receipts were counted have none.
  'a payment or refund has no receipt, or an entry has one that is neither': sql`
    select 'entry ' || e.id as subject from ledger_entries e left join receipts r on r.entry_id = e.id
    where (r.entry_id is null and e.kind in ('payment', 'refund') and e.amount_paise > 0
        and e.id > (select min(entry_id) from receipts))
      or (r.entry_id is not null and (e.amount_paise <= 0
        or e.kind is distinct from case r.series when 'RC' then 'payment' else 'refund' end))`,

  'an invoice is not covered by a counter': sql`
    select i.invoice_number as subject from invoices i
    left join invoice_counters c on c.series = i.series and c.financial_year = i.financial_year
    where i.invoice_number is not null and (c.series is null or i.place > c.last_number)`,

  'a paid invoice or a credit note has no number': sql`
    select coalesce(snapshot ->> 'bookingCode', id::text) as subject from invoices
    where invoice_number is null and (paid_at is not null or kind = 'credit_note')`,

  'an invoice has an earlier date than a lower number': sql`
    select invoice_number as subject from (
      select invoice_number, invoice_date, lag(invoice_date) over (partition by series, financial_year order by place) as before
      from invoices where invoice_number is not null
    ) i where i.before > i.invoice_date`,

  'a booking that used a coupon was not reduced by it': sql`
    select b.code as subject from coupon_uses u join bookings b on b.id = u.booking_id
    where u.given_back_at is null and u.saved_paise <> b.listed_paise - b.amount_paise`,

  'a pass is used more often than it has sessions': sql`
    select 'pass ' || p.id as subject from bought_passes p join pass_uses u on u.bought_pass_id = p.id
    where u.given_back_at is null group by p.id having count(*) > p.sessions`,

  'a confirmed sale of a pass has no pass': sql`
    select b.code as subject from bookings b
    where b.service_type = 'pass' and b.status = 'paid' and b.payment_status = 'paid'
      and not exists (select from bought_passes p where p.booking_id = b.id)`,

  'a credit note of a refund is of more than was refunded': sql`
    select b.code as subject from refunds r join bookings b on b.id = r.booking_id
    join invoices n on n.id = r.credit_note_id where n.total_amount_paise > r.amount_paise`,

  'an invoice and its credit notes differ from what a cancelled booking costs': sql`
    select b.code as subject from bookings b cross join lateral (${LEDGER_OF_BOOKING}) l
    cross join lateral (
      select sum(case kind when 'invoice' then total_amount_paise else -total_amount_paise end) as invoiced
      from invoices i where i.booking_id = b.id and i.paid_at is not null
    ) i
    where b.status = 'cancelled' and l.balance = 0 and i.invoiced is not null
      and l.charged - l.discounted <> i.invoiced`,

  'a transfer was recorded twice': sql`
    select upper(e.reference) as subject from ledger_entries e
    where e.kind = 'payment' and e.amount_paise > 0 and e.way = any(${sql.param([...TRANSFER_METHODS])}::text[]) and e.reference is not null
      and not exists (select from ledger_entries r where r.reverses = e.id)
    group by 1 having count(*) > 1`,

  'a reversal is not of a payment of the same booking or account': sql`
    select 'entry ' || r.id as subject from ledger_entries r join ledger_entries e on e.id = r.reverses
    where (e.kind, e.way) <> ('payment', r.way) or r.kind <> 'payment' or r.amount_paise <> -e.amount_paise
      or r.booking_id is distinct from e.booking_id or r.user_id <> e.user_id`,

  'the charges and discounts of a booking differ from its price': sql`
    select b.code as subject from bookings b cross join lateral (${LEDGER_OF_BOOKING}) l
    where b.status <> 'cancelled' and (l.charged, l.discounted) <> (b.listed_paise, b.listed_paise - b.amount_paise)`,

  'an unconfirmed booking has payments in the ledger': sql`
    select b.code as subject from bookings b cross join lateral (${LEDGER_OF_BOOKING}) l
    where b.status <> 'cancelled' and b.payment_status <> 'paid' and l.paid <> 0`,

  'a booking that is to be paid at the session has been paid': sql`
    select b.code as subject from bookings b cross join lateral (${LEDGER_OF_BOOKING}) l
    where b.status = 'paid' and b.payment_status = 'paid' and b.payment_method = 'session'
      and (l.paid <> 0 or l.balance <= 0)`,

  'the balance of a cancelled booking is not what is due back': sql`
    select b.code as subject from bookings b cross join lateral (${LEDGER_OF_BOOKING}) l
    where b.status = 'cancelled' and l.balance <> -greatest(b.refund_due_paise - l.refunded, 0)`,

  'more was refunded than paid': sql`
    select b.code as subject from bookings b cross join lateral (${LEDGER_OF_BOOKING}) l where l.refunded > l.paid`,

  'a payment through a gateway is not one payment in the ledger': sql`
    select 'gateway payment ' || g.id as subject from gateway_payments g left join ledger_entries e on e.id = g.entry_id
    where (g.state = 'paid' and (e.kind, e.amount_paise, e.reference, e.user_id) is distinct from ('payment', g.amount_paise, g.payment_id, g.user_id))
      or (g.state <> 'paid' and exists (select from ledger_entries o where o.form_key = 'gateway:' || g.id))`,

  'a refund through a gateway is not one refund of its booking': sql`
    select 'gateway refund ' || g.id as subject from gateway_refunds g
    where (g.state = 'done') <> exists (select from refunds r
      where r.booking_id = g.booking_id and r.reference = g.remote_id and r.amount_paise = g.amount_paise)`,

  'the refunds of a booking differ from its ledger': sql`
    select b.code as subject from bookings b cross join lateral (${LEDGER_OF_BOOKING}) l
    where l.refunded <> (select coalesce(sum(amount_paise), 0) from refunds where booking_id = b.id)`,

  'a verified claim is not one payment in the ledger': sql`
    select 'claim ' || c.id as subject from payment_claims c
    where (c.state = 'verified' and c.way <> 'session') <> exists (
      select from ledger_entries e where e.claim_id = c.id and e.kind = 'payment'
        and not exists (select from ledger_entries r where r.reverses = e.id))`,

  'a payment has another reference than the claim that it verified': sql`
    select 'claim ' || c.id as subject from payment_claims c join ledger_entries e on e.claim_id = c.id
    where c.state = 'verified' and e.kind = 'payment' and e.amount_paise > 0 and e.reference is distinct from c.reference`,

  'a refund has another amount, reference or date than its entry in the ledger': sql`
    select b.code as subject from refunds r join bookings b on b.id = r.booking_id
    where not exists (
      select from ledger_entries e where e.booking_id = r.booking_id and e.kind = 'refund'
        and (e.amount_paise, e.reference, e.at) = (r.amount_paise, r.reference, r.refunded_at))`,

  'a ledger entry belongs to another client than its booking': sql`
    select 'entry ' || e.id as subject from ledger_entries e join bookings b on b.id = e.booking_id
    where e.user_id <> b.user_id`,

  'the credit of a client is negative': sql`
    select 'client ' || user_id as subject from ledger_entries where booking_id is null and kind <> 'fee'
    group by user_id having sum(case kind when 'refund' then -amount_paise else amount_paise end) < 0`,

  // Only a redeemed voucher makes credit.
  'credit was made or lost on its way': sql`
    select 'client ' || user_id as subject from (
      select user_id, amount_paise from ledger_entries where kind = 'credit'
      union all
      select r.user_id, -v.amount_paise from voucher_redemptions r join sold_vouchers v on v.id = r.voucher_id
    ) credit group by user_id having sum(amount_paise) <> 0`,

  'a voucher was redeemed that is void or was never paid for': sql`
    select b.code as subject from voucher_redemptions r join sold_vouchers v on v.id = r.voucher_id
    join bookings b on b.id = v.booking_id where v.voided_at is not null or v.issued_at is null`,

  'a voucher is valid although its sale is not paid in full, or the other way round': sql`
    select b.code as subject from bookings b left join sold_vouchers v on v.booking_id = b.id
    cross join lateral (${LEDGER_OF_BOOKING}) l
    where b.service_type = 'voucher' and (v.id is null or (v.issued_at is not null and v.voided_at is null)
      <> (b.status = 'paid' and b.payment_status = 'paid' and l.balance <= 0))`,

  'a verified payment has no confirmation email': sql`
    select b.code as subject from bookings b join users u on u.id = b.user_id and ${HAD_EMAIL}
    where b.payment_status = 'paid'
      and not exists (select from emails l where l.event_key = 'payment-verified:' || b.id)
      and not exists (select from booking_events e where e.booking_id = b.id and e.change = 'payment-arrived')`,

  'a matched statement row differs from the payment it verified': sql`
    select m.reference as subject from statement_matches m join bookings b on b.id = m.booking_id
    where m.verified_at is not null and (m.amount_paise <> b.amount_paise or not exists (
      select from payment_claims c where c.booking_id = b.id and c.reference = m.reference and c.state = 'verified'))`,

  'a booking has no confirmation email': sql`
    select b.code as subject from bookings b join users u on u.id = b.user_id and ${HAD_EMAIL}
    where b.amount_paise > 0 and not exists (select from emails l where l.event_key = 'booking-received:' || b.id)`,
} satisfies Record<string, SQL>

export const FAULT_NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[]

export type Fault = { readonly fault: string; readonly subject: string }

export async function listFaults(db: Database): Promise<Fault[]> {
  const found: Fault[] = []
  for (const [fault, query] of Object.entries(FAULTS)) {
    const { rows } = await db.execute<{ subject: string }>(query)
    found.push(...rows.map(({ subject }) => ({ fault, subject })))
  }
  return found
}

export type KindOfStep = {
  readonly change: BookingChange
  readonly actor: BookingActor
  readonly fromStatus: BookingStatus | null
  readonly fromPaymentStatus: PaymentStatus | null
  readonly toStatus: BookingStatus
  readonly toPaymentStatus: PaymentStatus
  /** One event of this kind, as an example. */
  readonly example: string
}

/** All distinct state changes in the history of bookings: a few, however many bookings there are. */
export async function listKindsOfSteps(db: Database): Promise<KindOfStep[]> {
  const { rows } = await db.execute<KindOfStep>(sql`
    select change, actor, from_status as "fromStatus", from_payment_status as "fromPaymentStatus",
      to_status as "toStatus", to_payment_status as "toPaymentStatus", 'event ' || min(id) as example
    from booking_events group by 1, 2, 3, 4, 5, 6`)
  return rows
}
