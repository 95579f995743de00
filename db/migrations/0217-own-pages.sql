-- Pages that a practice adds to its site. Each is at /pages/ and its slug, so that no slug collides with another address.
create table own_pages (
  id bigint generated always as identity primary key,
  slug text not null constraint own_pages_slug_key unique,
  title text not null,
  lead text not null,
  content text not null,
  place text not null check (place in ('menu', 'footer', 'none')),
  is_published boolean not null default false,
  position integer not null default 0,
  is_sample boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create trigger content_changed after insert or update or delete or truncate on own_pages
  for each statement execute function notify_content_changed();

-- A single item that an admin deleted can be restored in the same way as samples.
alter table removed_samples rename to removed_content;
alter sequence removed_samples_id_seq rename to removed_content_id_seq;
alter index removed_samples_pkey rename to removed_content_pkey;
