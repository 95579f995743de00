-- The practice's own subjects and first paragraphs of emails, by kind of email; a missing one is the standard text.
alter table practice add column email_texts jsonb not null default '{}';
