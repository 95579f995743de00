-- Clients whom the desk knows although they have not booked: whoever saved their chart has opened their card. See docs/decisions/0291.
create table desk_clients (
  user_id uuid primary key references users (id) on delete cascade,
  -- Without a reference: staff leave, their clients stay.
  opened_by uuid not null,
  opened_at timestamptz not null
);
