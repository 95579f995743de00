-- Where the day's panchanga is read until a visitor chooses a place. A practice that has none follows Delhi.
alter table practice
  add column almanac_place text not null default 'New Delhi',
  add column almanac_lat double precision not null default 28.6139 check (almanac_lat between -66 and 66),
  add column almanac_lon double precision not null default 77.209 check (almanac_lon between -180 and 180);
