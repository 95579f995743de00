-- Letters leave from this table itself: the oldest that are due come first, however many wait for another try.
create index letters_due on letters (next_attempt_at) where state = 'queued';
create index letters_unsettled on letters (state, id) where state in ('sending', 'failed');
drop index letters_unfinished;
