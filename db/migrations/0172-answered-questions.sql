-- A question is complete with its answer. Until now the desk had to mark it as well, and the client could still cancel it.
with answered as (
  select b.id, b.user_id, a.published_at, a.published_by
  from bookings b
  join lateral (
    select published_at, published_by from answers where booking_id = b.id order by version limit 1
  ) a on true
  left join session_notes n on n.booking_id = b.id
  where b.asked_at is not null and b.status = 'paid' and b.payment_status = 'paid' and n.outcome is null
), completed as (
  insert into session_notes (booking_id, user_id, outcome, updated_by, updated_at)
  select id, user_id, 'completed', published_by, published_at from answered
  on conflict (booking_id) do update set outcome = excluded.outcome
)
insert into booking_events
  (booking_id, at, change, actor, actor_id, from_status, from_payment_status, to_status, to_payment_status, reason)
select id, published_at, 'outcome-recorded', 'staff', published_by, 'paid', 'paid', 'paid', 'paid', 'completed'
from answered;
