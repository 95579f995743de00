-- An invoice gets its number when the payment is verified (0114), so that a false claim draws none.
--
-- Numbers that are already drawn stay, also those of pending and cancelled invoices: without them the series would have a
-- gap. A pending invoice that has a number is paid under it. Invoices created from now on have none until they are paid.
alter table invoices
  alter column invoice_number drop not null,
  alter column series drop not null,
  alter column financial_year drop not null,
  alter column place drop not null,
  add constraint invoice_numbers_are_whole check (num_nulls(invoice_number, series, financial_year, place) in (0, 4)),
  add constraint only_unpaid_invoices_have_no_number check (
    invoice_number is not null or (kind = 'invoice' and paid_at is null)
  );

create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
declare
  moving text[] := array['status', 'paid_at', 'cancelled_at'];
  naming text[] := array['client_name', 'client_email', 'client_phone'];
begin
  if tg_op <> 'UPDATE' then
    raise exception 'an invoice cannot be removed: write a credit note';
  end if;
  -- The number is drawn once, with its date, when the invoice is paid.
  if old.invoice_number is null and old.status = 'pending' and new.status = 'paid' then
    moving := moving || array['invoice_number', 'series', 'financial_year', 'place', 'invoice_date'];
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
