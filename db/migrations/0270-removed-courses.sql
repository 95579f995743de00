-- Courses that were removed before 0252 are restored from copies of their rows, which have no rule for certificates.
update removed_content
  set rows = jsonb_set(rows, '{courses}', (
    select jsonb_agg('{"certificate_rule": "lessons"}'::jsonb || course order by place)
    from jsonb_array_elements(rows -> 'courses') with ordinality as copies (course, place)
  ))
  where jsonb_array_length(rows -> 'courses') > 0;
