-- Dated events in a client's life, as the desk keeps them: for the timeline and for finding a time of birth. Encrypted like birth
-- details; see docs/decisions/0229.
create table life_events (
  -- Made by the form, so that sending it twice records one event.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Of the chart that it was written at; bookings with the same birth show it too.
  booking_id uuid not null references bookings (id),
  sealed_event text not null,
  -- Without a reference: staff leave, what they wrote stays.
  written_by uuid not null,
  written_at timestamptz not null
);
create index life_events_by_user on life_events (user_id);
create index life_events_by_booking on life_events (booking_id);
