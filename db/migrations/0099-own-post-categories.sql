-- A practice may add categories of its own to the eight of the blog.
alter table practice add column post_categories text[] not null default '{}';
alter table blog_posts drop constraint blog_posts_category_check;
alter table blog_posts add constraint posts_have_a_category check (category <> '');

-- The first published post of a new category adds its row.
create or replace function count_published_posts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'published' then
    update blog_post_counts set published = published - 1 where category = old.category;
  end if;
  if tg_op <> 'DELETE' and new.status = 'published' then
    insert into blog_post_counts as counts (category, published) values (new.category, 1)
      on conflict (category) do update set published = counts.published + 1;
  end if;
  return null;
end
$$;
