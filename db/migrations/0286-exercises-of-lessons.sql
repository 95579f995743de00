-- Questions whose solution was shown, the latest last: they do not count again. Takes the place of last_seed.
alter table exercise_progress add column seen_seeds text[] not null default '{}';

update exercise_progress
  set seen_seeds = case when last_seed = any(right_seeds) then right_seeds else array_append(right_seeds, last_seed) end;

alter table exercise_progress drop column last_seed;

-- The exercise of a lesson is answered for that lesson (decision 0286).
create table lesson_exercises (
  user_id uuid not null references users (id) on delete cascade,
  lesson_id bigint not null references lessons (id) on delete cascade,
  kind text not null,
  level integer not null check (level between 1 and 3),
  -- The questions of the running row.
  right_seeds text[] not null default '{}',
  seen_seeds text[] not null default '{}',
  done_at timestamptz,
  answered_at timestamptz not null,
  primary key (user_id, lesson_id, kind, level)
);

create index lesson_exercises_by_lesson on lesson_exercises (lesson_id);

-- What students have practised so far counts for the lessons that they have opened.
insert into lesson_exercises (user_id, lesson_id, kind, level, right_seeds, seen_seeds, done_at, answered_at)
  select p.user_id, l.id, p.kind, p.level, p.right_seeds, p.seen_seeds, p.done_at, p.answered_at
  from exercise_progress p
  join lessons l on l.exercise = p.kind and l.exercise_level = p.level
  join lesson_progress opened on opened.lesson_id = l.id and opened.user_id = p.user_id;
