import { expect, test } from 'vitest'
import { listBreaches } from './expanding-migrations.ts'

test.each([
  ['drop table if exists coupons cascade', 'drops the table coupons'],
  ['alter table clients drop column phone', 'drops a column of clients'],
  ['ALTER TABLE clients ADD COLUMN a text, DROP phone', 'drops a column of clients'],
  ['alter table clients rename to people', 'renames clients'],
  ['alter table clients rename column phone to telephone', 'renames clients'],
  ['alter table clients rename phone to telephone', 'renames clients'],
  ['alter table clients add column phone text not null', 'not null and has no default'],
  ['alter table clients alter column phone set not null', 'makes a column of clients not null'],
  ['do $$ begin alter table clients drop column phone; end $$', 'drops a column of clients'],
])('finds what the version before would miss: %s', (sql, breach) => {
  expect(listBreaches(sql)).toEqual([expect.stringContaining(breach)])
})

test.each([
  'create table coupons (id integer not null); alter table coupons rename to vouchers',
  'create temporary table moved as select 1; drop table moved',
  "alter table clients add column phone text not null default '', add column size numeric(4, 2)",
  'alter table clients add column total integer not null generated always as (1 + 1) stored',
  'alter table clients drop constraint has_phone, add constraint has_phone check (phone is not null)',
  'alter table clients alter column phone drop not null, alter column phone drop default',
  "-- We do not drop table clients.\ninsert into faq (text) values ('alter table clients drop column phone; drop table x')",
  'drop index clients_by_phone; drop trigger notice on clients',
])('lets the running version go on: %s', (sql) => {
  expect(listBreaches(sql)).toEqual([])
})
