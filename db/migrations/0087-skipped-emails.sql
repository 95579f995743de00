-- An email that is out of date when it could be sent is skipped, with the reason.
alter table emails drop constraint letters_state_check;
alter table emails add constraint emails_state_check check (state in ('queued', 'sending', 'sent', 'failed', 'skipped'));
alter table emails drop constraint failed_emails_say_why;
alter table emails add constraint unsent_emails_say_why check (state not in ('failed', 'skipped') or reason is not null);
