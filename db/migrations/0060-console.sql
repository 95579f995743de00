-- What the console needs: edits that never write over each other, and replicas that have all heard of an edit.

-- Counts every edit, so that of two people who save at once the second is told.
alter table practice
  add column version integer not null default 1,
  -- What this practice adds to the terms and to the privacy policy, in its own words.
  add column terms_additions text not null default '',
  add column privacy_additions text not null default '',
  -- Payment pages that were opened before this moment show an id that no longer counts.
  add column upi_changed_at timestamptz;
alter table courses add column version integer not null default 1;
alter table consultation_packages add column version integer not null default 1;
alter table testimonials add column version integer not null default 1;
alter table faq_entries add column version integer not null default 1;
alter table teachers add column version integer not null default 1;
alter table teacher_pages add column version integer not null default 1;
alter table resources add column version integer not null default 1;

-- A question to all replicas has a number; a replica notes the highest one it has heard. Notifications arrive in the
-- order of commits, so whoever has heard the question has heard of every edit committed before it was asked.
create sequence content_version;

create table page_cache_replicas (
  -- The process of the database that serves the replica's listening connection.
  pid integer primary key,
  seen_version bigint not null
);
