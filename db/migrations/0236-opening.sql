-- A practice that exists is open to strangers. One that starts empty opens when its owner says so.
alter table practice add column is_open boolean not null default true;

-- The steps of the guided set-up that the owner has been through, saved or not for this practice.
alter table practice add column setup_steps text[] not null default '{}';
