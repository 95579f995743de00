-- A lesson may be a live class: when it is, its meeting link (in url), and later its recording.
alter table lessons
  add column starts_at timestamptz,
  add column recording_url text check (recording_url ~ '^https://'),
  -- Added since the last email about new lessons.
  add column is_new boolean not null default false;
alter table lessons alter column is_new set default true;

alter table lessons drop constraint lessons_kind_check;
alter table lessons add constraint lessons_kind_check check (kind in ('text', 'link', 'video', 'live'));
alter table lessons drop constraint lessons_have_something_to_learn;
alter table lessons add constraint lessons_have_something_to_learn check (
  (kind = 'text' and content <> '' and url is null)
  or (kind in ('link', 'video') and url is not null)
  or (kind = 'live' and starts_at is not null)
);

-- Lessons that were removed earlier are restored from copies of their rows, which have no such columns.
update removed_content
  set rows = jsonb_set(rows, '{lessons}', (
    select jsonb_agg(lesson || '{"starts_at": null, "recording_url": null, "is_new": false}'::jsonb order by place)
    from jsonb_array_elements(rows -> 'lessons') with ordinality as copies (lesson, place)
  ))
  where jsonb_array_length(rows -> 'lessons') > 0;

-- Students who want no emails about new lessons.
alter table profiles add column lesson_emails_stopped_at timestamptz;
