-- The reminder before a session says how soon it starts, from the real difference; a practice's own text did not.
update practice
  set email_texts = jsonb_set(email_texts, '{session-soon,opening}',
    to_jsonb(replace(email_texts #>> '{session-soon,opening}', 'in about two hours', '{soon}')))
  where email_texts #>> '{session-soon,opening}' like '%in about two hours%';
