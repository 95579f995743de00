-- How much of a course was opened is counted when a refund is asked about: a stored figure missed lessons that were added or
-- hidden since.
alter table course_enrollments drop column opened_percent;
