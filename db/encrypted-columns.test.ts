import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts'

test('I5: lists every encrypted column of the database', async () => {
  const { rows } = await database().execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name like 'sealed%' or column_name = 'birth_details')`)

  const listed = ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
  // The ring itself is sealed with the secret.
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...listed, 'encryption_keys.sealed_ring'].toSorted())
})
