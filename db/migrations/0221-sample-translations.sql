-- A translation that comes with a sample goes when the practice changes the text that it translates (decision 0219).
alter table translations add column is_sample boolean not null default false;

-- A text that the practice has emptied stays empty in every language.
delete from translations t using consultation_packages i
where t.kind = 'packages' and t.item_id = i.id and t.field = 'description' and i.description = '';
delete from translations t using courses i
where t.kind = 'courses' and t.item_id = i.id and t.field = 'description' and i.description = '';
delete from translations t using blog_posts i
where t.kind = 'posts' and t.item_id = i.id
  and ((t.field = 'description' and i.description = '') or (t.field = 'imageAlt' and i.image_alt = ''));
