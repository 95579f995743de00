-- How many exercises of a kind and level a user has answered right in a row (decision 0244).
create table exercise_progress (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  level integer not null check (level between 1 and 3),
  -- The questions of the running row. One whose solution was shown before does not count again.
  right_seeds text[] not null default '{}',
  last_seed text not null,
  done_at timestamptz,
  answered_at timestamptz not null,
  primary key (user_id, kind, level)
);

-- An exercise that belongs to a lesson, to be answered until five in a row are right.
alter table lessons
  add column exercise text,
  add column exercise_level integer not null default 1 check (exercise_level between 1 and 3);

-- Lessons that were removed earlier are restored from copies of their rows, which have no such columns.
update removed_content
  set rows = jsonb_set(rows, '{lessons}', (
    select jsonb_agg(lesson || '{"exercise": null, "exercise_level": 1}'::jsonb order by place)
    from jsonb_array_elements(rows -> 'lessons') with ordinality as copies (lesson, place)
  ))
  where jsonb_array_length(rows -> 'lessons') > 0;
