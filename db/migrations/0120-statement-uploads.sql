-- An upload can be taken back and a remembered layout corrected; see docs/decisions/0129.
alter table statement_uploads
  add column matched_count integer not null default 0,
  add column taken_back_at timestamptz,
  add column taken_back_by uuid;
update statement_uploads u
  set matched_count = (select count(*) from statement_matches m where m.upload_id = u.id);

-- The headings as the file writes them; null for layouts that earlier versions remembered.
alter table statement_mappings add column labels jsonb;
