-- What a client searched for before asking the astrologer to confirm a muhurta, encrypted like birth details; see docs/decisions/0144.
create table muhurta_requests (
  booking_id uuid primary key references bookings (id),
  user_id uuid not null references users (id) on delete cascade,
  sealed_search text not null,
  created_at timestamptz not null
);
create index muhurta_requests_by_user on muhurta_requests (user_id);
