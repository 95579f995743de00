-- Clients whom the desk knows by telephone only (decision 0131). One number is one such client, however it is typed.

-- The digits of a telephone number with its country code. Without one it is an Indian number. The same rule is in
-- domain/accounts/phone-key.ts; a test compares the two.
create function phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case
    when digits ~ '^00' then substr(digits, 3)
    when digits ~ '^(0|910)\d{10}$' then '91' || right(digits, 10)
    when digits ~ '^\d{10}$' and phone !~ '\+' then '91' || digits
    else digits
  end
  from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) as typed
$$;

create index profiles_by_phone on profiles (phone_key(phone)) where phone is not null;

alter table users alter column email drop not null;
alter table users add column phone_key text unique;
-- Somebody with an address signs in with it; everybody else is known by their number and cannot sign in.
alter table users add constraint users_have_one_key check (num_nonnulls(email, phone_key) = 1);
alter table users add constraint users_without_email_cannot_sign_in
  check (email is not null or (password_hash is null and email_verified_at is null));
