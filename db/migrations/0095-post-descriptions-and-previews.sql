-- The description for search engines (empty means the summary), and the secret link that shows a draft to a reader.
alter table blog_posts
  add column description text not null default '',
  add column preview_token text unique;
alter table blog_post_revisions add column description text not null default '';
