create trigger delete_translations after delete on date_overrides
  for each row execute function delete_translations('closed-days');
