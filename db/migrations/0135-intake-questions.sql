-- The practice's own questions in the booking form of a consultation; see docs/decisions/0146. What clients answer is part of
-- bookings.birth_details, encrypted.
create table intake_questions (
  id bigint generated always as identity primary key,
  package_id bigint not null references consultation_packages (id) on delete cascade,
  kind text not null check (kind in ('line', 'text', 'choice', 'date', 'file')),
  label text not null check (label <> ''),
  help text not null default '',
  is_required boolean not null default false,
  choices text[] not null default '{}',
  position integer not null default 0,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint choices_have_options check ((kind = 'choice') = (cardinality(choices) > 0))
);
create index intake_questions_by_package on intake_questions (package_id, position, id);
create trigger content_changed after insert or update or delete or truncate on intake_questions
  for each statement execute function notify_content_changed();

-- Events in a life instead of a time of birth.
alter table consultation_packages add column asks_life_events boolean not null default false;
update consultation_packages set asks_life_events = true where slug = 'birth-time-rectification' and not is_prasna;

-- The question that a file answers. It may be deleted later; the booking has its text.
alter table booking_files add column question_id bigint;
