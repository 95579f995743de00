import { sql } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm/table'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as content from '#db/schema/content.ts'
import { courseModules, lessons } from '#db/schema/learning.ts'
import { database, databaseUrl } from '#test/database.ts'

// Written only with a post or an own page, whose triggers notify.
const { formerAddresses: _, ...written } = content
const tables = [...Object.values(written), courseModules, lessons].map((table) => getTableName(table))
let replica: Client
let notifications = 0

beforeAll(async () => {
  replica = new Client({ connectionString: databaseUrl() })
  await replica.connect()
  replica.on('notification', () => {
    notifications += 1
  })
  await replica.query('listen content_changed')
})

afterAll(() => replica.end())

// Bookings and invoices refer to these two, and the ledger cannot be truncated.
const REFERENCED_BY_LEDGER = ['courses', 'consultation_packages']

describe.each(tables)('a change of the table %s', (table) => {
  test.each<[string, string]>([
    ['delete', `delete from ${table}`],
    ...(REFERENCED_BY_LEDGER.includes(table) ? [] : [['truncate', `truncate ${table} cascade`] as [string, string]]),
    ['update', `update ${table} set updated_at = now()`],
    ['insert', `insert into ${table} overriding system value select * from ${table} where false`],
  ])(`the %s of a row in ${table} makes every replica drop its cached pages`, async (_, statement) => {
    const before = notifications

    await database().execute(sql.raw(statement))

    await expect.poll(() => notifications).toBeGreaterThan(before)
  })
})
