-- Every letter the practice sends, written in the transaction of the change it tells of.
create table letters (
  id bigint generated always as identity primary key,
  -- One event, one letter: whoever tells of the same event again writes nothing.
  event_key text not null unique,
  kind text not null,
  recipient text not null,
  recipient_name text,
  payload jsonb not null,
  time_zone text not null default 'Asia/Kolkata',
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Why the last try did not succeed, in the words of the mail server.
  reason text,
  message_id text not null unique,
  created_at timestamptz not null default now(),
  -- When its tries began: at first with the letter itself, later with the moment staff sent it again.
  queued_at timestamptz not null default now(),
  sending_since timestamptz,
  sent_at timestamptz,
  constraint sent_letters_say_when check ((state = 'sent') = (sent_at is not null)),
  constraint failed_letters_say_why check (state <> 'failed' or reason is not null)
);

create index letters_by_age on letters (created_at desc, id desc);
create index letters_unfinished on letters (state, created_at) where state <> 'sent';
