-- The practice's voice: posts, what they were before, and what somebody is still typing.

create table blog_posts (
  id bigint generated always as identity primary key,
  -- Its readable address. It has a letter in it, so that it is never taken for an id.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug ~ '[a-z]'),
  title text not null check (title <> ''),
  summary text not null check (summary <> ''),
  -- Light markdown, and the HTML that the rules of this version made of it.
  content text not null check (content <> ''),
  content_html text not null,
  rules_version integer not null,
  category text not null check (category in (
    'Fundamentals', 'Nakshatras', 'Remedies', 'Predictions', 'Education', 'Planets', 'Houses', 'Compatibility')),
  image_url text check (image_url ~ '^(https://|/uploads/)'),
  image_alt text not null default '',
  status text not null check (status in ('draft', 'published')),
  read_time integer not null default 5 check (read_time between 1 and 60),
  -- When a draft becomes public by itself.
  scheduled_for timestamptz,
  -- Counts every change, so that of two people who save at once the second is told.
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  -- When the subscribers were written to; that happens once.
  announced_at timestamptz,
  is_sample boolean not null default false,
  -- Title and summary without case and accents, and all words with those of the content.
  search_heading text not null,
  search_words tsvector not null,
  constraint published_posts_say_when check (status = 'draft' or published_at is not null),
  constraint only_drafts_wait check (scheduled_for is null or status = 'draft')
);

create index blog_posts_published on blog_posts (published_at desc, id desc) where status = 'published';
create index blog_posts_by_category on blog_posts (category, published_at desc, id desc) where status = 'published';
create index blog_posts_related on blog_posts (created_at desc, id desc) where status = 'published';
create index blog_posts_by_age on blog_posts (created_at desc, id desc);
create index blog_posts_due on blog_posts (scheduled_for) where scheduled_for is not null;
create index blog_posts_by_words on blog_posts using gin (search_words);

-- Parts of words are found fast where the database has trigrams. Where it may not have them, they are found by
-- looking at every title and summary, which ten thousand posts allow.
do $$
begin
  create extension if not exists pg_trgm;
  create index blog_posts_by_parts on blog_posts using gin (search_heading gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'searching without trigrams: %', sqlerrm;
end
$$;

create trigger content_changed after insert or update or delete or truncate on blog_posts
  for each statement execute function notify_content_changed();

-- How many posts readers can see, so that no page of the list counts them again.
create table blog_post_counts (
  category text primary key,
  published integer not null check (published >= 0)
);

insert into blog_post_counts (category, published)
  select category, 0 from unnest(array[
    'Fundamentals', 'Nakshatras', 'Remedies', 'Predictions', 'Education', 'Planets', 'Houses', 'Compatibility']) category;

create function count_published_posts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' then
    update blog_post_counts set published = published - 1 where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    update blog_post_counts set published = published + 1 where category = new.category;
  end if;
  return null;
end
$$;

create trigger count_published_posts after insert or delete or update of status, category on blog_posts
  for each row execute function count_published_posts();

create function forget_published_posts() returns trigger language plpgsql as $$
begin
  update blog_post_counts set published = 0;
  return null;
end
$$;

create trigger forget_published_posts after truncate on blog_posts
  for each statement execute function forget_published_posts();

-- Every saved state of a post, so that nothing anybody wrote is lost.
create table blog_post_revisions (
  id bigint generated always as identity primary key,
  post_id bigint not null references blog_posts (id) on delete cascade,
  version integer not null,
  title text not null,
  summary text not null,
  content text not null,
  category text not null,
  image_url text,
  image_alt text not null,
  read_time integer not null,
  saved_by uuid references users (id) on delete set null,
  saved_at timestamptz not null,
  unique (post_id, version)
);

create index blog_post_revisions_by_person on blog_post_revisions (saved_by);

-- What a person is typing and has not saved, for one post or for a new one.
create table blog_unsaved_posts (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  post_id bigint references blog_posts (id) on delete cascade,
  fields jsonb not null,
  kept_at timestamptz not null,
  unique nulls not distinct (user_id, post_id)
);

create index blog_unsaved_posts_by_post on blog_unsaved_posts (post_id);
