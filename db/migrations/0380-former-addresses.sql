-- Where posts and own pages were before their address changed. The item tells the present address, so chains and loops cannot be.
create table former_addresses (
  kind text not null check (kind in ('posts', 'pages')),
  slug text not null,
  item_id bigint not null,
  primary key (kind, slug)
);

-- By trigger, because an item is also written by restoring it and by samples. Its rows outlive it: a deleted page can be restored.
create function remember_address() returns trigger language plpgsql as $$
begin
  delete from former_addresses where kind = tg_argv[0] and slug = new.slug;
  if tg_op = 'UPDATE' and tg_nargs = 1 then
    insert into former_addresses (kind, slug, item_id) values (tg_argv[0], old.slug, old.id)
    on conflict (kind, slug) do update set item_id = excluded.item_id;
  end if;
  return null;
end $$;

create trigger take_address after insert on blog_posts
  for each row execute function remember_address('posts');
-- Nobody links to a post that has never been published: its old address is not kept, the new one is taken all the same.
create trigger remember_address after update of slug on blog_posts
  for each row when (old.slug <> new.slug and old.published_at is not null) execute function remember_address('posts');
create trigger take_draft_address after update of slug on blog_posts
  for each row when (old.slug <> new.slug and old.published_at is null) execute function remember_address('posts', 'draft');

create trigger take_address after insert on own_pages
  for each row execute function remember_address('pages');
create trigger remember_address after update of slug on own_pages
  for each row when (old.slug <> new.slug) execute function remember_address('pages');
