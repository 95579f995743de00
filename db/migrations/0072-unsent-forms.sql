-- A session that was too old when somebody came with it opens nothing any more, but still says whose it was.
alter table sessions add column ended_at timestamptz;

-- What somebody sent after their session had ended, until they have signed in again: the latest form of each person.
create table unsent_forms (
  user_id uuid primary key references users (id) on delete cascade,
  -- It may hold a birth, or what an astrologer noted about one.
  sealed_form text not null,
  expires_at timestamptz not null
);
