-- What an astrologer notes at a place of a chart: a sign, a house or a graha. Encrypted like birth details; see docs/decisions/0143.
create table chart_notes (
  -- Made by the form, so that sending it twice pins one note.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Of the chart that it was written at; bookings with the same birth show it too.
  booking_id uuid not null references bookings (id),
  place text not null check (place ~ '^(sign|house|graha)-[a-z0-9]{1,7}$'),
  sealed_text text not null,
  -- Without a reference: staff leave, what they wrote stays.
  written_by uuid not null,
  written_at timestamptz not null
);
create index chart_notes_by_user on chart_notes (user_id);
create index chart_notes_by_booking on chart_notes (booking_id);
