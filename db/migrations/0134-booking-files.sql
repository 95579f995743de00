-- Files of a booking, from its client or from the practice; see docs/decisions/0141.
create table booking_files (
  id uuid primary key,
  booking_id uuid not null references bookings (id),
  -- The client: the file goes when they go.
  user_id uuid not null references users (id) on delete cascade,
  is_from_client boolean not null,
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  -- Name, key and checksum, encrypted. Null until the upload is complete: without it nobody can read the content.
  sealed_header text,
  media_type text,
  byte_count integer check (byte_count > 0),
  constraint complete_files_are_described check (
    (sealed_header is null) = (media_type is null) and (sealed_header is null) = (byte_count is null)
  )
);
create index booking_files_by_booking on booking_files (booking_id);
create index booking_files_by_user on booking_files (user_id);

-- The content in encrypted pieces, so that no file is ever whole in memory.
create table booking_file_chunks (
  file_id uuid not null references booking_files (id) on delete cascade,
  position integer not null check (position >= 0),
  content bytea not null,
  primary key (file_id, position)
);
-- Encrypted bytes do not compress.
alter table booking_file_chunks alter column content set storage external;
