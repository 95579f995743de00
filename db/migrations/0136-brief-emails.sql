-- Whether an astrologer is emailed tomorrow's sessions on the evening before.
alter table astrologers add column brief_emails boolean not null default false;
