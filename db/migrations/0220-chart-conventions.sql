-- How charts are computed and drawn until the viewer chooses otherwise: the conventions by the engine's names, and the style.
alter table practice add column charts jsonb not null default
  '{"conventions": {"ayanamsa": "lahiri", "node": "mean", "houseSystem": "wholeSign", "sunriseRule": "hindu", "yearDays": 365.25}, "style": "north"}';
