-- Corrections of the books; see docs/decisions/0136.
--
-- A wrong payment is taken back by an entry of its own, once.
alter table ledger_entries
  add column reverses bigint references ledger_entries (id),
  add constraint reversals_are_negative check (reverses is null or amount_paise < 0);
create unique index ledger_entries_reversed_once on ledger_entries (reverses) where reverses is not null;

-- The reference of a payment that was taken back is free again, which an index cannot know: whoever records a transfer
-- locks its reference and looks (`lockReference`), and `npm run fsck` proves it.
drop index ledger_entries_one_for_each_reference;
create index ledger_entries_by_reference on ledger_entries (upper(reference)) where kind = 'payment';

-- The last entry of the ledger when an invoice got its number: the document shows what was paid by then.
alter table invoices add column last_entry_id bigint;

-- The desk adds a note once; then it stays, like everything else on an issued invoice.
create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
declare
  moving text[] := array['status', 'paid_at', 'cancelled_at'];
  naming text[] := array['client_name', 'client_email', 'client_phone', 'notes'];
begin
  if tg_op <> 'UPDATE' then
    raise exception 'an invoice cannot be removed: write a credit note';
  end if;
  -- The number is drawn once, with its date, when the invoice is paid.
  if old.invoice_number is null and old.status = 'pending' and new.status = 'paid' then
    moving := moving || array['invoice_number', 'series', 'financial_year', 'place', 'invoice_date', 'last_entry_id'];
  end if;
  if old.notes = '' or old.invoice_number is null then
    moving := moving || array['notes'];
  end if;
  if (to_jsonb(new) - moving - naming) <> (to_jsonb(old) - moving - naming) then
    raise exception 'an issued invoice cannot be changed: write a credit note';
  end if;
  if (to_jsonb(new) - moving) <> (to_jsonb(old) - moving)
    and not exists (select from users where id = old.user_id and erased_at is not null) then
    raise exception 'the client of an issued invoice cannot be changed';
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

-- So far the first money drew the number, or credit that paid for all of it.
alter table invoices disable trigger issued_invoices_stay;
update invoices i set last_entry_id = (
  select coalesce(min(id) filter (where kind = 'payment'), max(id) filter (where kind = 'credit'))
  from ledger_entries e where e.booking_id = i.booking_id)
where kind = 'invoice' and paid_at is not null;
alter table invoices enable trigger issued_invoices_stay;
