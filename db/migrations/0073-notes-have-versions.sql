-- Two who write notes on one session at once: the second is told, instead of writing over the first.
alter table session_notes add column notes_version integer not null default 0;
