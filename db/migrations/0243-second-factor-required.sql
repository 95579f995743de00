-- From when staff need a second factor to work; null while the practice does not require it. See docs/decisions/0242.
alter table desk_settings add column second_factor_from timestamptz;
