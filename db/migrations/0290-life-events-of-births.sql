-- Events in a life can be kept with a birth that a client has saved, or with a chart of an astrologer's own list, whose user is the
-- astrologer. They are deleted with it. See docs/decisions/0290.
alter table life_events
  alter column booking_id drop not null,
  add column birth_id uuid references birth_profiles (id) on delete cascade,
  add column chart_id uuid references saved_charts (id) on delete cascade,
  add constraint life_events_of_one_life check (num_nonnulls(booking_id, birth_id, chart_id) = 1);
create index life_events_by_birth on life_events (birth_id);
create index life_events_by_chart on life_events (chart_id);
