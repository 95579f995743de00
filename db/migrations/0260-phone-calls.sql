-- Who calls whom in a session by telephone (issue 44).
alter table desk_settings
  add column call_way text not null default 'we-call' check (call_way in ('we-call', 'client-calls')),
  -- The number that clients call, as E.164 has it; may be empty while the practice calls.
  add column call_number text not null default '' check (call_number ~ '^(\+[1-9][0-9]{7,14})?$');
alter table astrologers
  -- Null: as the practice.
  add column call_way text check (call_way in ('we-call', 'client-calls')),
  add column call_number text not null default '' check (call_number ~ '^(\+[1-9][0-9]{7,14})?$');
