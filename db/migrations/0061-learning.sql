-- What a course consists of, how far its members are, and the proof that they finished.

create table course_modules (
  id bigint generated always as identity primary key,
  course_id bigint not null references courses (id) on delete cascade,
  title text not null,
  summary text not null default '',
  position integer not null default 0,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create index course_modules_by_course on course_modules (course_id, position, id);

create table lessons (
  id bigint generated always as identity primary key,
  module_id bigint not null references course_modules (id) on delete cascade,
  title text not null,
  kind text not null check (kind in ('text', 'link', 'video')),
  -- Light markdown; beside a link or a video, the words that introduce it.
  content text not null default '',
  url text check (url ~ '^https://'),
  minutes integer not null check (minutes between 1 and 600),
  position integer not null default 0,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint lessons_have_something_to_learn check (
    (kind = 'text' and content <> '' and url is null) or (kind <> 'text' and url is not null)
  )
);

create index lessons_by_module on lessons (module_id, position, id);

-- One lesson, one person, whichever of their courses holds it: what was learned in one course counts in the complete one.
create table lesson_progress (
  user_id uuid not null references users (id) on delete cascade,
  lesson_id bigint not null references lessons (id) on delete cascade,
  opened_at timestamptz not null,
  done_at timestamptz,
  primary key (user_id, lesson_id)
);

create index lesson_progress_by_lesson on lesson_progress (lesson_id);

create table certificates (
  -- Printed on the certificate; whoever has it can ask whether it is true.
  code text primary key check (code ~ '^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$'),
  -- A place that is given back takes its certificate with it.
  enrollment_id bigint not null unique references course_enrollments (id) on delete cascade,
  user_id uuid not null references users (id),
  -- As they were on the day; emptied when the person asks to be forgotten.
  holder_name text,
  course_title text not null,
  course_level text not null,
  completed_at timestamptz not null,
  -- Staff took the completion back.
  withdrawn_at timestamptz
);

create index certificates_by_user on certificates (user_id);
create index course_enrollments_by_page on course_enrollments (enrollment_date desc, id desc);
create index course_enrollments_by_course on course_enrollments (course_id);
