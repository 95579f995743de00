-- A room of its own for each video session, on the Jitsi server of the practice's choice (issue 44).

-- 154 random bits: whoever knows the name can enter. Each booking gets its name with its row, and it never changes.
alter table bookings add column room_name text not null
  default left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 40);

alter table desk_settings
  add column video_way text not null default 'room' check (video_way in ('room', 'link')),
  add column room_server text not null default 'https://meet.jit.si';
-- Null: as the practice.
alter table astrologers add column video_way text check (video_way in ('room', 'link'));

-- Whoever has set a link still meets by it.
update desk_settings set video_way = 'link' where default_meeting_link <> '';
update astrologers set video_way = 'link' where meeting_link <> '';

-- Confirmed sessions ahead that had no link have a room from now on, so their calendar entries change.
update bookings set calendar_sequence = calendar_sequence + 1, updated_at = now()
where status = 'paid' and payment_status = 'paid' and service_type = 'consultation' and starts_at > now()
  and coalesce(held_as, 'video') = 'video'
  and not exists (select from session_notes n where n.booking_id = bookings.id and n.meeting_link <> '')
  and not exists (select from astrologers a where a.id = bookings.astrologer_id and a.meeting_link <> '')
  and (select default_meeting_link from desk_settings) = '';
