-- Calendars kept elsewhere (Google, Apple, Outlook …), whose busy times close an astrologer's slots; see
-- docs/decisions/0123. The user is the one whose calendar it is: erasing the account deletes it.
create table external_calendars (
  id uuid primary key default gen_random_uuid(),
  astrologer_id bigint not null references astrologers (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (name <> ''),
  -- The address is a secret: whoever has it can read the calendar.
  sealed_address text not null,
  address_hash text not null,
  added_at timestamptz not null,
  -- Of the last whole answer, for conditional requests.
  etag text,
  last_modified text,
  -- The last whole answer, the last success (with "not modified"), and the last try.
  read_at timestamptz,
  succeeded_at timestamptz,
  tried_at timestamptz,
  -- Why the last try failed; null after a success.
  problem text,
  -- Events of the last whole answer that could not be understood.
  unreadable_events integer not null default 0,
  unique (astrologer_id, address_hash)
);

-- Replaced as a whole by every successful read, never by a failed one. Those of one calendar do not overlap.
create table busy_times (
  astrologer_id bigint not null references astrologers (id) on delete cascade,
  calendar_id uuid not null references external_calendars (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (calendar_id, starts_at),
  constraint busy_times_run_forward check (starts_at < ends_at)
);

create index busy_times_of_astrologers on busy_times (astrologer_id, ends_at);

-- A feed shows its owner's own sessions as a client, or, with an astrologer, the sessions that the astrologer gives.
alter table calendar_feeds drop constraint calendar_feeds_pkey;
alter table calendar_feeds
  add column id uuid primary key default gen_random_uuid(),
  add column astrologer_id bigint references astrologers (id) on delete cascade,
  add constraint calendar_feeds_one_of_each unique nulls not distinct (user_id, astrologer_id);
