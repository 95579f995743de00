-- What students ask under a lesson, and what the teacher answers. Both are encrypted.
create table lesson_questions (
  id bigint generated always as identity primary key,
  -- Made by the form, so that sending it twice asks once.
  form_id uuid not null unique,
  user_id uuid not null references users (id) on delete cascade,
  lesson_id bigint not null references lessons (id) on delete cascade,
  -- For the teacher alone; the others wait until staff show them to the students of the course.
  is_private boolean not null,
  sealed_question text not null,
  asked_at timestamptz not null,
  sealed_answer text,
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz,
  shown_at timestamptz,
  version integer not null default 1,
  constraint lesson_questions_are_answered_at_a_time check (sealed_answer is null or answered_at is not null),
  constraint lesson_questions_in_private_stay_there check (not is_private or shown_at is null)
);

create index lesson_questions_by_lesson on lesson_questions (lesson_id, asked_at);
create index lesson_questions_by_user on lesson_questions (user_id, lesson_id);
create index lesson_questions_waiting on lesson_questions (id) where answered_at is null;
