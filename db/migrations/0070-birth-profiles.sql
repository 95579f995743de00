-- Births that people chose to keep: their own, a child's, a partner's. What they hold is sealed with a key that is not
-- in the database, the name included.
create table birth_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  sealed_birth text not null,
  created_at timestamptz not null default now()
);

create index birth_profiles_by_user on birth_profiles (user_id, created_at);
