-- Questions at the end of a lesson: a choice, a short text, or an exercise of the engine.
create table quiz_questions (
  id bigint generated always as identity primary key,
  lesson_id bigint not null references lessons (id) on delete cascade,
  kind text not null check (kind in ('choice', 'text', 'exercise')),
  question text not null default '',
  -- Of a choice: the options, the right one first. Of a text: every answer that is right.
  answers text[] not null default '{}',
  explanation text not null default '',
  exercise text,
  exercise_level integer not null default 1 check (exercise_level between 1 and 3),
  position integer not null default 0,
  is_sample boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint quiz_questions_can_be_answered check (
    case kind
      when 'exercise' then exercise is not null
      else question <> '' and cardinality(answers) >= case kind when 'choice' then 2 else 1 end
    end
  )
);

create index quiz_questions_by_lesson on quiz_questions (lesson_id, position, id);

create trigger delete_translations after delete on quiz_questions
  for each row execute function delete_translations('quiz-questions');

alter table lessons
  add column pass_percent integer not null default 70 check (pass_percent between 1 and 100),
  -- Null: as many tries as a student likes.
  add column most_tries integer check (most_tries between 1 and 100),
  -- Days after a student opened the lesson; null: no deadline.
  add column due_days integer check (due_days between 1 and 3650);

-- A teacher let the student try again: tries and the deadline count from here.
alter table lesson_progress add column reopened_at timestamptz;

create table quiz_tries (
  user_id uuid not null references users (id) on delete cascade,
  lesson_id bigint not null references lessons (id) on delete cascade,
  number integer not null check (number > 0),
  -- What was asked, answered and right, as it was then.
  answers jsonb not null,
  right_answers integer not null,
  questions integer not null check (questions > 0 and right_answers between 0 and questions),
  is_passed boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, lesson_id, number)
);

create index quiz_tries_by_lesson on quiz_tries (lesson_id);

-- Lessons that were removed earlier are restored from copies of their rows, which have no such columns.
update removed_content
  set rows = jsonb_set(rows, '{lessons}', (
    select jsonb_agg('{"pass_percent": 70}'::jsonb || lesson order by place)
    from jsonb_array_elements(rows -> 'lessons') with ordinality as copies (lesson, place)
  ))
  where jsonb_array_length(rows -> 'lessons') > 0;
