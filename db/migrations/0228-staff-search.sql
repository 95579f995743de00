-- For the search of the staff area, which finds clients, bookings and invoices by their first letters: every part of it is
-- answered by an index, however many rows there are.

-- The words of a name_key with all their forms, and what is typed as a query for the beginnings of words (0228).
create function name_words(search_name text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(search_name, '[ |]'), ''))
$$;

-- A name_key has no quotes and no backslashes. Null if nothing was typed.
create function name_query(typed text) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg('(' || (
    select string_agg('''' || form || ''':*', '|') from unnest(string_to_array(word, '|')) form
  ) || ')', '&')::tsquery
  from unnest(string_to_array(name_key(typed), ' ')) word
$$;

create index profiles_by_words on profiles using gin (name_words(search_name));

-- In the order of bytes, in which the beginning of a text is a range; it also answers whole numbers.
drop index profiles_by_phone;
create index profiles_by_phone on profiles (phone_key(phone) text_pattern_ops) where phone is not null;
create index users_by_email_start on users (email text_pattern_ops) where erased_at is null;
create index bookings_by_code_start on bookings (code text_pattern_ops);
create index invoices_by_number_start on invoices (invoice_number text_pattern_ops);
create index invoices_by_place on invoices (place);
