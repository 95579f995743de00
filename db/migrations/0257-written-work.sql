-- What students write for a lesson, and what the teacher answers. Both are encrypted.
alter table lessons add column task text not null default '';

create table handed_in_work (
  -- Made by the form, so that sending it twice hands it in once.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  lesson_id bigint not null references lessons (id) on delete cascade,
  sealed_text text not null,
  handed_in_at timestamptz not null,
  verdict text check (verdict in ('passed', 'returned')),
  sealed_note text,
  answered_by uuid references users (id) on delete set null,
  answered_at timestamptz,
  constraint handed_in_work_is_answered_at_once check ((verdict is null) = (answered_at is null))
);

-- One waits for its answer; the next one comes after it.
create unique index handed_in_work_waiting on handed_in_work (user_id, lesson_id) where verdict is null;
create index handed_in_work_by_user on handed_in_work (user_id, lesson_id, handed_in_at);
create index handed_in_work_by_lesson on handed_in_work (lesson_id);

-- Lessons that were removed earlier are restored from copies of their rows, which have no such column.
update removed_content
  set rows = jsonb_set(rows, '{lessons}', (
    select jsonb_agg('{"task": ""}'::jsonb || lesson order by place)
    from jsonb_array_elements(rows -> 'lessons') with ordinality as copies (lesson, place)
  ))
  where jsonb_array_length(rows -> 'lessons') > 0;
