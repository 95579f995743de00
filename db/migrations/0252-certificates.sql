-- The practice's key pairs for signing certificates, Ed25519 (decision 0252). The newest with a private key signs; the public
-- keys of all stay, because certificates that were handed out are checked with them.
create table signing_keys (
  id uuid primary key default gen_random_uuid(),
  public_key text not null unique,
  -- Encrypted with the key ring; null when its encryption key was lost.
  sealed_private_key text,
  created_at timestamptz not null
);

-- What completes a course and brings its certificate: all lessons, the word of staff, or there is none.
alter table courses
  add column certificate_rule text not null default 'lessons'
    constraint courses_certificate_rule_is_known check (certificate_rule in ('lessons', 'staff', 'none'));
