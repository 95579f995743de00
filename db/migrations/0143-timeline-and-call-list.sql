-- The row that an email is about: the first id in its event key, such as that of a booking.
create function email_subject(event_key text) returns text language sql immutable strict parallel safe as $$
  select substring(event_key from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')
$$;
create index emails_by_subject on emails (email_subject(event_key));

-- What somebody at the desk has seen to today. It comes back the next day if it is still true.
create table call_marks (
  day date not null,
  -- The reason and the row that the call is about, such as "unpaid:<booking>".
  call_key text not null,
  user_id uuid not null references users (id) on delete cascade,
  -- Without a reference: staff leave, what they did stays.
  done_by uuid not null,
  done_at timestamptz not null,
  primary key (day, call_key)
);
create index call_marks_by_user on call_marks (user_id);
