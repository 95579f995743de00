-- Each unfinished email now has a job of pg-boss, which knows when the next try is due. Emails that were waiting when
-- this migration ran get their jobs at the next start (usecases/emails/enqueue-unfinished-emails.ts).
drop index emails_due;
alter table emails drop column next_attempt_at;
drop index emails_unsettled;
create index emails_unsent on emails (state, id) where state <> 'sent';
