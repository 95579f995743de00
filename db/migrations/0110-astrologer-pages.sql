-- Astrologers are edited like all other content, whose samples are marked.
alter table astrologers add column is_sample boolean not null default false;

-- Whose sessions are ahead: for retiring, for lists of one astrologer, and for astrologers who see only their own.
create index bookings_of_an_astrologer on bookings (astrologer_id, starts_at);
