-- People who can enter, and what they enter with.
create table users (
  id uuid primary key default gen_random_uuid(),
  -- Kept in lower case, so that one address is one person however it is typed.
  email text not null unique check (email = lower(email)),
  email_verified_at timestamptz,
  -- Argon2id with its cost and salt; null for people who only come through a provider.
  password_hash text,
  -- Set for passwords that somebody else has seen, such as the one shown on the set-up page.
  must_change_password boolean not null default false,
  disabled_at timestamptz,
  -- The person asked to be forgotten; until this moment they can change their mind.
  erase_after timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  last_active_at timestamptz not null default now()
);

create index users_to_erase on users (erase_after) where erase_after is not null and erased_at is null;

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  full_name text,
  phone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_roles (
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('client', 'astrologer', 'admin')),
  granted_at timestamptz not null default now(),
  granted_by uuid references users (id),
  primary key (user_id, role)
);

create index user_roles_by_role on user_roles (role);

-- An account at Google or Facebook that opens an account here. The provider's own id decides, never the address.
create table user_identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (provider, subject)
);

create index user_identities_by_user on user_identities (user_id);

-- Only hashes of the cookies are kept: a copy of the database opens no session.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  user_id uuid not null references users (id) on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create index sessions_by_user on sessions (user_id, last_seen_at desc);

-- Browsers a person has signed in with before: strangers who guess cannot lock them out.
create table known_devices (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  last_used_at timestamptz not null default now()
);

create index known_devices_by_user on known_devices (user_id);

-- Links that we send or print. One use, a time limit, and only the hash is here.
create table account_links (
  token_hash text primary key,
  purpose text not null check (
    purpose in ('verify-address', 'reset-password', 'change-address', 'staff-invitation', 'confirm-identity', 'set-up-astrologer', 'set-up-admin')
  ),
  user_id uuid references users (id) on delete cascade,
  -- The address the link proves, where it is not the account's own.
  email text,
  role text check (role in ('astrologer', 'admin')),
  -- Where the person was when they asked, to bring them back there.
  return_to text,
  invited_by uuid references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index account_links_by_user on account_links (user_id, purpose);
create index account_links_by_age on account_links (expires_at);

-- People on their way to Google or Facebook and back.
create table social_sign_ins (
  state_hash text primary key,
  provider text not null check (provider in ('google', 'facebook')),
  return_to text not null,
  expires_at timestamptz not null
);

create index social_sign_ins_by_age on social_sign_ins (expires_at);

-- A provider vouched for somebody without vouching for an address: they must prove one first, in the same browser.
create table unconfirmed_identities (
  browser_hash text primary key,
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  full_name text,
  return_to text not null,
  link_hash text unique references account_links (token_hash) on delete set null,
  expires_at timestamptz not null
);

create index unconfirmed_identities_by_age on unconfirmed_identities (expires_at);

-- What a person agreed to, in which wording, for what, and when they took it back.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null,
  text_version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);

create index consents_by_user on consents (user_id, purpose);

-- Who did what, and when. Ids only, so that erasing a person leaves the history true and nameless.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject_kind text,
  subject_id text,
  details jsonb not null default '{}'
);

create index audit_log_by_age on audit_log (at desc, id desc);
create index audit_log_by_actor on audit_log (actor_id, at desc);
create index audit_log_by_subject on audit_log (subject_kind, subject_id, at desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log can only grow';
end
$$;

create trigger audit_log_only_grows before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_is_never_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();
