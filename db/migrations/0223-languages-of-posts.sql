-- The language in which a text is written, by the script of most of its letters; null without letters (0219).
create function language_of_text(written text) returns text language sql immutable parallel safe as $$
  select case when greatest(latin, devanagari, telugu) = 0 then null
    when latin >= greatest(devanagari, telugu) then 'en'
    when devanagari >= telugu then 'hi' else 'te' end
  from (select
    length(regexp_replace(written, '[^A-Za-z]', '', 'g')) as latin,
    length(regexp_replace(written, '[^\u0900-\u097F]', '', 'g')) as devanagari,
    length(regexp_replace(written, '[^\u0C00-\u0C7F]', '', 'g')) as telugu) letters
$$;

-- A post may be written in another language than the rest of the site.
alter table blog_posts
  add column written_in text generated always as (language_of_text(title || ' ' || content)) stored;
