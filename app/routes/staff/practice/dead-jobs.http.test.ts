import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { enqueue, listDeadJobs } from '#db/jobs.ts'
import { auditLog } from '#db/schema/accounts.ts'
import { DEAD_JOBS_QUEUE } from '#domain/jobs.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const WORDS = 'Emailing subscribers about a new post'
const clock = createTestClock()
let admin: Visitor
let adminId: string

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: clock.now })
  adminId = (await givenUser(database(), { roles: ['admin'], now: clock.now() })).id
  admin = createVisitor(site, { sessionToken: await givenSession(database(), adminId, clock.now()) })
})

beforeEach(async () => {
  await database().execute(sql`delete from pgboss.job`)
})

/** As the queue itself stores a job after its last try. */
async function givenDeadJob(): Promise<string> {
  await database().transaction((tx) => enqueue(tx, 'notify-subscribers', { postId: 7 }))
  const output = JSON.stringify({ message: 'the database was full' })
  await database().execute(sql`
    update pgboss.job set name = ${DEAD_JOBS_QUEUE}, source_name = name, source_id = id,
      source_created_on = created_on, source_retry_count = 4, source_output = ${output}::jsonb`)
  const [job] = await listDeadJobs(database())
  return job?.id ?? ''
}

test.each(['/staff/practice/go-live', '/staff/inbox/emails'])(
  '%s lists jobs that ran out of retries, and nothing otherwise',
  async (path) => {
    expect(await (await admin.get(path)).text()).not.toContain(WORDS)

    await givenDeadJob()

    const page = await (await admin.get(path)).text()
    expect(page).toContain(WORDS)
    expect(page).toContain('the database was full')
  },
)

test('a dead job can be retried once, and the retry is recorded in the audit log', async () => {
  const id = await givenDeadJob()

  const first = await admin.post('/staff/inbox/emails', { intent: 'retry', id })
  const second = await admin.post('/staff/inbox/emails', { intent: 'retry', id })

  expect([first.status, second.status]).toEqual([302, 302])
  expect(await listDeadJobs(database())).toEqual([])
  const { rows } = await database().execute(sql`select name, data from pgboss.job where state = 'created'`)
  expect(rows).toEqual([{ name: 'notify-subscribers', data: { postId: 7 } }])
  const entries = await database().select().from(auditLog)
  expect(entries).toEqual([expect.objectContaining({ action: 'job-retried', actorId: adminId, subjectId: id })])
})

test('rejects an invalid job id', async () => {
  expect((await admin.post('/staff/inbox/emails', { intent: 'retry', id: "1' or '1" })).status).toBe(400)
})
