-- The name of a booked service says only what it is; how many questions is a number beside it, and the words are in the
-- content layer. Invoices that were issued keep theirs.
create temporary table named_with_count on commit drop as
  select id, service_name as old_name,
    left(service_name, -length(format(' (%s questions)', question_count))) as name
  from bookings
  where question_count > 1 and right(service_name, length(format(' (%s questions)', question_count)))
    = format(' (%s questions)', question_count);

update bookings set service_name = n.name from named_with_count n where n.id = bookings.id;

-- A form that was changed before it was paid may have charged for another number of questions first.
alter table ledger_entries disable trigger ledger_entries_only_grow;
update ledger_entries e
set label = regexp_replace(e.label, '^service:(.*) \((\d+) questions\)$', 'questions:\2:\1')
from bookings b
where b.id = e.booking_id and e.kind = 'charge' and e.label ~ '^service:.* \(\d+ questions\)$'
  and regexp_replace(e.label, '^service:(.*) \(\d+ questions\)$', '\1') = b.service_name;
alter table ledger_entries enable trigger ledger_entries_only_grow;
