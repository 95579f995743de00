-- Relatives whom a client remembers, with the day of their death; see docs/decisions/0145. Encrypted, the name included.
create table remembered_people (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  sealed_person text not null,
  created_at timestamptz not null
);

create index remembered_people_by_user on remembered_people (user_id, created_at);

alter table calendar_feeds
  drop constraint calendar_feeds_shows_check,
  add constraint calendar_feeds_shows_check check (shows in ('sessions', 'remedies', 'family-days'));

-- Whether the emails of the evening before also name the days of the reader's family.
alter table festival_reminders add column has_family boolean not null default false;
