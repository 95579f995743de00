-- What the practice writes to a client after a session or a question, encrypted like birth details; see docs/decisions/0141.
create table answer_drafts (
  booking_id uuid primary key references bookings (id),
  user_id uuid not null references users (id) on delete cascade,
  -- Null once it is published. The row stays, so that a version never comes twice.
  sealed_text text,
  version integer not null,
  -- Here and below without a reference: staff leave, what they did stays.
  updated_by uuid not null,
  updated_at timestamptz not null
);
create index answer_drafts_by_user on answer_drafts (user_id);

-- What the client reads: a correction is another version.
create table answers (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  user_id uuid not null references users (id) on delete cascade,
  version smallint not null check (version > 0),
  sealed_text text not null,
  published_by uuid not null,
  published_at timestamptz not null,
  unique (booking_id, version)
);
create index answers_by_user on answers (user_id);

-- Beginnings that the practice uses again; they name no client.
create table answer_templates (
  id bigint generated always as identity primary key,
  name text not null unique,
  content text not null,
  version integer not null default 1,
  updated_at timestamptz not null
);
