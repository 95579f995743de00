import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONTENT_CHANNEL, PAGE_CACHE_LINE, recordPageCache, recordSeenVersion } from '#db/content-changes.ts'
import { database, databaseUrl } from '#test/database.ts'
import { settleContent } from './settle-content.ts'

let line: Client

beforeEach(async () => {
  line = new Client({ connectionString: databaseUrl(), application_name: PAGE_CACHE_LINE })
  await line.connect()
  await line.query(`listen ${CONTENT_CHANNEL}`)
  await recordPageCache(drizzle(line))
})

afterEach(() => line.end())

test('an edit waits until a replica that listens has answered', async () => {
  const heard: string[] = []
  line.on('notification', ({ payload = '' }) => {
    heard.push(payload)
    void recordSeenVersion(drizzle(line), Number(payload))
  })

  expect(await settleContent(database())).toBe(true)
  expect(heard).toHaveLength(1)
})

test('a replica that does not answer keeps nobody waiting for ever', async () => {
  expect(await settleContent(database())).toBe(false)
})

test('a replica that went away is not waited for', async () => {
  await line.end()

  await expect.poll(() => settleContent(database())).toBe(true)
})
