-- For the questions that wait for an answer, which the desk reads with every page of calls.
create index bookings_with_questions on bookings (answer_by, asked_at)
  where asked_at is not null and status = 'paid' and payment_status = 'paid';
