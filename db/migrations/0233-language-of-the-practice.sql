-- The language in which the practice writes its own texts: services, questions, posts.
alter table practice add column written_in text not null default 'en'
  constraint practice_is_written_in_a_known_language check (written_in in ('en', 'hi', 'te'));
