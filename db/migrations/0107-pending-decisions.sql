-- Decisions about payments that can still be undone; a job applies them after some seconds (0120).
create table pending_decisions (
  id bigint generated always as identity primary key,
  booking_id uuid not null unique references bookings (id) on delete cascade,
  kind text not null check (kind in ('verified', 'rejected', 'arrived', 'missing')),
  reason text not null default '',
  decided_by uuid not null references users (id),
  decided_at timestamptz not null
);
