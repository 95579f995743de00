-- Whether free times carry the part of the day that the almanac names; see docs/decisions/0152.
alter table practice add column labels_slots boolean not null default false;
