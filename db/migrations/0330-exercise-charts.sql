-- Births that a teacher has chosen for exercises, without a name (docs/decisions/0330).
create table exercise_charts (
  id uuid primary key default gen_random_uuid(),
  -- For the teacher alone: "Chart 3, a musician".
  label text not null check (length(label) between 1 and 80),
  sealed_birth text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Whether the questions are drawn from these charts.
alter table lessons add column own_charts boolean not null default false;
alter table quiz_questions add column own_charts boolean not null default false;

-- What was removed earlier is restored from copies of the rows, which have no such column.
update removed_content
  set rows = jsonb_set(rows, '{lessons}', (
    select jsonb_agg('{"own_charts": false}'::jsonb || lesson order by place)
    from jsonb_array_elements(rows -> 'lessons') with ordinality as copies (lesson, place)
  ))
  where jsonb_array_length(rows -> 'lessons') > 0;
update removed_content
  set rows = jsonb_set(rows, '{quiz_questions}', (
    select jsonb_agg('{"own_charts": false}'::jsonb || question order by place)
    from jsonb_array_elements(rows -> 'quiz_questions') with ordinality as copies (question, place)
  ))
  where jsonb_array_length(rows -> 'quiz_questions') > 0;
