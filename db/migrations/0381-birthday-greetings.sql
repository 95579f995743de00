-- Clients who asked for a greeting on their birthday. The birth itself is in their saved births, encrypted.
create table birthday_greetings (
  user_id uuid primary key references users (id) on delete cascade,
  kind text not null check (kind in ('civil', 'lunar')),
  asked_at timestamptz not null,
  -- The last day for which the birth was looked up, and the last one with a greeting.
  read_for date,
  greeted_on date
);

-- Whether clients can ask for it.
alter table practice add column greets_birthdays boolean not null default true;
