-- The day by which a question is answered, as promised when it was paid; see docs/decisions/0147. It does not move when the
-- practice changes its days later. Earlier questions had no such promise and get none.
alter table consultation_packages
  add column answer_within_days smallint check (answer_within_days between 1 and 60);
alter table bookings add column answer_by date;
