-- What clients write with a booking and what staff note about a session, encrypted like birth details; see
-- docs/decisions/0032. `plain_notes` has what earlier versions stored until the next start encrypts and empties it.
alter table bookings rename column notes to plain_notes;
alter table bookings add column sealed_notes text;

alter table session_notes rename column private_notes to plain_notes;
alter table session_notes add column sealed_notes text;
