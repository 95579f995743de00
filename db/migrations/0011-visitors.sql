-- What visitors without an account leave with the practice.

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  phone text,
  inquiry_type text not null check (inquiry_type in ('consultation', 'courses', 'technical', 'billing', 'general')),
  subject text not null,
  message text not null,
  received_at timestamptz not null,
  -- When somebody at the practice put it aside as done.
  handled_at timestamptz
);

create index contact_messages_by_age on contact_messages (received_at desc, id desc);

create table newsletter_subscribers (
  id bigint generated always as identity primary key,
  -- One mailbox, one row, however it was typed.
  email text not null unique check (email = lower(email)),
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
  source text not null check (source in ('footer', 'blog')),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  constraint confirmed_subscribers_say_when check (state <> 'confirmed' or confirmed_at is not null),
  constraint unsubscribed_readers_say_when check (state <> 'unsubscribed' or unsubscribed_at is not null)
);

-- Each letter carries links of its own, so that the links of older letters keep working.
create table newsletter_links (
  token_hash text primary key,
  subscriber_id bigint not null references newsletter_subscribers (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null,
  -- Null: the way out of a newsletter never closes.
  expires_at timestamptz
);

create index newsletter_links_by_subscriber on newsletter_links (subscriber_id, purpose);

create table content_suggestions (
  id bigint generated always as identity primary key,
  topic text not null,
  link text,
  details text,
  email text,
  suggested_at timestamptz not null,
  handled_at timestamptz
);

create index content_suggestions_by_age on content_suggestions (suggested_at desc, id desc);

create table notification_requests (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  teacher_page_id bigint not null references teacher_pages (id) on delete cascade,
  requested_at timestamptz not null,
  notified_at timestamptz
);

-- Asking twice is asking once, until the letter has been written.
create unique index notification_requests_waiting on notification_requests (teacher_page_id, email)
  where notified_at is null;
