-- Clients read from a file, with a dry run before and an undo for a day. See docs/decisions/0370.
create table client_imports (
  id uuid primary key default gen_random_uuid(),
  -- The rows of the file, encrypted; removed once they are imported.
  sealed_rows text,
  row_count integer not null,
  -- Which column is which: the place of the headings, and of each field.
  columns jsonb not null,
  -- Without references: staff leave, the clients stay.
  uploaded_by uuid not null,
  uploaded_at timestamptz not null,
  imported_by uuid,
  imported_at timestamptz,
  imported_count integer,
  undone_at timestamptz
);
create index client_imports_by_time on client_imports (uploaded_at);

-- The clients that an import has made.
create table imported_clients (
  user_id uuid primary key references users (id) on delete cascade,
  import_id uuid not null references client_imports (id) on delete cascade
);
create index imported_clients_by_import on imported_clients (import_id);

-- A note about a client that belongs to no booking, encrypted as all private notes are.
alter table client_notes add column sealed_note text;
