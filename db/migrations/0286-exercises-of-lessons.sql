-- The exercise of a lesson is answered for that lesson (decision 0286); without one, a row is practice on the public pages.
alter table exercise_progress
  add column lesson_id bigint references lessons (id) on delete cascade,
  -- Questions whose solution was shown, the latest last.
  add column seen_seeds text[] not null default '{}',
  -- Not written any more.
  alter column last_seed drop not null,
  drop constraint exercise_progress_pkey,
  add constraint exercise_progress_once unique nulls not distinct (user_id, kind, level, lesson_id);

update exercise_progress
  set seen_seeds = case when last_seed = any(right_seeds) then right_seeds else array_append(right_seeds, last_seed) end;

create index exercise_progress_by_lesson on exercise_progress (lesson_id) where lesson_id is not null;

-- What students have practised so far counts for the lessons that they have opened.
insert into exercise_progress (user_id, kind, level, lesson_id, right_seeds, seen_seeds, done_at, answered_at)
  select p.user_id, p.kind, p.level, l.id, p.right_seeds, p.seen_seeds, p.done_at, p.answered_at
  from exercise_progress p
  join lessons l on l.exercise = p.kind and l.exercise_level = p.level
  join lesson_progress opened on opened.lesson_id = l.id and opened.user_id = p.user_id
  where p.lesson_id is null;
