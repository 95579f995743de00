-- Bookings that staff made for a client hold their slot until they must be paid, and their emails have a link that opens
-- the payment without a sign-in (decision 0119).
alter table bookings add column booked_by_staff boolean not null default false;

update bookings set booked_by_staff = true
where exists (
  select from booking_events e where e.booking_id = bookings.id and e.change = 'created' and e.actor = 'staff'
);
