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
  -- Tries after which nobody knows whether the mail server took the letter.
  doubtful_attempts integer not null default 0 check (doubtful_attempts >= 0),
  -- Why the last try did not succeed, in the words of the mail server.
  reason text,
  -- The part before the @ of the Message-ID: a repeated try looks like the same letter to the reader's program.
  message_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- When its tries began: with the letter itself, or with the moment staff sent it again.
  queued_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  sending_since timestamptz,
  sent_at timestamptz,
  constraint sent_letters_say_when check (state <> 'sent' or sent_at is not null),
  constraint failed_letters_say_why check (state <> 'failed' or reason is not null),
  constraint sending_letters_say_since_when check (state <> 'sending' or sending_since is not null)
);

create index letters_unfinished on letters (state, id) where state <> 'sent';
