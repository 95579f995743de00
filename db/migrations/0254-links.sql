-- The language in which a resource is; null when nobody has said it.
alter table resources
  add column language text
    constraint resource_language_is_known
      check (language in ('en', 'hi', 'te', 'sa', 'ta', 'kn', 'ml', 'mr', 'gu', 'bn'));

-- Whether the links on the site are tried once a week (decision 0254). Off, because it connects to other sites.
alter table practice add column checks_links boolean not null default false;

-- What came of the last try of a link, by its address.
create table checked_links (
  url text primary key,
  checked_at timestamptz not null,
  -- Null for a link that answers.
  problem text,
  failing_since timestamptz,
  constraint checked_links_fail_since_a_day check ((problem is null) = (failing_since is null))
);
