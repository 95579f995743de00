-- Rows hold codes and values. The words of each are in the content layer, in every language.
create function pg_temp.discount_codes(labels text) returns text language sql as $$
  select string_agg(
    case
      when part = 'Returning client' then 'returning-client'
      when part = 'Rounding' then 'rounding'
      when part like 'Coupon %' then 'coupon:' || substr(part, 8)
      when part ~ '^Session pass: \d+ of \d+$' then 'pass:' || replace(substr(part, 15), ' of ', '/')
      else part
    end, ', ' order by place)
  from unnest(string_to_array(labels, ', ')) with ordinality as parts (part, place)
$$;

update bookings set discount_label = pg_temp.discount_codes(discount_label) where discount_label <> '';

alter table ledger_entries disable trigger ledger_entries_only_grow;
update ledger_entries set label = case
  when kind = 'discount' then pg_temp.discount_codes(label)
  when kind = 'charge' and label = 'Not paid' then 'not-paid'
  when kind = 'charge' and label = 'Cancelled' then 'cancelled'
  when kind = 'charge' and label = 'Goodwill' then 'goodwill'
  when kind = 'charge' and label = 'Retained as agreed' then 'retained'
  when kind = 'charge' then 'service:' || label
  when kind = 'credit' and label like 'Booking %' then 'booking:' || substr(label, 9)
  else lower(replace(label, ' ', '-'))
end
where label <> '';
alter table ledger_entries enable trigger ledger_entries_only_grow;
