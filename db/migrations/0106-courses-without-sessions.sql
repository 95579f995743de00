-- A course has a start date and no session: nothing that looks for sessions can find it. The date and the hour that
-- earlier forms asked for stay as the student gave them.
alter table bookings drop constraint sessions_have_a_whole_time;
update bookings set starts_at = null, ends_at = null
  where service_type = 'course' and starts_at is not null;
alter table bookings add constraint only_consultations_have_sessions check (
  case service_type
    when 'course' then num_nonnulls(starts_at, ends_at) = 0
    else num_nulls(booking_date, preferred_time, starts_at, ends_at) in (0, 4)
      and (starts_at is null or starts_at < ends_at)
  end
);
