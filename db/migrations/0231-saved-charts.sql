-- The private list of an astrologer: births with tags and a note, all encrypted like birth details. See docs/decisions/0231.
create table saved_charts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  sealed_chart text not null,
  created_at timestamptz not null default now()
);
create index saved_charts_by_user on saved_charts (user_id, created_at);
