-- A claim whose booking ended before staff decided about it has a code as its reason; what staff have typed stays.
update payment_claims set reason = 'booking-cancelled'
where state = 'rejected' and decided_by is null and reason = 'Booking cancelled';
