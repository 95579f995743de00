-- A third staff role: assistants book, move and record payments, and see no charts and no private notes.
alter table user_roles drop constraint user_roles_role_check;
alter table user_roles add constraint user_roles_role_check
  check (role in ('client', 'astrologer', 'assistant', 'admin'));
alter table account_links drop constraint account_links_role_check;
alter table account_links add constraint account_links_role_check check (role in ('astrologer', 'assistant', 'admin'));
