-- A live lesson without a link of its own meets in a room, or as the practice meets (0258).
alter table lessons
  add column room_name text not null default left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 40);

-- Lessons that were removed earlier are restored from copies of their rows, which have no room.
update removed_content
  set rows = jsonb_set(rows, '{lessons}', (
    select jsonb_agg(
      jsonb_build_object('room_name', left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 40)) || lesson
      order by place)
    from jsonb_array_elements(rows -> 'lessons') with ordinality as copies (lesson, place)
  ))
  where jsonb_array_length(rows -> 'lessons') > 0;
