-- Who did what how often, shared by all replicas and kept over a restart.
create table rate_limits (
  key text primary key,
  -- The moments inside the window, oldest first; never more than the limit.
  hits timestamptz[] not null,
  -- From this moment on nothing in the row counts any more.
  expires_at timestamptz not null
) with (fillfactor = 70);
