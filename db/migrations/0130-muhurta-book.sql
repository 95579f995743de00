-- The practice's own rule book for muhurtas: one of the engine's books with rules switched off or made weaker. One row.
create table muhurta_book (
  id smallint primary key default 1 check (id = 1),
  base text not null,
  off_rules text[] not null default '{}',
  weaker_rules text[] not null default '{}',
  -- Whether visitors may choose it.
  is_offered boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null
);
