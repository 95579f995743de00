-- Somebody new who comes from a provider waits here until they have agreed; only then is there an account.
alter table unconfirmed_identities
  -- The address that the provider vouched for: it needs no letter any more.
  add column proven_email text,
  -- When they ticked the box, for those who still have to open the letter.
  add column consented_at timestamptz;
