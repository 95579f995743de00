import { expect, test } from 'vitest'
import { createDatabase } from '#test/database.ts'
import { givenPost, requirePost } from '#test/factories/blog.ts'
import { connectPageCache } from '#test/servers/page-cache-replica.ts'
import { jobContext } from '#test/steps/job-context.ts'
import { SCHEDULES } from './schedules.ts'

const DUE = new Date('2030-01-01T06:00:00Z')

test('publishes a due post once every replica has dropped its cached pages, and does nothing without one', async () => {
  const { db, url, drop } = await createDatabase()
  const replica = await connectPageCache(url, { answers: true })
  const { id } = await givenPost(db, { isPublished: false, scheduledFor: DUE.toISOString() })
  const context = jobContext(db, { now: () => DUE })

  await SCHEDULES['publish-scheduled-posts'].run(context)
  expect((await requirePost(db, id)).status).toBe('published')
  expect(replica.versions).toHaveLength(1)

  await SCHEDULES['publish-scheduled-posts'].run(context)
  expect(replica.versions).toHaveLength(1)
  await replica.disconnect()
  await drop()
})
