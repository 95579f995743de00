-- What clients say about a completed session; see docs/decisions/0149.
create table reviews (
  booking_id uuid primary key references bookings (id),
  -- The order of lists.
  id bigint generated always as identity unique,
  user_id uuid not null references users (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  -- Encrypted like all texts of clients; it may be empty.
  sealed_text text not null,
  -- As the client wants them shown; either may be empty.
  shown_name text not null default '',
  shown_city text not null default '',
  -- The client's consent to show the review on the website.
  is_public boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'declined', 'hidden')),
  -- Counts the client's changes, so that staff publish only what they have read.
  version integer not null default 1,
  reply text not null default '',
  written_at timestamptz not null,
  changed_at timestamptz not null,
  -- Without a reference: staff leave, what they did stays.
  decided_by uuid,
  decided_at timestamptz,
  constraint published_reviews_are_public check (state <> 'published' or is_public)
);
create index reviews_by_user on reviews (user_id);
create index reviews_by_state on reviews (state, changed_at);

create trigger content_changed after insert or update or delete or truncate on reviews
  for each statement execute function notify_content_changed();
