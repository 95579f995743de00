-- How often public pages were opened, by day in India and kind of page, and how many of these began a visit; see
-- docs/decisions/0130. Nothing about who opened them.
create table visit_counts (
  day date not null,
  page_group text not null check (page_group in ('home', 'consultation', 'courses', 'booking', 'horoscope', 'blog', 'other')),
  views integer not null check (views >= 0),
  visits integer not null check (visits between 0 and views),
  primary key (day, page_group)
);
