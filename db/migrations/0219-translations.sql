-- What the practice writes, in its other languages. The original is in the row of the item (decision 0219).
create table translations (
  kind text not null,
  item_id bigint not null,
  field text not null,
  language text not null constraint translation_language_is_known check (language in ('en', 'hi', 'te')),
  -- A list has a line for each entry.
  text text not null check (text <> ''),
  -- MD5 of the original that was translated; the original has changed since when it has another one.
  original_hash text not null,
  translated_at timestamptz not null default now(),
  translated_by uuid references users (id) on delete set null,
  primary key (kind, item_id, language, field)
);

-- Bookings and emails store the name of a service as it was, and find its translation by these words.
create index translations_by_original on translations (original_hash, language);

create trigger content_changed after insert or update or delete or truncate on translations
  for each statement execute function notify_content_changed();

create function delete_translations() returns trigger language plpgsql as $$
begin
  delete from translations where kind = tg_argv[0] and item_id = old.id;
  return null;
end
$$;

create trigger delete_translations after delete on consultation_packages
  for each row execute function delete_translations('packages');
create trigger delete_translations after delete on intake_questions
  for each row execute function delete_translations('intake-questions');
create trigger delete_translations after delete on session_passes
  for each row execute function delete_translations('passes');
create trigger delete_translations after delete on gift_vouchers
  for each row execute function delete_translations('vouchers');
create trigger delete_translations after delete on courses
  for each row execute function delete_translations('courses');
create trigger delete_translations after delete on course_modules
  for each row execute function delete_translations('modules');
create trigger delete_translations after delete on lessons
  for each row execute function delete_translations('lessons');
create trigger delete_translations after delete on astrologers
  for each row execute function delete_translations('astrologers');
create trigger delete_translations after delete on testimonials
  for each row execute function delete_translations('testimonials');
create trigger delete_translations after delete on faq_entries
  for each row execute function delete_translations('faq');
create trigger delete_translations after delete on own_pages
  for each row execute function delete_translations('pages');
create trigger delete_translations after delete on teachers
  for each row execute function delete_translations('teachers');
create trigger delete_translations after delete on teacher_pages
  for each row execute function delete_translations('teacher-pages');
create trigger delete_translations after delete on resources
  for each row execute function delete_translations('resources');
create trigger delete_translations after delete on blog_posts
  for each row execute function delete_translations('posts');
create trigger delete_translations after delete on answer_templates
  for each row execute function delete_translations('answer-templates');
