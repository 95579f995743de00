create trigger delete_translations after delete on cohorts
  for each row execute function delete_translations('groups');
