-- Whether a package can be booked without the time of birth. Of the existing ones only the sample's own can.
alter table consultation_packages add column needs_birth_time boolean not null default true;
update consultation_packages set needs_birth_time = false where slug = 'birth-time-rectification';

-- The practice's own prefix of invoice numbers, and the first number of the financial year named beside it; other years
-- begin with 1. At most four characters, so that the whole number has at most sixteen (rule 46).
alter table practice
  add column invoice_prefix text not null default 'MU'
    check (invoice_prefix ~ '^[A-Z0-9]([A-Z0-9/-]{0,2}[A-Z0-9])?$' and invoice_prefix <> 'CN'),
  add column first_invoice_number integer not null default 1 check (first_invoice_number between 1 and 99999),
  add column first_invoice_year text check (first_invoice_year ~ '^[0-9]{2}-[0-9]{2}$');

alter table invoice_counters add column first_number integer not null default 1
  check (first_number between 1 and last_number);
