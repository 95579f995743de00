-- The links of a new practice are tried every week. An existing one keeps what it has chosen (decision 0254).
alter table practice alter column checks_links set default true;
