-- Two cards of one client become one (decision 0131). The closed account keeps its row, like an erased one, because the
-- history and the audit log refer to it, and says where its bookings went.
alter table users add column merged_into uuid references users (id);
alter table users add constraint merged_users_are_closed check (merged_into is null or erased_at is not null);
create index users_by_merge on users (merged_into) where merged_into is not null;

-- An issued invoice stays as it is, but belongs to the account that its client's account was merged into.
create function keep_client_of_invoice() returns trigger language plpgsql as $$
begin
  if not exists (select from users where id = old.user_id and merged_into = new.user_id) then
    raise exception 'the client of an issued invoice cannot be changed';
  end if;
  return new;
end
$$;

drop trigger issued_invoices_stay on invoices;
create trigger issued_invoices_stay before update on invoices
  for each row when (to_jsonb(new) - 'user_id' <> to_jsonb(old) - 'user_id' or new.user_id = old.user_id)
  execute function keep_issued_invoice();
create trigger issued_invoices_are_not_removed before delete on invoices
  for each row execute function keep_issued_invoice();
create trigger issued_invoices_keep_their_client before update on invoices
  for each row when (new.user_id <> old.user_id) execute function keep_client_of_invoice();
