-- Optional amounts that no other open booking has, so that a payment without a reference finds its booking; see
-- docs/decisions/0129.
alter table booking_rules add column unique_paise boolean not null default false;

-- By how many paise the amount was lowered; null without.
alter table bookings add column own_paise smallint check (own_paise between 1 and 99);
create unique index bookings_have_their_own_amount on bookings (amount_paise)
  where own_paise is not null and status <> 'cancelled' and payment_status <> 'paid';
