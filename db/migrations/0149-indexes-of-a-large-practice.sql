-- For lists that show the latest first.
create index bookings_by_creation on bookings (created_at desc, id desc);
create index invoices_by_creation on invoices (created_at desc, id desc);

-- For the sessions ahead, which the desk counts on every screen.
create index bookings_by_end on bookings (ends_at) where status = 'paid';

-- For the refunds that are due.
create index bookings_with_refunds on bookings (cancelled_at) where status = 'cancelled' and refund_due_paise > 0;

-- For confirmed bookings without an outcome, which are few: found in these two alone, without reading the tables.
create index bookings_confirmed on bookings (id)
  include (ends_at, asked_at, answer_by, amount_paise, astrologer_id, service_type)
  where status = 'paid' and payment_status = 'paid';
create index session_notes_with_outcome on session_notes (booking_id) where outcome is not null;

-- For what clients did lately, which a job reads every minute.
create index booking_events_of_clients on booking_events (at, id) where actor = 'client';

-- For the list of accounts.
create index users_by_contact on users ((coalesce(email, phone_key)));
