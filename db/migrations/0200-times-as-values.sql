-- The time of a session is a value, not a text in one language: its start in India.
update bookings set preferred_time = to_char(starts_at at time zone 'Asia/Kolkata', 'HH24:MI') where starts_at is not null;
alter table waitlist_offers drop column label;
