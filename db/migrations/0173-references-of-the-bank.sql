-- A transfer whose reference the client mistyped: the decision says what the bank calls it.
alter table pending_decisions add column reference text check (length(reference) between 4 and 60);
