-- The practice is emailed about what clients do: at once, hourly or not at all.
alter table desk_settings add column activity_emails text not null default 'at-once'
  check (activity_emails in ('at-once', 'hourly', 'off'));

-- Which events the practice knows of; the history itself can only grow. Events before the upgrade count as known.
create table notified_events (
  event_id bigint primary key,
  notified_at timestamptz not null
);
insert into notified_events select id, now() from booking_events where at > now() - interval '7 days';
create index booking_events_by_clients on booking_events (at)
  where actor = 'client' and change in ('created', 'claimed', 'rescheduled');
