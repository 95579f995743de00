-- How the lessons of a course open: all at once, each after the one before, or on a day after the student's start.
alter table courses
  add column lesson_order text not null default 'free' check (lesson_order in ('free', 'in-order', 'by-day'));

-- For a course by day; 0 is open at once.
alter table lessons add column opens_after_days integer not null default 0 check (opens_after_days between 0 and 3650);

-- Content that was removed earlier is restored from copies of its rows, which have no such columns.
update removed_content
  set rows = jsonb_set(rows, '{lessons}', (
    select jsonb_agg('{"opens_after_days": 0}'::jsonb || lesson order by place)
    from jsonb_array_elements(rows -> 'lessons') with ordinality as copies (lesson, place)
  ))
  where jsonb_array_length(rows -> 'lessons') > 0;
update removed_content
  set rows = jsonb_set(rows, '{courses}', (
    select jsonb_agg('{"lesson_order": "free"}'::jsonb || course order by place)
    from jsonb_array_elements(rows -> 'courses') with ordinality as copies (course, place)
  ))
  where jsonb_array_length(rows -> 'courses') > 0;
