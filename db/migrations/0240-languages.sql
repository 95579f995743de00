-- The languages of the public site. English is always one of them.
alter table practice add column languages text[] not null default '{en}'
  constraint practice_languages_are_known check (languages <@ array['en', 'hi', 'te'] and 'en' = any (languages));

-- The language that the person chose; null until then.
alter table users add column language text constraint user_language_is_known check (language in ('en', 'hi', 'te'));

-- The language that an email is written in.
alter table emails add column language text not null default 'en'
  constraint email_language_is_known check (language in ('en', 'hi', 'te'));
