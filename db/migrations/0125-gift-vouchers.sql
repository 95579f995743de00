-- Gift vouchers: credit that one client buys and another one redeems by its code; see docs/decisions/0134.
create table gift_vouchers (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  price_paise integer not null check (price_paise > 0),
  valid_months smallint not null check (valid_months between 1 and 60),
  position integer not null default 0,
  retired_at timestamptz,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create trigger content_changed after insert or update or delete or truncate on gift_vouchers
  for each statement execute function notify_content_changed();

-- A voucher is sold as a booking without a session. It has no invoice, so invoices do not know the type.
alter table bookings add column voucher_id bigint references gift_vouchers (id);
alter table bookings drop constraint bookings_service_type_check;
alter table bookings add constraint bookings_service_type_check
  check (service_type in ('course', 'consultation', 'pass', 'voucher'));
alter table bookings drop constraint bookings_sell_one_thing;
alter table bookings add constraint bookings_sell_one_thing check (
  (service_type = 'course') = (course_id is not null)
  and (service_type = 'consultation') = (package_id is not null)
  and (service_type = 'pass') = (pass_id is not null)
  and (service_type = 'voucher') = (voucher_id is not null)
);

-- Written with the booking. It is worth nothing until it is issued, which is when it is paid in full.
create table sold_vouchers (
  id bigint generated always as identity primary key,
  booking_id uuid not null unique references bookings (id),
  -- Who bought it.
  user_id uuid not null references users (id),
  amount_paise integer not null check (amount_paise > 0),
  valid_months smallint not null check (valid_months > 0),
  code_hash text not null unique,
  -- To print it again; null if its key was lost.
  sealed_code text,
  giver_name text not null,
  recipient_name text not null,
  -- Null: the buyer hands it over.
  recipient_email text,
  message text not null default '',
  issued_at timestamptz,
  -- The last day in India on which it can be redeemed.
  last_day date,
  voided_at timestamptz,
  constraint issued_vouchers_have_a_last_day check ((issued_at is null) = (last_day is null))
);

create index sold_vouchers_by_user on sold_vouchers (user_id);
create index sold_vouchers_by_recipient on sold_vouchers (lower(recipient_email)) where recipient_email is not null;

-- One row at most for each voucher: it is redeemed once.
create table voucher_redemptions (
  voucher_id bigint primary key references sold_vouchers (id),
  user_id uuid not null references users (id),
  redeemed_at timestamptz not null
);

create index voucher_redemptions_by_user on voucher_redemptions (user_id);
