-- A course can also be completed by passing its quizzes and written work.
alter table courses drop constraint courses_certificate_rule_is_known;
alter table courses add constraint courses_certificate_rule_is_known
  check (certificate_rule in ('lessons', 'tasks', 'staff', 'none'));
