import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { ADDRESS_COLUMNS, PERSONAL_TABLES } from './personal-data.ts'

test('I3: covers every table that refers to a user in export and erasure', async () => {
  const { rows } = await database().execute<{ name: string }>(sql`
    select distinct child.relname as name
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and parent.relname = 'users'
    union
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'actor_id', 'client_id')`)

  const forgotten = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(PERSONAL_TABLES, name))
  expect(forgotten).toEqual([])
})

/** Addresses of the practice, and those that an erasure overwrites instead of deleting their row. */
const OTHER_ADDRESSES = [
  'users.email',
  'invoices.client_email',
  'sold_vouchers.recipient_email',
  'practice.email',
  'practice.support_email',
  'practice.astrologer_email',
]

test('I4: covers every column with an email address in erasure', async () => {
  const { rows } = await database().execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(email|recipient)$'`)
  const known = new Set([...ADDRESS_COLUMNS.map((names) => names.join('.')), ...OTHER_ADDRESSES])

  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

test('lists only existing tables and columns', async () => {
  const { rows } = await database().execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`)
  const existing = new Set(rows.map(({ name }) => name))

  for (const [table, { column, hidden = [] }] of Object.entries(PERSONAL_TABLES)) {
    for (const name of [column, ...hidden]) expect(existing, `${table}.${name}`).toContain(`${table}.${name}`)
  }
})
