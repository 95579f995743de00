-- Second factors of a sign-in: one-time codes of an app, passkeys and recovery codes. See docs/decisions/0242.

-- The secret that an app makes its codes of; it counts once a code of it was entered.
create table authenticator_apps (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text not null,
  confirmed_at timestamptz,
  -- The latest 30-second step whose code was used. An earlier code, or the same again, is refused.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  credential_id text not null unique,
  user_id uuid not null references users (id) on delete cascade,
  public_key text not null,
  -- Of signatures, as the key counts them; always 0 for keys that do not count.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  -- The browser in which it was made.
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, created_at);

create table recovery_codes (
  code_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_codes_by_user on recovery_codes (user_id);

-- What a passkey is to sign: once, soon, and for the browser that asked.
create table passkey_challenges (
  challenge text primary key,
  browser_hash text not null,
  -- Null when a passkey alone signs in.
  user_id uuid references users (id) on delete cascade,
  purpose text not null check (purpose in ('register', 'sign-in', 'prove')),
  expires_at timestamptz not null
);
create index passkey_challenges_by_age on passkey_challenges (expires_at);

-- People who have given the first factor and have not given the second one. They have no session.
create table pending_sign_ins (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  wrong_tries int not null default 0,
  expires_at timestamptz not null
);
create index pending_sign_ins_by_age on pending_sign_ins (expires_at);

-- When the person last proved who they are in this session, by a second factor or a password.
alter table sessions add column proven_at timestamptz;
