-- People who have not been here for years are told before they are forgotten; coming back takes the mark away.
alter table users add column inactivity_noticed_at timestamptz;

create index users_by_activity on users (last_active_at) where erased_at is null and erase_after is null;
