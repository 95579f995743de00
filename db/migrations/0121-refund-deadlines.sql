-- The day by which a refund is sent, as promised to the client: fifteen business days after it became due; see
-- docs/decisions/0129. It does not move when the practice changes its days later.
alter table bookings add column refund_by date;

update bookings b set refund_by = (
  select day::date
  from practice p
  cross join generate_series(
    (b.cancelled_at at time zone 'Asia/Kolkata')::date + 1,
    (b.cancelled_at at time zone 'Asia/Kolkata')::date + 366,
    interval '1 day'
  ) day
  where (cardinality(p.business_days) = 0 or extract(isodow from day) = any (p.business_days))
    and not exists (
      select from date_overrides o
      where o.astrologer_id is null and o.hours = '[]' and day::date between o.first_date and o.last_date
    )
  order by day
  offset 14 limit 1
)
where b.status = 'cancelled' and b.refund_due_paise > 0;
