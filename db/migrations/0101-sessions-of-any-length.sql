-- Sessions may begin at any minute and have any length, so a slot is no longer a key but a range of time of an astrologer.
update bookings set
  astrologer_id = (select id from astrologers where is_principal),
  held_as = 'video',
  occupied_from = starts_at,
  occupied_until = ends_at
where service_type = 'consultation' and starts_at is not null and occupied_from is null;

-- The rule that matters most: whatever races in the program, no astrologer has two live sessions at the same time.
alter table bookings add constraint sessions_do_not_overlap
  exclude using gist (astrologer_id with =, tstzrange(occupied_from, occupied_until) with &&) where (holds_slot);
drop index bookings_one_for_each_slot;
create index bookings_by_start on bookings (starts_at) where holds_slot;

alter table bookings
  drop constraint sessions_have_a_whole_time,
  add constraint sessions_have_a_whole_time check (
    num_nulls(booking_date, preferred_time, starts_at, ends_at) in (0, 4)
    and (starts_at is null or starts_at < ends_at)
  ),
  add constraint held_slots_say_whose_time check (
    not holds_slot or (astrologer_id is not null and occupied_from <= starts_at and occupied_until >= ends_at)
  ),
  drop column slot_key;

drop table consultation_slots;
