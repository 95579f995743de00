-- The sites of others that may show the free times of this one in a frame.
create table embed_origins (
  origin text primary key,
  added_at timestamptz not null
);
