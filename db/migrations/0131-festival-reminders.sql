-- Readers who asked for an email on the evening before an observance; see docs/decisions/0145.
create table festival_reminders (
  id uuid primary key default gen_random_uuid(),
  -- One mailbox, one row, however it was typed.
  email text not null unique check (email = lower(email)),
  -- City, time zone, lists and region. Null: nothing is sent.
  chosen jsonb,
  -- The same, until the reader confirms it by the link in an email.
  requested jsonb,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- The last day of which the reader was told, or on which there was nothing to tell.
  last_day date,
  constraint reminders_are_confirmed check (chosen is null or confirmed_at is not null),
  constraint reminders_wait_or_are_over check (chosen is not null or requested is not null or unsubscribed_at is not null)
);

create index festival_reminders_by_zone on festival_reminders ((chosen ->> 'timeZone'), id) where chosen is not null;
