-- Session passes: several sessions of one service, bought at once; see docs/decisions/0128.
create table session_passes (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  description text not null default '',
  package_id bigint not null references consultation_packages (id),
  sessions smallint not null check (sessions between 2 and 50),
  valid_months smallint not null check (valid_months between 1 and 60),
  price_paise integer not null check (price_paise > 0),
  -- Whether it also pays for sessions of the buyer's family.
  is_shared boolean not null default false,
  position integer not null default 0,
  retired_at timestamptz,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create trigger content_changed after insert or update or delete or truncate on session_passes
  for each statement execute function notify_content_changed();

-- A booking sells a course, a consultation or a pass.
alter table bookings add column pass_id bigint references session_passes (id);
alter table bookings drop constraint bookings_service_type_check;
alter table bookings add constraint bookings_service_type_check
  check (service_type in ('course', 'consultation', 'pass'));
alter table invoices drop constraint invoices_service_type_check;
alter table invoices add constraint invoices_service_type_check
  check (service_type in ('course', 'consultation', 'pass'));
alter table bookings drop constraint bookings_sell_one_thing;
alter table bookings add constraint bookings_sell_one_thing check (
  (service_type = 'course') = (course_id is not null)
  and (service_type = 'consultation') = (package_id is not null)
  and (service_type = 'pass') = (pass_id is not null)
);

-- What was bought, with the terms of that day; exists once the booking is confirmed.
create table bought_passes (
  id bigint generated always as identity primary key,
  booking_id uuid not null unique references bookings (id),
  user_id uuid not null references users (id),
  package_id bigint not null references consultation_packages (id),
  name text not null,
  sessions smallint not null check (sessions > 0),
  is_shared boolean not null,
  -- For whom it is, unless it is shared.
  holder_name text not null,
  bought_at timestamptz not null,
  -- The last day in India on which a session can be booked with it.
  last_day date not null,
  -- When it was cancelled.
  ended_at timestamptz
);

create index bought_passes_by_user on bought_passes (user_id);

create table pass_uses (
  id bigint generated always as identity primary key,
  bought_pass_id bigint not null references bought_passes (id),
  booking_id uuid not null references bookings (id),
  used_at timestamptz not null,
  -- When the session was cancelled in time, or by the practice.
  given_back_at timestamptz
);

create unique index pass_uses_once_per_booking on pass_uses (booking_id) where given_back_at is null;
create index pass_uses_counted on pass_uses (bought_pass_id) where given_back_at is null;
