-- A session outside the hours that the desk keeps anyway is listed no more, until it is moved to another start.
alter table bookings add column kept_start timestamptz;
