-- A code that was sent already may be entered in another browser too, and works once all the same. This names the browser
-- that it was sent for.
alter table sign_in_codes add column first_browser_hash text;
update sign_in_codes set first_browser_hash = browser_hash;
alter table sign_in_codes alter column first_browser_hash set not null;
