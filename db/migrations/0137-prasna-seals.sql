-- The questions of Prasna bookings, sealed when they are received; see docs/decisions/0147. Questions from before this
-- table stay unsealed: a seal made today would not prove when they were asked.
create table prasna_seals (
  id uuid primary key default gen_random_uuid(),
  -- The place in the chain, counted from one without gaps.
  position integer not null unique check (position > 0),
  booking_id uuid not null references bookings (id),
  user_id uuid not null references users (id),
  -- Another one for each revision of the form.
  version smallint not null check (version > 0),
  added_at timestamptz not null,
  -- The hashed text with its salt, encrypted. Null after an erasure: the chain consists of hashes only.
  sealed_content text,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- Unique, so that the chain cannot fork.
  previous_hash text not null unique check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  unique (booking_id, version)
);
create index prasna_seals_by_user on prasna_seals (user_id);

-- Only grows. A seal follows its client when two accounts are merged, and its content can only be emptied.
create function keep_prasna_seal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then
      return new;
    end if;
    if new.sealed_content is null and to_jsonb(new) - 'sealed_content' = to_jsonb(old) - 'sealed_content' then
      return new;
    end if;
  end if;
  raise exception 'seals can only be added';
end
$$;

create trigger prasna_seals_only_grow before update or delete on prasna_seals
  for each row execute function keep_prasna_seal();
create trigger prasna_seals_are_never_emptied before truncate on prasna_seals
  for each statement execute function keep_prasna_seal();
