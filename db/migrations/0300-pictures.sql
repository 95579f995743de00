-- Pictures that staff uploaded, under the file names of their addresses, which are hashes of their content.
create table pictures (
  name text primary key,
  content bytea not null
);
-- WebP does not compress.
alter table pictures alter column content set storage external;
