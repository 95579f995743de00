-- Removed sample content can be restored for a day. `rows` has the deleted rows by table, among them the progress of
-- students and requests for a notification, so an hourly job deletes it after that day.
create table removed_samples (
  id bigint generated always as identity primary key,
  kind text not null,
  parent_id bigint,
  removed integer not null,
  rows jsonb not null,
  removed_at timestamptz not null
);

-- The description for search engines (empty means the summary), and the secret link that shows a draft to a reader.
alter table blog_posts
  add column description text not null default '',
  add column preview_token text unique;
alter table blog_post_revisions add column description text not null default '';
