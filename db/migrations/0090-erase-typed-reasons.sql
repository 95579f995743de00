-- Staff type why they reject a payment, and may name the client. That text goes with the client; the rest of the history
-- still only grows.
create or replace function refuse_booking_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.reason is null and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' and exists (
      select from bookings join users on users.id = bookings.user_id
      where bookings.id = old.booking_id and users.erased_at is not null
    ) then
      return new;
    end if;
  end if;
  raise exception 'the history of bookings can only grow';
end
$$;

-- Clients who were erased before this migration.
update booking_events set reason = null
  where change = 'rejected' and reason is not null and booking_id in
    (select bookings.id from bookings join users on users.id = bookings.user_id where users.erased_at is not null);
update bookings set rejection_reason = null
  where rejection_reason is not null and user_id in (select id from users where erased_at is not null);
update payment_claims set reason = null
  where reason is not null and user_id in (select id from users where erased_at is not null);

-- Mail servers repeat the recipient's address in their reasons, which the practice was sent.
update emails set payload = jsonb_set(payload, '{reason}', to_jsonb(regexp_replace(payload ->> 'reason', '\S+@\S+', '…', 'g')))
  where kind = 'emails-undelivered' and strpos(payload ->> 'reason', '@') > 0;
