-- The keys of encrypted columns, sealed with AUTH_SECRET, which is not in the database.
create table encryption_keys (
  id smallint primary key default 1 check (id = 1),
  sealed_ring text not null,
  updated_at timestamptz not null default now()
);
