-- A lesson that anybody may read before paying. The courses page shows the syllabus, so it follows modules and lessons too.
alter table lessons add column is_free boolean not null default false;

-- Samples that were removed earlier are restored from copies of their rows, which have no such column.
update removed_samples
  set rows = jsonb_set(rows, '{lessons}', (
    select jsonb_agg(lesson || '{"is_free": false}'::jsonb order by place)
    from jsonb_array_elements(rows -> 'lessons') with ordinality as copies (lesson, place)
  ))
  where jsonb_array_length(rows -> 'lessons') > 0;

create trigger content_changed after insert or update or delete or truncate on course_modules
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on lessons
  for each statement execute function notify_content_changed();
