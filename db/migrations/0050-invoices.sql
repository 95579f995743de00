-- The last number of each series. The row is locked until the invoice is written, so that no number is ever left out.
create table invoice_counters (
  series text not null check (series in ('MU', 'CN')),
  financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_number integer not null check (last_number > 0),
  -- Numbers and days grow together, even when a clock goes back.
  last_date date not null,
  primary key (series, financial_year)
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  invoice_number text not null unique check (invoice_number ~ '^[A-Z0-9/-]{1,16}$'),
  series text not null,
  financial_year text not null,
  place integer not null check (place > 0),
  invoice_date date not null,
  status text not null check (status in ('pending', 'paid', 'cancelled')),
  booking_id uuid not null references bookings (id),
  user_id uuid not null references users (id),
  -- What a credit note takes back.
  credited_invoice_id uuid references invoices (id),
  -- Everything below is as it was on the day of issue.
  gst_mode text not null check (gst_mode in ('unregistered', 'bill_of_supply', 'tax_invoice')),
  service_type text not null check (service_type in ('course', 'consultation')),
  service_name text not null,
  notes text not null default '',
  amount_paise integer not null check (amount_paise >= 0),
  cgst_paise integer not null check (cgst_paise >= 0),
  sgst_paise integer not null check (sgst_paise = cgst_paise),
  igst_paise integer not null check (igst_paise >= 0),
  tax_amount_paise integer not null check (tax_amount_paise = cgst_paise + sgst_paise + igst_paise),
  total_amount_paise integer not null check (total_amount_paise > 0 and total_amount_paise = amount_paise + tax_amount_paise),
  currency text not null default 'inr' check (currency = 'inr'),
  -- Seller, place of supply, code of the service, reference of the transfer.
  snapshot jsonb not null,
  client_name text not null,
  client_email text not null,
  client_phone text not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  unique (series, financial_year, place),
  constraint credit_notes_name_their_invoice check ((kind = 'credit_note') = (credited_invoice_id is not null)),
  constraint paid_invoices_say_when check (status <> 'paid' or paid_at is not null),
  constraint cancelled_invoices_say_when check ((status = 'cancelled') = (cancelled_at is not null))
);

-- A booking has one invoice that counts, whatever races, and an invoice is taken back once.
create unique index invoices_one_for_each_booking on invoices (booking_id) where kind = 'invoice' and status <> 'cancelled';
create unique index invoices_one_credit_note on invoices (credited_invoice_id);
create index invoices_by_user on invoices (user_id, created_at desc);
create index invoices_by_booking on invoices (booking_id);
create index invoices_by_date on invoices (invoice_date);

-- What has been issued stays. Only its state moves on, and a name goes when the person it belongs to was erased.
create function keep_issued_invoice() returns trigger language plpgsql as $$
declare
  moving text[] := array['status', 'paid_at', 'cancelled_at'];
  naming text[] := array['client_name', 'client_email', 'client_phone'];
begin
  if tg_op <> 'UPDATE' then
    raise exception 'an issued invoice cannot be removed: write a credit note';
  end if;
  if (to_jsonb(new) - moving - naming) <> (to_jsonb(old) - moving - naming) then
    raise exception 'an issued invoice cannot be changed: write a credit note';
  end if;
  if (to_jsonb(new) - moving) <> (to_jsonb(old) - moving)
    and not exists (select from users where id = old.user_id and erased_at is not null) then
    raise exception 'an issued invoice keeps the name of its client';
  end if;
  if new.status <> old.status and (old.status, new.status) not in
    (('pending', 'paid'), ('pending', 'cancelled'), ('paid', 'cancelled')) then
    raise exception 'an invoice cannot go from % to %', old.status, new.status;
  end if;
  if old.paid_at is not null and new.paid_at is distinct from old.paid_at then
    raise exception 'an invoice is paid once';
  end if;
  return new;
end
$$;

create trigger issued_invoices_stay before update or delete on invoices
  for each row execute function keep_issued_invoice();
create trigger invoices_are_never_emptied before truncate on invoices
  for each statement execute function keep_issued_invoice();

-- Money that went back to a client: by the bank's own reference, once for each booking.
create table refunds (
  id bigint generated always as identity primary key,
  booking_id uuid not null unique references bookings (id),
  amount_paise integer not null check (amount_paise > 0),
  reference text not null,
  credit_note_id uuid references invoices (id),
  -- Without a reference: staff go, what they did stays.
  recorded_by uuid not null,
  refunded_at timestamptz not null
);
