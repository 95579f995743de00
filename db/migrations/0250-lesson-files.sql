-- A lesson that is still being written: students do not see it, and it counts in no progress.
alter table lessons add column is_published boolean not null default true;

-- Lessons that were removed earlier are restored from copies of their rows, which have no such column.
update removed_content
  set rows = jsonb_set(rows, '{lessons}', (
    select jsonb_agg(lesson || '{"is_published": true}'::jsonb order by place)
    from jsonb_array_elements(rows -> 'lessons') with ordinality as copies (lesson, place)
  ))
  where jsonb_array_length(rows -> 'lessons') > 0;

-- Files of a lesson, stored as those of bookings are (0134). No foreign key: a lesson that is restored finds its files again.
create table lesson_files (
  id uuid primary key,
  lesson_id bigint not null,
  uploaded_at timestamptz not null,
  -- Name and key, encrypted. Null until the upload is complete.
  sealed_header text,
  media_type text,
  byte_count integer check (byte_count > 0),
  constraint complete_lesson_files_are_described check (
    (sealed_header is null) = (media_type is null) and (sealed_header is null) = (byte_count is null)
  )
);
create index lesson_files_by_lesson on lesson_files (lesson_id);

create table lesson_file_chunks (
  file_id uuid not null references lesson_files (id) on delete cascade,
  position integer not null check (position >= 0),
  content bytea not null,
  primary key (file_id, position)
);
-- Encrypted bytes do not compress.
alter table lesson_file_chunks alter column content set storage external;

-- The page of a free lesson, which is cached, lists its files.
create trigger content_changed after insert or update or delete or truncate on lesson_files
  for each statement execute function notify_content_changed();
