-- Titles and summaries of posts as they sound, in whatever script they are written or searched (0150).
alter table blog_posts
  add column search_sound text generated always as (name_key(title || ' ' || summary)) stored;
alter table translations
  add column search_sound text generated always as (
    case when kind = 'posts' and field in ('title', 'summary') then name_key(text) end) stored;
