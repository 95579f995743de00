-- How many questions a booking of a service pays for whose price is for each question.
alter table bookings add column question_count smallint not null default 1 check (question_count between 1 and 10);
