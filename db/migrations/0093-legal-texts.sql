-- The whole legal texts can be edited; an empty text means the standard one. A page shows from when its text applies.
alter table practice
  add column terms_text text not null default '',
  add column terms_since date not null default '2026-11-01',
  add column privacy_text text not null default '',
  add column privacy_since date not null default '2026-11-01';
