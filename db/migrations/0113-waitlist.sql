-- Clients who wait for a free time, and the times that they were offered; see docs/decisions/0125.
create table waitlist_entries (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  package_id bigint not null references consultation_packages (id) on delete cascade,
  -- Null: anyone.
  astrologer_id bigint references astrologers (id) on delete cascade,
  -- Days and part of the day are those of the client's time zone.
  first_date date not null,
  last_date date not null,
  part_of_day text not null check (part_of_day in ('any', 'morning', 'afternoon', 'evening')),
  time_zone text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('booked', 'left', 'removed', 'passed', 'unanswered')),
  constraint waiting_runs_forward check (first_date <= last_date),
  constraint ended_entries_say_why check ((ended_at is null) = (end_reason is null)),
  constraint entries_do_not_overlap exclude using gist (
    user_id with =, package_id with =, daterange(first_date, last_date, '[]') with &&
  ) where (ended_at is null)
);

create index waitlist_entries_in_line on waitlist_entries (created_at, id) where ended_at is null;
create index waitlist_entries_by_user on waitlist_entries (user_id);

-- A time that is held for the first in line.
create table waitlist_offers (
  id bigint generated always as identity primary key,
  entry_id uuid not null references waitlist_entries (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  package_id bigint not null references consultation_packages (id) on delete cascade,
  astrologer_id bigint not null references astrologers (id) on delete cascade,
  starts_at timestamptz not null,
  label text not null,
  occupied_from timestamptz not null,
  occupied_until timestamptz not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'taken', 'lapsed', 'declined')),
  constraint offers_do_not_overlap exclude using gist (
    astrologer_id with =, tstzrange(occupied_from, occupied_until) with &&
  ) where (state = 'open')
);

-- Nobody is offered the same start twice, and nobody holds two times at once.
create unique index waitlist_offers_once on waitlist_offers (entry_id, starts_at);
create unique index waitlist_offers_one_per_client on waitlist_offers (user_id) where state = 'open';
