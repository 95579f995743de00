-- The audit log and the ledger are one chain of hashes; see docs/decisions/0241.
create table record_links (
  position bigint primary key check (position > 0),
  record text not null check (record in ('audit', 'ledger')),
  record_id bigint not null,
  -- Which columns are hashed: `audit_content` and `ledger_content` are version 1.
  version smallint not null,
  -- The client of a ledger entry when it was written: an entry moves when two accounts are merged.
  user_id uuid,
  -- The desk's note is hashed with a salt that an erasure removes, so that its hash can no longer be tried out.
  note_salt uuid,
  note_hash bytea,
  content_hash bytea not null,
  -- The SHA-256 of the hash before and the hash of the content.
  hash bytea not null,
  unique (record, record_id)
);

create index record_links_by_user on record_links (user_id) where user_id is not null;

-- The end of the chain: as many links as there are, and the newest hash.
create table record_chain (
  id smallint primary key check (id = 1),
  position bigint not null,
  hash bytea not null
);
insert into record_chain (id, position, hash) values (1, 0, '');

-- Texts that do not depend on the settings of a session. A column that is added later is in a later version only.
create function audit_content(entry audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array('audit', 1, entry.id,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    entry.actor_id, entry.action, entry.subject_kind, entry.subject_id, entry.details)::text, 'UTF8'))
$$;

create function ledger_content(entry ledger_entries, user_id uuid, note_hash bytea) returns bytea
language sql stable as $$
  select sha256(convert_to(jsonb_build_array('ledger', 1, entry.id, user_id, entry.booking_id,
    to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    entry.kind, entry.amount_paise, entry.way, entry.reference, entry.label, encode(note_hash, 'hex'), entry.claim_id,
    entry.reverses, entry.recorded_by, entry.form_key,
    to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8'))
$$;

create function salted_note_hash(note text, salt uuid) returns bytea language sql stable as $$
  select sha256(convert_to(salt || note, 'UTF8'))
$$;

-- How many records the transaction has still to chain, so that only the last of them writes the end of the chain: to
-- update one row for each of many records takes time that grows with their square.
create function count_records_to_chain() returns trigger language plpgsql as $$
begin
  perform set_config('muhurta.records_to_chain',
    (coalesce(nullif(current_setting('muhurta.records_to_chain', true), ''), '0')::bigint
      + (select count(*) from inserted))::text, true);
  return null;
end
$$;

-- Called at commit, so the lock on the one row of `record_chain` is the last that a transaction takes: two cannot wait for
-- each other, and one that is rolled back takes no position.
create function append_to_record_chain(link record_links) returns void language plpgsql as $$
declare
  chain_end text[] := string_to_array(nullif(current_setting('muhurta.chain_end', true), ''), ' ');
  left_to_chain bigint := coalesce(nullif(current_setting('muhurta.records_to_chain', true), ''), '0')::bigint - 1;
begin
  if chain_end is null then
    select position, hash into strict link.position, link.hash from record_chain for update;
  else
    link.position := chain_end[1];
    link.hash := decode(chain_end[2], 'hex');
  end if;
  link.position := link.position + 1;
  link.hash := sha256(link.hash || link.content_hash);
  insert into record_links select link.*;
  if left_to_chain <= 0 then
    update record_chain set position = link.position, hash = link.hash;
    perform set_config('muhurta.chain_end', '', true);
  else
    perform set_config('muhurta.chain_end', link.position || ' ' || encode(link.hash, 'hex'), true);
  end if;
  perform set_config('muhurta.records_to_chain', left_to_chain::text, true);
end
$$;

create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  link record_links;
begin
  link.record := 'audit';
  link.record_id := new.id;
  link.version := 1;
  link.content_hash := audit_content(new);
  perform append_to_record_chain(link);
  return null;
end
$$;

create function chain_ledger_entry() returns trigger language plpgsql as $$
declare
  link record_links;
begin
  link.record := 'ledger';
  link.record_id := new.id;
  link.version := 1;
  link.user_id := new.user_id;
  if new.note <> '' then
    link.note_salt := gen_random_uuid();
    link.note_hash := salted_note_hash(new.note, link.note_salt);
  end if;
  link.content_hash := ledger_content(new, link.user_id, link.note_hash);
  perform append_to_record_chain(link);
  return null;
end
$$;

create trigger audit_log_is_counted after insert on audit_log
  referencing new table as inserted for each statement execute function count_records_to_chain();
create trigger ledger_entries_are_counted after insert on ledger_entries
  referencing new table as inserted for each statement execute function count_records_to_chain();
create constraint trigger audit_log_is_chained after insert on audit_log
  deferrable initially deferred for each row execute function chain_audit_entry();
create constraint trigger ledger_entries_are_chained after insert on ledger_entries
  deferrable initially deferred for each row execute function chain_ledger_entry();

-- Every record so far, in the order of time. The triggers above have locked both tables.
create function pg_temp.next_hash(hash bytea, content_hash bytea) returns bytea language sql immutable as $$
  select sha256(hash || content_hash)
$$;
create aggregate pg_temp.chained_hash(bytea) (sfunc = pg_temp.next_hash, stype = bytea, initcond = '');

with notes as materialized (
  select id, salt, salted_note_hash(note, salt) as hash
  from (select id, note, gen_random_uuid() as salt from ledger_entries where note <> '') salted
), records as (
  select 'audit' as record, id as record_id, at as written_at, null::uuid as user_id, null::uuid as note_salt,
    null::bytea as note_hash, audit_content(a) as content_hash
  from audit_log a
  union all
  select 'ledger', e.id, e.created_at, e.user_id, n.salt, n.hash, ledger_content(e, e.user_id, n.hash)
  from ledger_entries e left join notes n on n.id = e.id
)
insert into record_links (position, record, record_id, version, user_id, note_salt, note_hash, content_hash, hash)
select row_number() over in_order, record, record_id, 1, user_id, note_salt, note_hash, content_hash,
  pg_temp.chained_hash(content_hash) over in_order
from records
window in_order as (order by written_at, record, record_id rows unbounded preceding);

update record_chain set (position, hash) =
  (select position, hash from record_links order by position desc limit 1)
where exists (select from record_links);

create function keep_record_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.note_salt is null and to_jsonb(new) - 'note_salt' = to_jsonb(old) - 'note_salt' then
      return new;
    end if;
  end if;
  raise exception 'the chain of records can only grow';
end
$$;

create trigger record_links_only_grow before update or delete on record_links
  for each row execute function keep_record_link();
create trigger record_links_are_never_emptied before truncate on record_links
  for each statement execute function keep_record_link();
create trigger record_chain_has_an_end before delete on record_chain
  for each row execute function keep_record_link();
create trigger record_chain_is_never_emptied before truncate on record_chain
  for each statement execute function keep_record_link();

-- The note of an erased client goes with the salt of its hash.
create or replace function keep_ledger_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then
      return new;
    end if;
    if new.note = '' and to_jsonb(new) - 'note' = to_jsonb(old) - 'note'
      and exists (select from users where id = old.user_id and erased_at is not null) then
      update record_links set note_salt = null where record = 'ledger' and record_id = old.id and note_salt is not null;
      return new;
    end if;
  end if;
  raise exception 'the ledger can only grow: write a reversal';
end
$$;
