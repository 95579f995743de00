-- The ledger: what a booking costs, what was paid for it and what went back, in whole paise; see docs/decisions/0126.
create table ledger_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  -- Null: the client's account, whose balance is their credit.
  booking_id uuid references bookings (id),
  at timestamptz not null,
  kind text not null check (kind in ('charge', 'discount', 'payment', 'refund', 'credit')),
  -- Negative: a reversal.
  amount_paise integer not null check (amount_paise <> 0),
  way text check (way in ('upi', 'bank', 'swift', 'link', 'cash', 'card')),
  reference text,
  -- What the client reads.
  label text not null default '',
  -- For the desk alone.
  note text not null default '',
  claim_id bigint references payment_claims (id),
  -- Without a reference: staff go, what they did stays.
  recorded_by uuid,
  created_at timestamptz not null default now(),
  constraint only_payments_and_refunds_have_a_way check (way is null or kind in ('payment', 'refund')),
  constraint payments_say_their_way check (kind <> 'payment' or way is not null),
  constraint accounts_have_no_prices check (booking_id is not null or kind in ('payment', 'refund', 'credit'))
);

create index ledger_entries_by_booking on ledger_entries (booking_id, id);
create index ledger_entries_by_user on ledger_entries (user_id, id);
create unique index ledger_entries_one_payment_for_each_claim on ledger_entries (claim_id) where amount_paise > 0;

-- Only grows. An entry follows its client when two accounts of one client are merged, and the desk's note goes with an
-- erased client.
create function keep_ledger_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then
      return new;
    end if;
    if new.note = '' and to_jsonb(new) - 'note' = to_jsonb(old) - 'note'
      and exists (select from users where id = old.user_id and erased_at is not null) then
      return new;
    end if;
  end if;
  raise exception 'the ledger can only grow: write a reversal';
end
$$;

create trigger ledger_entries_only_grow before update or delete on ledger_entries
  for each row execute function keep_ledger_entry();
create trigger ledger_entries_are_never_emptied before truncate on ledger_entries
  for each statement execute function keep_ledger_entry();

-- A whole discount makes a booking free, and more than its price may be due back after an overpayment.
alter table bookings drop constraint bookings_check;
alter table bookings add constraint discounts_are_within_the_price check (amount_paise between 0 and listed_paise);
alter table bookings drop constraint bookings_check1;
alter table bookings add constraint refunds_due_are_not_negative check (refund_due_paise >= 0);

-- What the client says to have paid: the balance at that time.
alter table payment_claims add column amount_paise integer check (amount_paise > 0);
update payment_claims c set amount_paise = b.amount_paise from bookings b where b.id = c.booking_id;
alter table payment_claims alter column amount_paise set not null;

-- A booking may be paid in parts, one claim after another.
drop index payment_claims_one_for_each_booking;
create unique index payment_claims_one_waiting_for_each_booking on payment_claims (booking_id) where state = 'awaiting';

-- Every booking so far, in the order of time.
insert into ledger_entries (user_id, booking_id, at, kind, amount_paise, way, reference, label, claim_id, recorded_by)
  select user_id, booking_id, at, kind, amount_paise, way, reference, label, claim_id, recorded_by from (
    -- Its price and its discount.
    select 1 as step, user_id, id as booking_id, created_at as at, 'charge' as kind, listed_paise as amount_paise,
      null as way, null as reference, service_name as label, null::bigint as claim_id, null::uuid as recorded_by
    from bookings
    union all
    select 2, user_id, id, created_at, 'discount', listed_paise - amount_paise, null, null, 'Returning client', null, null
    from bookings where amount_paise < listed_paise
    union all
    -- Verified money is a payment.
    select 3, b.user_id, b.id, coalesce(c.decided_at, b.updated_at), 'payment', b.amount_paise, 'upi', c.upi_reference,
      'Payment', c.id, c.decided_by
    from bookings b left join payment_claims c on c.booking_id = b.id and c.state = 'verified'
    where b.payment_status = 'paid'
    union all
    -- Before decision 0114 money could go back that nobody had verified: it must have come.
    select 3, b.user_id, b.id, min(r.refunded_at), 'payment', sum(r.amount_paise)::integer, 'upi', null, 'Payment', null, null
    from bookings b join refunds r on r.booking_id = b.id where b.payment_status <> 'paid' group by b.id
    union all
    -- A cancellation takes back the price of what was not paid, or as much of it as goes back.
    select 4, user_id, id, cancelled_at, 'charge', -listed_paise, null, null, service_name, null, null
    from bookings where status = 'cancelled' and payment_status <> 'paid'
    union all
    select 5, user_id, id, cancelled_at, 'discount', amount_paise - listed_paise, null, null, 'Returning client', null, null
    from bookings where status = 'cancelled' and payment_status <> 'paid' and amount_paise < listed_paise
    union all
    select 4, b.user_id, b.id, b.cancelled_at, 'charge', -greatest(b.refund_due_paise, r.sent), null, null, 'Cancelled',
      null, null
    from bookings b cross join lateral (
      select coalesce(sum(amount_paise), 0)::integer as sent from refunds where booking_id = b.id
    ) r
    where b.status = 'cancelled' and b.payment_status = 'paid' and greatest(b.refund_due_paise, r.sent) > 0
    union all
    select 6, b.user_id, b.id, r.refunded_at, 'refund', r.amount_paise, 'upi', r.reference, 'Refund', null, r.recorded_by
    from refunds r join bookings b on b.id = r.booking_id
  ) earlier order by at, step, booking_id;
