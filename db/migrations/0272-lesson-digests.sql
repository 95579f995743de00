-- Up to when emails to students cover the lessons that a day has opened. One row.
create table lesson_digests (
  id smallint primary key default 1 check (id = 1),
  covered_until timestamptz not null default now()
);

insert into lesson_digests default values;
