-- Addresses of other programs that are told what happened. See docs/decisions/0361.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  sealed_address text not null,
  sealed_secret text not null,
  events text[] not null check (cardinality(events) > 0),
  added_at timestamptz not null,
  -- Since when every delivery has failed; null after one that succeeded.
  failing_since timestamptz,
  -- By staff, or by itself after a long failure.
  switched_off_at timestamptz
);

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null,
  -- Ids, codes and amounts; never a name or birth details.
  about jsonb not null,
  happened_at timestamptz not null,
  -- Null until it is in the queue.
  queued_at timestamptz,
  tries integer not null default 0,
  tried_at timestamptz,
  -- Of the last try: the status and the first characters of the answer, or why there was none.
  status integer,
  problem text,
  answer text,
  delivered_at timestamptz,
  given_up_at timestamptz
);
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, happened_at desc, id);
create index webhook_deliveries_to_queue on webhook_deliveries (id) where queued_at is null;
create index webhook_deliveries_by_time on webhook_deliveries (happened_at);

create function record_webhook(event text, about jsonb, happened_at timestamptz) returns void language sql as $$
  insert into webhook_deliveries (webhook_id, event, about, happened_at)
  select w.id, $1, jsonb_strip_nulls($2), $3 from webhooks w where w.switched_off_at is null and $1 = any (w.events)
$$;

create function record_webhooks_of_booking() returns trigger language plpgsql as $$
declare
  event text := case
    when new.change = 'created' then 'booking.held'
    when new.change = 'rescheduled' then 'booking.moved'
    when new.change = 'outcome-recorded' and new.reason = 'completed' then 'booking.done'
    when new.to_status = 'cancelled' and new.from_status <> 'cancelled' then 'booking.cancelled'
    when new.to_status = 'paid' and new.to_payment_status = 'paid' and new.from_payment_status <> 'paid'
      then 'booking.confirmed'
  end;
begin
  if event is null or not exists (select from webhooks) then
    return null;
  end if;
  perform record_webhook(event, jsonb_build_object(
    'bookingId', b.id, 'bookingCode', b.code, 'clientId', b.user_id, 'change', new.change,
    'status', new.to_status, 'paymentStatus', new.to_payment_status), new.at)
  from bookings b where b.id = new.booking_id;
  return null;
end
$$;
create trigger record_webhooks after insert on booking_events
  for each row execute function record_webhooks_of_booking();

create function record_webhooks_of_money() returns trigger language plpgsql as $$
declare
  event text := case
    when new.kind = 'refund' then 'payment.refunded'
    when new.kind = 'payment' and new.amount_paise > 0 then 'payment.verified'
  end;
begin
  if event is null or not exists (select from webhooks) then
    return null;
  end if;
  perform record_webhook(event, jsonb_build_object(
    'paymentId', new.id, 'bookingId', new.booking_id, 'clientId', new.user_id, 'amount', new.amount_paise, 'currency', 'INR',
    'bookingCode', (select b.code from bookings b where b.id = new.booking_id)), new.created_at);
  return null;
end
$$;
create trigger record_webhooks after insert on ledger_entries
  for each row execute function record_webhooks_of_money();

create function record_webhooks_of_enrollment() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks) then
    perform record_webhook('enrollment.created', jsonb_build_object(
      'enrollmentId', new.id, 'bookingId', new.booking_id, 'clientId', new.user_id, 'courseId', new.course_id),
      new.enrollment_date);
  end if;
  return null;
end
$$;
create trigger record_webhooks after insert on course_enrollments
  for each row execute function record_webhooks_of_enrollment();

create function record_webhooks_of_client() returns trigger language plpgsql as $$
begin
  if new.role = 'client' and exists (select from webhooks) then
    perform record_webhook('client.created', jsonb_build_object('clientId', new.user_id), new.granted_at);
  end if;
  return null;
end
$$;
create trigger record_webhooks after insert on user_roles
  for each row execute function record_webhooks_of_client();
