-- Messages to clients by WhatsApp or SMS that staff have sent from their own phones (issue 44).
create table sent_messages (
  -- The kind and the booking, and the start of the session it is about: "reminder:<id>:<start>".
  message_key text primary key,
  booking_id uuid not null references bookings (id),
  -- The client: the record goes when they go.
  user_id uuid not null references users (id),
  kind text not null check (kind in ('reminder', 'link', 'pay', 'answer')),
  -- Without a reference: staff go, what they did stays.
  sent_by uuid not null,
  sent_at timestamptz not null
);

create index sent_messages_by_booking on sent_messages (booking_id);
create index sent_messages_by_user on sent_messages (user_id);
