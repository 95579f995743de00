-- Keys of programs that a practice lets in. See docs/decisions/0360.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Of a random secret, which only its holder has.
  key_hash text not null unique,
  -- The first characters of the secret, by which staff recognise it.
  hint text not null,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'write', 'birth']),
  -- The admin in whose name the program works.
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id);

-- Requests that changed something, by the key that the program gave each, so that one sent again changes nothing more.
create table api_writes (
  key_id uuid not null references api_keys (id) on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  -- Null until the change is made, in the same transaction.
  answer jsonb,
  at timestamptz not null,
  primary key (key_id, idempotency_key)
);
create index api_writes_at on api_writes (at);
