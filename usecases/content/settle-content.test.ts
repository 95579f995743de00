import { expect, test } from 'vitest'
import { database, databaseUrl } from '#test/database.ts'
import { connectPageCache } from '#test/page-cache-replica.ts'
import { settleContent } from './settle-content.ts'

test('an edit waits until a replica that listens has answered', async () => {
  const replica = await connectPageCache(databaseUrl(), { answers: true })

  expect(await settleContent(database())).toBe(true)
  expect(replica.versions).toHaveLength(1)
  await replica.disconnect()
})

test('a replica that does not answer keeps nobody waiting for ever', async () => {
  const replica = await connectPageCache(databaseUrl(), { answers: false })

  expect(await settleContent(database())).toBe(false)
  await replica.disconnect()
})

test('a replica that went away is not waited for', async () => {
  const replica = await connectPageCache(databaseUrl(), { answers: false })
  await replica.disconnect()

  await expect.poll(() => settleContent(database())).toBe(true)
})
