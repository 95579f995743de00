-- Bookings of groups whose dates changed, and of students who were moved, kept their old start date.
update bookings
  set booking_date = first.day
  from (
    select cohort_id, (min(starts_at) at time zone 'Asia/Kolkata')::date as day
    from cohort_classes group by cohort_id) first
  where bookings.cohort_id = first.cohort_id and status <> 'cancelled' and booking_date is distinct from first.day;

-- Those who lost their seat have no start date until they are put into another group.
update bookings
  set booking_date = null
  from (select booking_id from booking_events where reason = 'seat-lost') lost
  where bookings.id = lost.booking_id and cohort_id is null and status <> 'cancelled';
