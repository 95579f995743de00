-- Ways to pay besides UPI; see docs/decisions/0127. Existing practices offer UPI alone, and existing claims are of UPI.
alter table practice add column payment_ways jsonb not null
  default '{"offered": ["upi"], "instructions": {}, "bank": null, "swift": null, "link": null}';

alter table payment_claims rename column upi_reference to reference;
alter table payment_claims
  drop constraint payment_claims_upi_reference_check,
  -- A client who pays at the session has no reference yet.
  alter column reference drop not null,
  add column way text not null default 'upi' check (way in ('upi', 'bank', 'swift', 'link', 'session')),
  add constraint claims_have_the_reference_of_their_way check (
    case way
      when 'session' then reference is null
      when 'upi' then reference is not null and reference ~ '^[0-9]{12}$'
      else reference is not null and length(reference) between 4 and 60
    end
  );

-- One transfer pays one booking, whichever way it is said to have come; only payment links tell cases apart.
drop index payment_claims_one_for_each_reference;
drop index payment_claims_by_reference;
create unique index payment_claims_one_for_each_reference on payment_claims (upper(reference))
  where state in ('awaiting', 'verified');
create index payment_claims_by_reference on payment_claims (upper(reference));

alter table bookings
  drop constraint bookings_payment_method_check,
  add constraint bookings_payment_method_check
    check (payment_method in ('upi', 'bank', 'swift', 'link', 'session', 'cash', 'card'));

alter table statement_matches rename column upi_reference to reference;
alter table statement_matches
  drop constraint statement_matches_upi_reference_check,
  add constraint statement_matches_reference_check check (reference ~ '^[0-9A-Z]{12,22}$');
