-- A Prasna was recognized by its name; from now on the package says so.
alter table consultation_packages add column is_prasna boolean not null default false;
update consultation_packages set is_prasna = true where strpos(lower(name), 'pras') > 0;
