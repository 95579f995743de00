-- What the astrologer keeps about a session, for the desk alone: never in a letter, never shown to the client.
create table session_notes (
  booking_id uuid primary key references bookings (id),
  -- The client: the notes go when they go.
  user_id uuid not null references users (id),
  -- Where the session takes place; empty stands for the practice's own address.
  meeting_link text not null default '',
  private_notes text not null default '',
  outcome text check (outcome in ('completed', 'no_show')),
  -- Here and below without a reference: staff go, what they did stays.
  updated_by uuid not null,
  updated_at timestamptz not null
);

create index session_notes_by_user on session_notes (user_id);

-- Of a client: the state of India they live in, where the tax depends on it.
create table client_notes (
  user_id uuid primary key references users (id) on delete cascade,
  state_code text check (state_code ~ '^[0-9]{2}$'),
  updated_at timestamptz not null
);

-- Where sessions take place unless a booking says otherwise.
create table desk_settings (
  id smallint primary key default 1 check (id = 1),
  default_meeting_link text not null default '',
  updated_at timestamptz not null default now()
);

insert into desk_settings default values;

-- How a bank's file is read whose headings nobody knew, told once by a person.
create table statement_mappings (
  headings text primary key,
  columns jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null
);

-- Each upload, by the fingerprint of its file: the file itself is not kept.
create table statement_uploads (
  id bigint generated always as identity primary key,
  fingerprint text not null unique check (fingerprint ~ '^[0-9a-f]{64}$'),
  bank text not null,
  first_day date,
  last_day date,
  credit_count integer not null,
  debit_count integer not null,
  skipped_count integer not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null
);

-- Only lines that were found to be a client's payment; strangers' names and numbers are never written down.
create table statement_matches (
  upi_reference text primary key check (upi_reference ~ '^[0-9]{12}$'),
  booking_id uuid not null references bookings (id),
  upload_id bigint not null references statement_uploads (id),
  paid_on date not null,
  amount_paise integer not null check (amount_paise > 0),
  verified_at timestamptz
);

create index statement_matches_by_upload on statement_matches (upload_id);
create index statement_matches_by_booking on statement_matches (booking_id);
