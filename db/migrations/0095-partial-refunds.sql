-- A refund may be sent in parts. Each part has its own transfer and its own credit note; the same transfer counts once.
alter table refunds drop constraint refunds_booking_id_key;
alter table refunds add constraint refunds_once_per_transfer unique (booking_id, reference);
drop index invoices_one_credit_note;
create index invoices_by_credited_invoice on invoices (credited_invoice_id);
