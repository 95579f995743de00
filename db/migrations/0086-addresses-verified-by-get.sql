-- Until now, opening the link in an email verified an address, and mail scanners open links by themselves. The password
-- of such an account may not be the owner's, unless it was reset by email afterwards (decision 0113).
alter table users add column verified_by_get boolean not null default false;
update users set verified_by_get = true
where email_verified_at is not null and password_hash is not null
  and exists (
    select from audit_log opened
    where opened.actor_id = users.id and opened.action in ('address-verified', 'address-changed')
      and not exists (
        select from audit_log reset
        where reset.actor_id = users.id and reset.action = 'password-reset' and reset.id > opened.id
      )
  );
