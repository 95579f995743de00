-- Points of the go-live checklist that are not for this practice.
alter table practice add column skipped_steps text[] not null default '{}';

-- The standard texts no longer promise what only some practices do, so a practice that showed them keeps them as its own.
update practice set home_texts = home_texts || jsonb_build_object('benefits', jsonb_build_array(
  jsonb_build_object(
    'title', 'Reasons you can see',
    'text', 'We show you every statement in the chart: which graha, which house, which period. You can always ask why.'),
  jsonb_build_object(
    'title', 'No fear, no selling',
    'text', 'No curses, no urgent remedies, no stones to buy. A chart shows tendencies and phases. The decisions are yours.'),
  jsonb_build_object(
    'title', 'Calculated with care',
    'text', 'Exact positions, sunrise for your own place, and the right time zone for every year. If something is uncertain, we say so.')))
where jsonb_typeof(coalesce(home_texts -> 'benefits', 'null')) = 'null';
