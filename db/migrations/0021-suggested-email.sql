-- An address that a provider named without vouching for it: it fills in the form that asks for one.
alter table unconfirmed_identities add column suggested_email text;
