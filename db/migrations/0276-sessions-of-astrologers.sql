-- How many sessions of all services an astrologer takes on a day and in a week (issue 44).
alter table astrologers
  add column most_per_day integer check (most_per_day between 1 and 48),
  add column most_per_week integer check (most_per_week between 1 and 336);
