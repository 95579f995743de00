-- Six-digit codes that were emailed to sign in (decision 0117). A browser has one at most; its row is deleted when the
-- code is used, replaced or guessed at too often.
create table sign_in_codes (
  -- The hash of the token in the browser's cookie.
  browser_hash text primary key,
  email text not null,
  -- Of the code together with the cookie's token, which is not stored: six digits alone could be guessed from a hash.
  code_hash text not null,
  wrong_tries int not null default 0,
  expires_at timestamptz not null
);
create index sign_in_codes_expires_at on sign_in_codes (expires_at);
