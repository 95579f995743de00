-- What each practice sets for itself: the whole legal texts (empty for the standard ones) and from when they apply, texts
-- of the home and consultation pages (null for the standard ones), logo, accent colours of both themes, and the discount
-- of returning clients in percent (0 is none).
alter table practice
  add column terms_text text not null default '',
  add column terms_since date not null default '2026-11-01',
  add column privacy_text text not null default '',
  add column privacy_since date not null default '2026-11-01',
  add column home_texts jsonb not null
    default '{"eyebrow": null, "heading": null, "lead": null, "benefits": null, "steps": null}',
  add column logo_url text,
  add column accent_light text check (accent_light ~ '^#[0-9a-f]{6}$'),
  add column accent_dark text check (accent_dark ~ '^#[0-9a-f]{6}$'),
  add column returning_discount smallint not null default 30 check (returning_discount between 0 and 90);
