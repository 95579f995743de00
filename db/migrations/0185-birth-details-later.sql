-- The desk booked a session without birth details; the client, or the desk, gives them later.
alter table bookings add column birth_missing boolean not null default false;
