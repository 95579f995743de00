-- When sessions can take place. Times are those of the practice, Asia/Kolkata; days are ISO weekdays, Monday is 1.
create table consultation_slots (
  key text primary key check (key ~ '^[0-9a-z-]{1,20}$'),
  label text not null unique,
  opens_at text not null check (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes_at text not null check (closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  days smallint[] not null default '{1,2,3,4,5,6}' check (days <@ '{1,2,3,4,5,6,7}'::smallint[]),
  -- A closed slot is no longer offered; bookings made before keep their time.
  is_open boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint slots_run_forward check (opens_at < closes_at)
);

insert into consultation_slots (key, label, opens_at, closes_at) values
  ('09-10', '9-10 AM', '09:00', '10:00'),
  ('10-11', '10-11 AM', '10:00', '11:00'),
  ('11-12', '11 AM-12 PM', '11:00', '12:00'),
  ('14-15', '2-3 PM', '14:00', '15:00'),
  ('15-16', '3-4 PM', '15:00', '16:00'),
  ('16-17', '4-5 PM', '16:00', '17:00'),
  ('18-19', '6-7 PM', '18:00', '19:00'),
  ('19-20', '7-8 PM', '19:00', '20:00');

create table booking_rules (
  id smallint primary key default 1 check (id = 1),
  minimum_notice_minutes integer not null default 120 check (minimum_notice_minutes between 0 and 43200),
  horizon_days integer not null default 60 check (horizon_days between 1 and 365),
  updated_at timestamptz not null default now()
);

insert into booking_rules default values;

create table time_off (
  id bigint generated always as identity primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- For the desk alone; clients only see that the hours are not free.
  reason text not null default '',
  created_at timestamptz not null default now(),
  constraint time_off_runs_forward check (starts_at < ends_at)
);

create index time_off_by_time on time_off (ends_at, starts_at);

create table bookings (
  id uuid primary key default gen_random_uuid(),
  -- The name of the booking among people: in the note of a transfer, on an invoice.
  code text not null unique,
  user_id uuid not null references users (id),
  -- One form, one booking, however often it is sent.
  idempotency_key text not null,
  service_type text not null check (service_type in ('course', 'consultation')),
  -- Name and price as they were when the booking was made: later edits of the catalogue change nothing here.
  service_name text not null,
  course_id bigint references courses (id),
  package_id bigint references consultation_packages (id),
  listed_paise integer not null check (listed_paise > 0),
  amount_paise integer not null check (amount_paise > 0 and amount_paise <= listed_paise),
  currency text not null default 'inr' check (currency = 'inr'),
  status text not null default 'pending' check (status in ('pending', 'paid', 'cancelled')),
  payment_method text not null default 'upi' check (payment_method = 'upi'),
  payment_status text not null default 'pending'
    check (payment_status in ('pending', 'awaiting_verification', 'paid')),
  -- The day in the practice's own calendar, and the hour as it was called.
  booking_date date,
  slot_key text,
  preferred_time text,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Whether the hour is kept for this booking; courses and Prasna keep none.
  holds_slot boolean not null default false,
  hold_expires_at timestamptz not null,
  payable_until timestamptz not null,
  -- Prasna is read from the moment of asking, which is the server's.
  asked_at timestamptz,
  -- Sealed with a key that is not in the database; null once the person has been erased.
  birth_details text,
  notes text not null default '',
  -- The client's own, for letters and for the second time beside the practice's.
  time_zone text not null,
  -- Paid after its slot had gone to somebody else: a new time has to be found.
  needs_reschedule boolean not null default false,
  reschedule_count smallint not null default 0 check (reschedule_count >= 0),
  -- Of the calendar entry: grows with every change of time and with a cancellation.
  calendar_sequence integer not null default 0,
  -- Why the last claim was turned down; null after the next one.
  rejection_reason text,
  cancelled_at timestamptz,
  cancellation_reason text,
  refund_due_paise integer check (refund_due_paise between 0 and amount_paise),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, idempotency_key),
  constraint bookings_sell_one_thing check (
    (service_type = 'course' and course_id is not null and package_id is null)
    or (service_type = 'consultation' and package_id is not null and course_id is null)
  ),
  constraint states_belong_together check (
    status = 'cancelled'
    or (status = 'pending' and payment_status = 'pending')
    or (status = 'paid' and payment_status in ('awaiting_verification', 'paid'))
  ),
  constraint sessions_have_a_whole_time check (
    num_nulls(booking_date, slot_key, preferred_time, starts_at, ends_at) in (0, 5)
    and (starts_at is null or starts_at < ends_at)
  ),
  constraint only_live_consultations_hold_a_slot check (
    not holds_slot or (service_type = 'consultation' and status <> 'cancelled' and starts_at is not null)
  ),
  constraint cancelled_bookings_say_when_and_why check (
    (status = 'cancelled') = (cancelled_at is not null)
    and (status = 'cancelled') = (cancellation_reason is not null)
    and (status = 'cancelled') = (refund_due_paise is not null)
  )
);

-- The rule that matters most: whatever races in the program, one slot has one live booking.
create unique index bookings_one_for_each_slot on bookings (starts_at) where holds_slot;

create index bookings_by_user on bookings (user_id, created_at desc);
create index bookings_unpaid on bookings (payable_until) where status = 'pending';

-- What happened to a booking, by whom, from where to where. Only grows.
create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  at timestamptz not null,
  change text not null,
  actor text not null check (actor in ('client', 'staff', 'system')),
  -- Null when the program itself acted. No reference: people go, the history stays.
  actor_id uuid,
  from_status text,
  from_payment_status text,
  to_status text not null,
  to_payment_status text not null,
  reason text
);

create index booking_events_by_booking on booking_events (booking_id, id);

create function refuse_booking_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of bookings can only grow';
end
$$;

create trigger booking_events_only_grow before update or delete on booking_events
  for each row execute function refuse_booking_event_change();
create trigger booking_events_are_never_emptied before truncate on booking_events
  for each statement execute function refuse_booking_event_change();

-- Every "I have paid", with what became of it.
create table payment_claims (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  -- Who claims to have paid.
  user_id uuid not null references users (id),
  upi_reference text not null check (upi_reference ~ '^[0-9]{12}$'),
  state text not null check (state in ('awaiting', 'verified', 'rejected', 'refused')),
  -- The same reference was rejected on another booking before: the desk should look twice.
  is_suspicious boolean not null default false,
  claimed_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id),
  reason text,
  constraint decided_claims_say_when check ((state in ('verified', 'rejected')) = (decided_at is not null))
);

-- One transfer pays one booking, and one booking waits for one transfer.
create unique index payment_claims_one_for_each_reference on payment_claims (upi_reference)
  where state in ('awaiting', 'verified');
create unique index payment_claims_one_for_each_booking on payment_claims (booking_id)
  where state in ('awaiting', 'verified');
create index payment_claims_by_user on payment_claims (user_id);
create index payment_claims_by_booking on payment_claims (booking_id, id);
create index payment_claims_by_reference on payment_claims (upi_reference);

create table course_enrollments (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  course_id bigint not null references courses (id),
  booking_id uuid not null unique references bookings (id),
  course_title text not null,
  course_level text not null check (course_level in ('Basic', 'Intermediate', 'Advanced', 'Complete')),
  status text not null default 'enrolled' check (status in ('enrolled', 'scheduled', 'completed')),
  enrollment_date timestamptz not null,
  notes text not null default '',
  -- How much of the course its member has opened: decides about refunds.
  opened_percent smallint not null default 0 check (opened_percent between 0 and 100),
  unique (user_id, course_id)
);

create index course_enrollments_by_date on course_enrollments (enrollment_date desc);

-- What somebody typed before signing in. Sealed, found by a cookie, gone after a day.
create table booking_drafts (
  token_hash text primary key,
  sealed_form text not null,
  expires_at timestamptz not null
);

create index booking_drafts_by_age on booking_drafts (expires_at);

-- A secret address for each client at which a calendar program finds their sessions.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash text not null unique,
  -- The same token, sealed, so that its owner can be shown the address again.
  sealed_token text not null,
  created_at timestamptz not null
);
