-- Labels that the desk gives to clients, to find them again.
create table client_tags (
  user_id uuid not null references users (id) on delete cascade,
  tag text not null check (tag <> '' and char_length(tag) <= 30),
  -- Without a reference: staff leave, what they did stays.
  added_by uuid not null,
  added_at timestamptz not null
);
create unique index client_tags_once on client_tags (user_id, lower(tag));
create index client_tags_by_tag on client_tags (lower(tag));

-- One letter of an Indian script as Latin letters; see docs/decisions/0150. The blocks of these scripts in Unicode have the
-- same order, so the place within the block says which letter it is. The inherent vowel of a consonant is written ə.
create function indic_letter(letter text) returns text language sql immutable strict parallel safe as $$
  select case
    when code between x'900'::int and x'd7f'::int then coalesce(
      case code
        when x'9ce'::int then 't' -- Bengali khanda ta
        when x'9f0'::int then 'rə' when x'9f1'::int then 'və' -- Assamese
        when x'a70'::int then 'n' when x'a71'::int then '' -- Gurmukhi tippi and addak
        when x'd7a'::int then 'n' when x'd7b'::int then 'n' when x'd7c'::int then 'r' -- Malayalam letters without vowel
        when x'd7d'::int then 'l' when x'd7e'::int then 'l' when x'd7f'::int then 'k'
      end,
      ('{n,n,h,a,a,a,i,i,u,u,ri,li,e,e,e,ai,o,o,o,au,'
        'kə,kə,gə,gə,nə,cə,cə,jə,jə,nə,tə,tə,də,də,nə,tə,tə,də,də,nə,nə,pə,fə,bə,bə,mə,'
        'yə,rə,rə,lə,lə,lə,və,sə,sə,sə,hə,"","","","",'
        '-a,-i,-i,-u,-u,-ri,-ri,-e,-e,-e,-ai,-o,-o,-o,-au,-}'::text[])[code % 128],
      case when code % 128 between 102 and 111 then (code % 128 - 102)::text else '' end)
    else letter
  end
  from (select ascii(letter) as code) as read
$$;

-- A name as it sounds, in Latin letters: different spellings are equal, in any Indian script (आशा, ఆశ, Āshā, Aasha). Each
-- word has up to three forms, "kamala|kamal", because Hindi does not speak every inherent vowel and other languages do.
create function name_key(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  consonant constant text := '[bcdfghjklmnpqrstvyz]';
  spelled text := lower(normalize(name, nfkd));
  words text[] := '{}';
  forms text[];
  form text;
begin
  -- Without accents and joiners; a hyphen separates, and is a sign of ours below.
  spelled := replace(normalize(regexp_replace(spelled, '[\u0300-\u036f\u200c\u200d]', '', 'g'), nfkc), '-', ' ');
  if spelled ~ '[\u0900-\u0d7f]' then
    select string_agg(indic_letter(letter), '' order by place) into spelled
    from regexp_split_to_table(spelled, '') with ordinality as letters (letter, place);
    -- A vowel sign, or the sign for no vowel, replaces the inherent one.
    spelled := replace(regexp_replace(spelled, 'ə-', '', 'g'), '-', '');
  end if;
  spelled := regexp_replace(spelled, '[''’.]', '', 'g');

  foreach spelled in array regexp_split_to_array(spelled, '[\s!-/:-@\[-`{-~]+') loop
    continue when spelled = '';
    spelled := replace(replace(replace(spelled, 'x', 'ks'), 'ph', 'f'), 'ow', 'au');
    spelled := regexp_replace(spelled, '([kgcjtdbs])h+', '\1', 'g');
    spelled := translate(spelled, 'wqz', 'vkj');
    spelled := replace(replace(replace(spelled, 'ee', 'i'), 'oo', 'u'), 'ou', 'au');
    spelled := regexp_replace(spelled, '(.)\1+', '\1', 'g');
    spelled := replace(replace(replace(spelled, 'gy', 'jn'), 'ia', 'iya'), 'nh', 'ng');
    spelled := regexp_replace(spelled, '(' || consonant || ')y$', '\1i');

    form := regexp_replace(spelled, 'ə$', '');
    forms := array[
      spelled,
      form,
      regexp_replace(form, '([aeiouə]' || consonant || ')ə(?=' || consonant || '[aeiou])', '\1', 'g')
    ];
    words := words || (
      select string_agg(distinct spoken, '|')
      from unnest(forms) each,
        regexp_replace(replace(each, 'ə', 'a'), '(.)\1+', '\1', 'g') single,
        -- Scripts write the nasal before a consonant in several ways.
        regexp_replace(single, 'm(?=' || consonant || ')', 'n', 'g') spoken
      where spoken <> '');
  end loop;
  return array_to_string(words, ' ');
end
$$;

-- What a name_key must match for each typed word: one of its forms at the beginning of a word. Null if nothing was typed.
create function name_patterns(typed text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg('(^|[ |])(' || word || ')') from unnest(string_to_array(name_key(typed), ' ')) word
$$;

alter table profiles add column search_name text generated always as (name_key(full_name)) stored;
