import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createMailTransport } from '#mail/transport.ts'
import { createDatabase } from '#test/database.ts'
import { givenPost, requirePost } from '#test/factories/blog.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { A_PRACTICE } from '#test/factories/sample-emails.ts'
import { connectPageCache } from '#test/page-cache-replica.ts'
import { INTERNET_ONLY } from '#usecases/calendar/internet-only.ts'
import type { JobContext } from './job.ts'
import { publishScheduledPostsEveryMinute } from './publish-scheduled-posts.ts'

const DUE = new Date('2030-01-01T06:00:00Z')

test('publishes a due post once every replica has dropped its cached pages, and does nothing without one', async () => {
  const { db, url, drop } = await createDatabase()
  const replica = await connectPageCache(url, { answers: true })
  const { id } = await givenPost(db, { isPublished: false, scheduledFor: DUE.toISOString() })
  const context = contextAt(db, DUE)

  await publishScheduledPostsEveryMinute.run(context)
  expect((await requirePost(db, id)).status).toBe('published')
  expect(replica.versions).toHaveLength(1)

  await publishScheduledPostsEveryMinute.run(context)
  expect(replica.versions).toHaveLength(1)
  await replica.disconnect()
  await drop()
})

function contextAt(db: JobContext['db'], now: Date): JobContext {
  return {
    db,
    now: () => now,
    log: pino({ level: 'silent' }),
    mail: createMailTransport({ mailFrom: 'no-reply@practice.example', outboxDir: '' }),
    outboxDir: '',
    site: { appUrl: A_PRACTICE.appUrl, secret: 'a secret for tests, long enough' },
    keyRing: TEST_KEYS,
    calendarAccess: INTERNET_ONLY,
    emailContext: async () => A_PRACTICE,
  }
}
