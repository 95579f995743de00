-- When the Sun counts as risen in the almanac of the practice: panchanga, festivals, muhurta and labels of free times. What most
-- almanacs print today is the upper limb with refraction; birth charts keep a convention of their own.
alter table practice add column almanac_sunrise text not null default 'upperLimb'
  check (almanac_sunrise in ('hindu', 'upperLimb'));
