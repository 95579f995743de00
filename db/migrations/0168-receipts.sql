-- Receipts and refund vouchers have a count of their own in each financial year; see docs/decisions/0136. Those from
-- before were numbered by their entry in the ledger and keep that number, because clients have them.
create table receipt_counters (
  series text not null check (series in ('RC', 'RF')),
  financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_number integer not null check (last_number > 0),
  primary key (series, financial_year)
);

create table receipts (
  entry_id bigint primary key references ledger_entries (id),
  series text not null check (series in ('RC', 'RF')),
  financial_year text not null,
  place integer not null check (place > 0),
  unique (series, financial_year, place)
);
