-- What the public site says and sells, as data that an admin can edit without a release.

-- Every table whose rows show on a public page tells all replicas when it changes, so that they drop cached pages.
create function notify_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', '');
  return null;
end
$$;

create table practice (
  -- One row: its presence also says that the site has been given its first content.
  id smallint primary key default 1 check (id = 1),
  name text not null,
  tagline text not null,
  trust_line text not null,
  astrologer_name text not null,
  astrologer_titles text[] not null default '{}',
  -- Paragraphs parted by an empty line.
  about text not null,
  facts jsonb not null default '[]',
  portrait_url text,
  address text not null,
  email text not null,
  phone text not null,
  support_email text not null,
  astrologer_email text not null,
  business_days smallint[] not null default '{1,2,3,4,5,6}',
  opens_at text not null default '09:00' check (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  closes_at text not null default '18:00' check (closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  social_links jsonb not null default '[]',
  upi_payee_id text check (upi_payee_id ~ '^[A-Za-z0-9._-]{2,}@[A-Za-z]{2,64}$'),
  upi_payee_name text,
  upi_kind text not null default 'personal' check (upi_kind in ('personal', 'merchant')),
  gst_mode text not null default 'unregistered' check (gst_mode in ('unregistered', 'bill_of_supply', 'tax_invoice')),
  gst_legal_name text,
  gstin text,
  gst_state_code text check (gst_state_code ~ '^[0-9]{2}$'),
  consultation_sac text not null default '999799' check (consultation_sac ~ '^[0-9]{4,8}$'),
  course_sac text not null default '999293' check (course_sac ~ '^[0-9]{4,8}$'),
  -- The parts that still hold sample words, for the go-live checklist.
  sample_parts text[] not null default '{}',
  updated_at timestamptz not null default now(),
  constraint business_hours_run_forward check (opens_at < closes_at),
  constraint upi_id_comes_with_its_name check ((upi_payee_id is null) = (upi_payee_name is null)),
  constraint registered_practice_has_a_gstin
    check (gst_mode = 'unregistered' or (gstin is not null and gst_legal_name is not null and gst_state_code is not null))
);

create table courses (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  level text not null check (level in ('Basic', 'Intermediate', 'Advanced', 'Complete')),
  title text not null,
  description text not null,
  duration_weeks integer not null check (duration_weeks > 0),
  price_paise integer not null check (price_paise > 0),
  compare_at_paise integer check (compare_at_paise > price_paise),
  highlights text[] not null default '{}',
  position integer not null default 0,
  -- A retired course is no longer offered, but bookings and enrolments still name it.
  retired_at timestamptz,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now()
);

create table consultation_packages (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text not null,
  price_paise integer not null check (price_paise > 0),
  is_per_question boolean not null default false,
  duration_label text not null,
  duration_minutes integer not null check (duration_minutes between 15 and 60),
  features text[] not null default '{}',
  needs text[] not null default '{}',
  is_popular boolean not null default false,
  position integer not null default 0,
  retired_at timestamptz,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now()
);

create table testimonials (
  id bigint generated always as identity primary key,
  name text not null,
  place text not null,
  words text not null,
  stars smallint not null default 5 check (stars between 1 and 5),
  position integer not null default 0,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now()
);

create table faq_entries (
  id bigint generated always as identity primary key,
  page text not null check (page in ('courses', 'consultation', 'contact')),
  question text not null,
  answer text not null,
  position integer not null default 0,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now()
);

create index faq_entries_by_page on faq_entries (page, position, id);

create table teachers (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  introduction text not null,
  -- Paragraphs parted by an empty line.
  biography text not null,
  links jsonb not null default '[]',
  position integer not null default 0,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now()
);

create table teacher_pages (
  id bigint generated always as identity primary key,
  teacher_id bigint not null references teachers (id) on delete cascade,
  level text not null check (level in ('basic', 'intermediate', 'advanced')),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  summary text not null,
  status text not null check (status in ('available', 'coming_soon')),
  -- How many lessons the page promises, where that differs from what it lists.
  stated_lessons integer check (stated_lessons > 0),
  -- The words of the Content Coming Soon block; a page without them has no such block.
  coming_soon_note text,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  unique (teacher_id, level),
  constraint coming_pages_say_what_comes check (status = 'available' or coming_soon_note is not null)
);

create table resources (
  id bigint generated always as identity primary key,
  teacher_page_id bigint not null references teacher_pages (id) on delete cascade,
  title text not null,
  description text not null,
  type text not null check (type in ('video', 'playlist', 'link')),
  duration text not null,
  status text not null default 'available' check (status in ('available', 'coming_soon')),
  thumbnail_url text,
  url text not null check (url ~ '^https://'),
  position integer not null default 0,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now()
);

create index resources_by_page on resources (teacher_page_id, position, id);

create trigger content_changed after insert or update or delete or truncate on practice
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on courses
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on consultation_packages
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on testimonials
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on faq_entries
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on teachers
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on teacher_pages
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on resources
  for each statement execute function notify_content_changed();
