-- Short messages on phones and computers, by the push services of browsers. See docs/decisions/0375.

-- The site's key pair for push services (VAPID), made at the first start. The newest is used.
create table push_keys (
  id uuid primary key default gen_random_uuid(),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null
);

-- A browser whose user switched notifications on. It goes when that sign-in is ended; the next one in the browser continues it.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  -- Of the cookie by which the browser is known; null without one.
  device_hash text,
  endpoint_hash text not null unique,
  -- The address at the push service and the keys of the browser: whoever has them can write to it.
  sealed_subscription text not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  shows_names boolean not null,
  -- That of the page, for users who have not chosen one.
  language text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- What a browser is told. The text is written when it is sent.
create table push_messages (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  event_key text not null,
  kind text not null,
  booking_id uuid references bookings (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- As the push service asked.
  not_before timestamptz,
  done_at timestamptz,
  unique (event_key, subscription_id)
);
create index push_messages_subscription on push_messages (subscription_id);
create index push_messages_booking on push_messages (booking_id);
create index push_messages_age on push_messages (created_at);
