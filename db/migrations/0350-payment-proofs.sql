-- A file of a booking may be the proof of a claimed payment, such as a picture of the payment app; see docs/decisions/0350.
alter table booking_files add column claim_id bigint references payment_claims (id);
create unique index booking_files_one_proof_for_each_claim on booking_files (claim_id) where claim_id is not null;
