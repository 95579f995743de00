import { expect, test } from 'vitest'
import { database, databaseUrl } from '#test/database.ts'
import { connectPageCache } from '#test/servers/page-cache-replica.ts'
import { refreshPageCaches } from './refresh-page-caches.ts'

test('waits until a listening replica has confirmed the edit', async () => {
  const replica = await connectPageCache(databaseUrl(), { answers: true })

  expect(await refreshPageCaches(database())).toBe(true)
  expect(replica.versions).toHaveLength(1)
  await replica.disconnect()
})

test('stops waiting for a replica that does not confirm', async () => {
  const replica = await connectPageCache(databaseUrl(), { answers: false })

  expect(await refreshPageCaches(database())).toBe(false)
  await replica.disconnect()
})

test('does not wait for a replica that is gone', async () => {
  const replica = await connectPageCache(databaseUrl(), { answers: false })
  await replica.disconnect()

  await expect.poll(() => refreshPageCaches(database())).toBe(true)
})
