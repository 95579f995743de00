-- Payments that verify themselves through a gateway; see docs/decisions/0351.
create table payment_gateways (
  id uuid primary key default gen_random_uuid(),
  gateway text not null unique check (gateway in ('razorpay', 'stripe')),
  -- The key's id, its secret and the secret of callbacks, encrypted.
  sealed_keys text not null,
  -- The end of the key, enough to recognize it.
  key_ending text not null,
  is_on boolean not null default false,
  -- Null until a request with these keys has succeeded.
  connected_at timestamptz,
  updated_at timestamptz not null
);

-- What a client was sent to a gateway for. Its id is our reference there.
create table gateway_payments (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  user_id uuid not null references users (id),
  gateway text not null check (gateway in ('razorpay', 'stripe')),
  amount_paise integer not null check (amount_paise > 0),
  state text not null check (state in ('created', 'open', 'paid', 'closed', 'doubtful')),
  -- The gateway's id of it, and the page where it is paid; null until the gateway has answered.
  remote_id text,
  url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  read_at timestamptz,
  -- The gateway's id of the money, once it has come, and our entry for it.
  payment_id text,
  paid_at timestamptz,
  entry_id bigint references ledger_entries (id),
  -- Why money at the gateway does not count.
  problem text,
  constraint paid_payments_are_in_the_ledger check ((state = 'paid') = (entry_id is not null)),
  unique (gateway, remote_id),
  unique (gateway, payment_id)
);
create index gateway_payments_by_booking on gateway_payments (booking_id);
create index gateway_payments_by_user on gateway_payments (user_id);
create index gateway_payments_to_read on gateway_payments (read_at) where state in ('created', 'open');

-- Money that goes back the way it came.
create table gateway_refunds (
  id uuid primary key,
  payment_id uuid not null references gateway_payments (id),
  booking_id uuid not null references bookings (id),
  user_id uuid not null references users (id),
  amount_paise integer not null check (amount_paise > 0),
  state text not null check (state in ('requested', 'sent', 'done', 'failed')),
  remote_id text,
  requested_by uuid not null,
  requested_at timestamptz not null,
  read_at timestamptz,
  problem text
);
create index gateway_refunds_by_booking on gateway_refunds (booking_id);
create index gateway_refunds_by_user on gateway_refunds (user_id);
-- One at a time for each booking, so that a second click sends nothing twice.
create unique index gateway_refunds_one_under_way on gateway_refunds (booking_id) where state in ('requested', 'sent');

-- What a gateway keeps of a payment: an entry beside it, which changes no balance.
alter table ledger_entries drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('charge', 'discount', 'payment', 'refund', 'credit', 'fee'));
