-- Hours, services and sessions of several astrologers; see docs/decisions/0122.

-- Exclusion constraints on an id and a range need operators that this extension brings. Without them the database could
-- not rule out overlaps, so the upgrade stops here with a sentence for the operator.
do $$
begin
  create extension if not exists btree_gist;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise exception using errcode = 'MU001', message = format(
    'Muhurta needs the Postgres extension btree_gist, which could not be created (%s). '
    'Ask an administrator of the database to run: create extension btree_gist', sqlerrm);
end
$$;

create table astrologers (
  id bigint generated always as identity primary key,
  user_id uuid unique references users (id) on delete set null,
  -- The principal's name, titles, about text and portrait are those of the practice.
  is_principal boolean not null default false,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text,
  titles text[] not null default '{}',
  languages text[] not null default '{}',
  -- Paragraphs separated by an empty line.
  about text not null default '',
  portrait_url text,
  time_zone text not null default 'Asia/Kolkata',
  -- Empty: the practice's own link.
  meeting_link text not null default '',
  position integer not null default 0,
  retired_at timestamptz,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint astrologers_have_a_name check (is_principal or name is not null),
  constraint principals_stay check (not is_principal or retired_at is null)
);

create unique index astrologers_one_principal on astrologers (is_principal) where is_principal;

insert into astrologers (is_principal, slug, user_id)
  select true, 'astrologer', case when count(*) = 1 then (array_agg(user_id))[1] end
  from user_roles where role = 'astrologer';

-- Times are in the astrologer's zone; weekdays are ISO, Monday is 1.
create table astrologer_hours (
  astrologer_id bigint not null references astrologers (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens_at text not null check (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes_at text not null check (closes_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
  primary key (astrologer_id, weekday, opens_at),
  constraint hours_run_forward check (opens_at < closes_at),
  constraint hours_do_not_overlap exclude using gist (
    astrologer_id with =,
    weekday with =,
    int4range(
      left(opens_at, 2)::integer * 60 + right(opens_at, 2)::integer,
      left(closes_at, 2)::integer * 60 + right(closes_at, 2)::integer
    ) with &&
  )
);

-- The open slots become hours. Slots that touch are merged.
with open_slots as (
  select day, opens_at, closes_at,
    coalesce(opens_at > max(closes_at) over (
      partition by day order by opens_at rows between unbounded preceding and 1 preceding), true) as begins
  from consultation_slots, unnest(days) as day where is_open
), merged as (
  select *, count(*) filter (where begins) over (partition by day order by opens_at) as part from open_slots
)
insert into astrologer_hours (astrologer_id, weekday, opens_at, closes_at)
  select (select id from astrologers where is_principal), day, min(opens_at), max(closes_at)
  from merged group by day, part;

-- Other hours than usual. An astrologer's own override beats one for everybody; of two for the same, the newer wins.
create table date_overrides (
  id bigint generated always as identity primary key,
  -- Null: everybody.
  astrologer_id bigint references astrologers (id) on delete cascade,
  first_date date not null,
  last_date date not null,
  -- [{"opensAt": "09:00", "closesAt": "12:00"}, …]; empty: closed.
  hours jsonb not null default '[]' check (jsonb_typeof(hours) = 'array'),
  reason text not null default '',
  -- Whether clients see the reason.
  shows_reason boolean not null default false,
  -- Set if it was made from the list of public holidays.
  holiday_key text,
  created_at timestamptz not null default now(),
  constraint overrides_run_forward check (first_date <= last_date)
);

create index date_overrides_by_date on date_overrides (last_date, first_date);

-- Null: everybody.
alter table time_off add column astrologer_id bigint references astrologers (id) on delete cascade;

alter table consultation_packages
  drop constraint consultation_packages_duration_minutes_check,
  add constraint packages_have_a_usable_length check (duration_minutes between 5 and 480),
  add column buffer_before_minutes integer not null default 0 check (buffer_before_minutes between 0 and 240),
  add column buffer_after_minutes integer not null default 0 check (buffer_after_minutes between 0 and 240),
  -- Minutes between two offered starts.
  add column step_minutes integer not null default 60 check (step_minutes between 5 and 240),
  -- Null: the practice's own, in booking_rules.
  add column minimum_notice_minutes integer check (minimum_notice_minutes between 0 and 43200),
  add column horizon_days integer check (horizon_days between 1 and 365),
  -- Sessions of this package per astrologer; null: no limit.
  add column most_per_day integer check (most_per_day between 1 and 100),
  add column most_per_week integer check (most_per_week between 1 and 500),
  add column held_as text not null default 'video' check (held_as in ('video', 'telephone', 'in-person', 'in-writing'));
update consultation_packages set held_as = 'in-writing' where is_prasna;

-- Who offers a package; no row: everybody.
create table package_astrologers (
  package_id bigint not null references consultation_packages (id) on delete cascade,
  astrologer_id bigint not null references astrologers (id) on delete cascade,
  primary key (package_id, astrologer_id)
);

alter table bookings
  add column astrologer_id bigint references astrologers (id),
  add column held_as text check (held_as in ('video', 'telephone', 'in-person', 'in-writing')),
  -- The session with the buffers around it: no other session of the astrologer may overlap it.
  add column occupied_from timestamptz,
  add column occupied_until timestamptz;
update bookings set
  astrologer_id = (select id from astrologers where is_principal),
  held_as = 'video',
  occupied_from = starts_at,
  occupied_until = ends_at
where service_type = 'consultation' and starts_at is not null;
update bookings set held_as = 'in-writing' where asked_at is not null;

-- Whether astrologers see only their own bookings.
alter table desk_settings add column sees_only_own boolean not null default false;

create trigger content_changed after insert or update or delete or truncate on astrologers
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on package_astrologers
  for each statement execute function notify_content_changed();
