-- Coupons and their uses; see docs/decisions/0128.
create table coupons (
  id bigint generated always as identity primary key,
  -- In capitals; clients may type it in any case.
  code text not null unique check (code ~ '^[A-Z0-9]{3,20}$'),
  percent_off smallint check (percent_off between 1 and 100),
  off_paise integer check (off_paise > 0),
  -- "consultation/prasna"; empty: all services.
  services text[] not null default '{}',
  -- Days in India; null: no limit.
  first_day date,
  last_day date,
  is_first_booking_only boolean not null default false,
  most_uses integer check (most_uses > 0),
  most_uses_per_client integer check (most_uses_per_client > 0),
  note text not null default '',
  -- Turned off.
  retired_at timestamptz,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint coupons_take_percent_or_rupees check (num_nonnulls(percent_off, off_paise) = 1),
  constraint coupons_run_forward check (first_day <= last_day)
);

create table coupon_uses (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupons (id),
  booking_id uuid not null references bookings (id),
  user_id uuid not null references users (id),
  saved_paise integer not null check (saved_paise > 0),
  used_at timestamptz not null,
  -- When the booking ended unpaid, or was revised without the coupon.
  given_back_at timestamptz
);

create unique index coupon_uses_once_per_booking on coupon_uses (booking_id) where given_back_at is null;
create index coupon_uses_counted on coupon_uses (coupon_id, user_id) where given_back_at is null;
create index coupon_uses_by_user on coupon_uses (user_id);

-- What the client reads about the discount. Discounts are never combined, so there is one at most.
alter table bookings add column discount_label text not null default '';
update bookings set discount_label = 'Returning client' where amount_paise < listed_paise;
