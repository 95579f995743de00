-- Groups of a course with fixed dates and seats (docs/decisions/0264).

-- A course with lessons, or a class that is sold alone: a workshop, a satsang.
alter table courses add column kind text not null default 'course' check (kind in ('course', 'class'));

create table cohorts (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses (id),
  title text not null check (length(title) between 1 and 120),
  seats integer not null check (seats between 1 and 500),
  status text not null default 'open' check (status in ('open', 'cancelled')),
  -- By whose way of meeting it meets; null: by the practice's.
  astrologer_id bigint references astrologers (id) on delete set null,
  -- Its own link; empty for a room of its own, or what the way of meeting says (0258).
  meeting_link text not null default '',
  room_name text not null default left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 40),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);

create index cohorts_by_course on cohorts (course_id);

create table cohort_classes (
  id bigint generated always as identity primary key,
  cohort_id bigint not null references cohorts (id) on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 600),
  -- Opens on the day of the class.
  lesson_id bigint references lessons (id) on delete set null,
  recording_url text,
  -- Of its calendar entry; raised when its time changes.
  calendar_sequence integer not null default 0
);

create index cohort_classes_in_order on cohort_classes (cohort_id, starts_at);
create index cohort_classes_by_lesson on cohort_classes (lesson_id) where lesson_id is not null;

-- The roll.
create table cohort_attendance (
  class_id bigint not null references cohort_classes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  is_present boolean not null,
  marked_by uuid references users (id) on delete set null,
  marked_at timestamptz not null,
  primary key (class_id, user_id)
);

create index cohort_attendance_by_user on cohort_attendance (user_id);

-- Clients who wait for a seat, and until when one is held for them.
create table cohort_waitlist (
  id uuid primary key,
  cohort_id bigint not null references cohorts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  time_zone text not null,
  created_at timestamptz not null,
  offered_at timestamptz,
  offer_expires_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('booked', 'left', 'removed', 'unanswered', 'begun', 'cancelled')),
  constraint offered_seats_have_an_end check ((offered_at is null) = (offer_expires_at is null)),
  constraint ended_waits_say_why check ((ended_at is null) = (end_reason is null))
);

create unique index cohort_waitlist_once on cohort_waitlist (cohort_id, user_id) where ended_at is null;
create index cohort_waitlist_by_user on cohort_waitlist (user_id);

-- A group that only cancelled bookings name can be removed.
alter table bookings add column cohort_id bigint references cohorts (id) on delete set null;
create index bookings_by_cohort on bookings (cohort_id) where cohort_id is not null;
alter table course_enrollments add column cohort_id bigint references cohorts (id) on delete set null;
create index course_enrollments_by_cohort on course_enrollments (cohort_id) where cohort_id is not null;

-- Courses that were removed earlier are restored from copies of their rows, which have no kind.
update removed_content
  set rows = jsonb_set(rows, '{courses}', (
    select jsonb_agg('{"kind": "course"}'::jsonb || course order by place)
    from jsonb_array_elements(rows -> 'courses') with ordinality as copies (course, place)
  ))
  where jsonb_array_length(rows -> 'courses') > 0;
