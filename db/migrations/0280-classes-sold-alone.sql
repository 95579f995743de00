-- Classes that are sold alone (docs/decisions/0280): they have no level, and may be free.
alter table courses alter column level drop not null;
update courses set level = null where kind = 'class';
alter table courses add constraint courses_have_a_level check ((kind = 'course') = (level is not null));
alter table courses drop constraint courses_price_paise_check;
alter table courses add constraint courses_have_a_price check (price_paise > 0 or (kind = 'class' and price_paise = 0));
alter table course_enrollments alter column course_level drop not null;

-- A date of a class has the name of the class.
alter table cohorts drop constraint cohorts_title_check;
alter table cohorts add constraint cohorts_have_a_title check (length(title) <= 120);

-- A free seat is a booking too.
alter table bookings drop constraint bookings_listed_paise_check;
alter table bookings add constraint only_seats_are_free check (listed_paise > 0 or (course_id is not null and listed_paise = 0));

-- The page of courses names groups and their dates.
create trigger content_changed after insert or update or delete or truncate on cohorts
  for each statement execute function notify_content_changed();
create trigger content_changed after insert or update or delete or truncate on cohort_classes
  for each statement execute function notify_content_changed();
