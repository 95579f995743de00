-- Remedies that the practice gives a client; see docs/decisions/0148.
create table remedies (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  user_id uuid not null references users (id) on delete cascade,
  -- Title, what to do, rule and place, encrypted.
  sealed_content text not null,
  -- That of the place, for reminders in its evening.
  time_zone text not null,
  version integer not null default 1,
  -- Here and below without a reference: staff leave, what they did stays.
  written_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Null while only the desk sees it.
  published_by uuid,
  published_at timestamptz,
  ended_at timestamptz,
  constraint publications_have_an_author check ((published_at is null) = (published_by is null)),
  constraint only_published_remedies_end check (ended_at is null or published_at is not null)
);
create index remedies_by_booking on remedies (booking_id);
create index remedies_by_user on remedies (user_id);

-- The days as they were computed, so that a newer engine does not move what the client has planned.
create table remedy_days (
  remedy_id uuid not null references remedies (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  done_at timestamptz,
  primary key (remedy_id, day)
);
create index remedy_days_by_user on remedy_days (user_id);
create index remedy_days_to_do on remedy_days (day) where done_at is null;

-- Clients who asked for an email on the evening before.
create table remedy_reminders (
  user_id uuid primary key references users (id) on delete cascade,
  asked_at timestamptz not null
);

-- A client may have one feed of sessions and one of remedies.
alter table calendar_feeds
  add column shows text not null default 'sessions' check (shows in ('sessions', 'remedies')),
  drop constraint calendar_feeds_one_of_each,
  add constraint calendar_feeds_one_of_each unique nulls not distinct (user_id, astrologer_id, shows),
  add constraint feeds_of_remedies_are_of_clients check (shows = 'sessions' or astrologer_id is null);
