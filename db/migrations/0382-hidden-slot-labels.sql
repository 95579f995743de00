-- Labels of free times that the practice leaves out; a label of a later version is shown.
alter table practice add column hidden_slot_labels text[] not null default '{}';
