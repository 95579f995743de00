-- Staff record payments themselves: a form that is sent twice enters once, and one transfer pays once.
alter table ledger_entries add column form_key text;
create unique index ledger_entries_once_for_each_form on ledger_entries (form_key);
create unique index ledger_entries_one_for_each_reference on ledger_entries (upper(reference))
  where kind = 'payment' and amount_paise > 0 and way in ('upi', 'bank', 'swift', 'link');

-- What really arrived, if it is not what the client said.
alter table pending_decisions add column received_paise integer check (received_paise > 0);
