import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { lessons } from '#db/schema/learning.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession } from '#test/factories/accounts.ts'
import { givenStudent } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
const LINK = 'https://meet.example.org/class'
const RECORDING = 'https://vimeo.com/76979871'
let site: TestSite
let stranger: Visitor

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  stranger = createVisitor(site)
})

/** A student of a course whose first lesson is a class that starts so many minutes from now. */
async function givenClass(minutes: number, values: Partial<typeof lessons.$inferInsert> = {}) {
  const { course, lessonIds, student } = await givenStudent(database(), 12)
  const [lessonId = 0] = lessonIds
  const startsAt = new Date(clock.now().getTime() + minutes * MINUTE_MS)
  await database()
    .update(lessons)
    .set({ kind: 'live', url: LINK, startsAt, minutes: 60, ...values })
    .where(eq(lessons.id, lessonId))
  const visitor = createVisitor(site, { sessionToken: await givenSession(database(), student.id, clock.now()) })
  const path = `/learning/${course.slug}/${lessonId}`
  return { lessonId, path, freePath: `/courses/${course.slug}/lessons/${lessonId}`, visitor }
}

const read = async (visitor: Visitor, path: string) => (await visitor.get(path)).text()

test('a student finds the link to join a class before it and while it runs, and later its recording', async () => {
  const ahead = await givenClass(3 * 24 * 60)
  const running = await givenClass(-60)
  const over = await givenClass(-120)
  const recorded = await givenClass(-120, { recordingUrl: RECORDING })

  expect(await read(ahead.visitor, ahead.path)).toContain(`href="${LINK}"`)
  expect(await read(running.visitor, running.path)).toContain(`href="${LINK}"`)
  expect(await read(over.visitor, over.path)).not.toContain(LINK)
  expect(await read(over.visitor, over.path)).toContain('Its recording will appear here')
  expect(await read(recorded.visitor, recorded.path)).toContain(`href="${RECORDING}"`)
})

test('strangers read of a free class without its link, and clients without an enrollment read nothing', async () => {
  const { path, freePath } = await givenClass(60, { isFree: true })
  const client = await signedInVisitor(site, database(), { now: clock.now() })

  const free = await read(stranger, freePath)
  expect(free).toContain('data-own-time')
  expect(free).not.toContain(LINK)
  expect(await read(client, path)).not.toContain(LINK)
})

test('a live class without a link meets in a room of its own, and is on the dashboard, in the calendar and in a file', async () => {
  const { path, visitor, lessonId } = await givenClass(3 * 24 * 60, { url: null })

  const page = await read(visitor, path)
  const [room] = /https:\/\/meet\.jit\.si\/[\da-f]{40}/.exec(page) ?? ['']
  expect(room).not.toBe('')
  const [file] = /\/dashboard\/bookings\/[\w-]+\/session\.ics\?lesson=\d+/.exec(page) ?? ['']
  expect(await read(visitor, '/dashboard')).toContain(`href="${path}"`)
  await visitor.post('/dashboard?index', { intent: 'open-calendar' })
  const [feed] = /\/calendar\/[\w-]+\.ics/.exec(await read(visitor, '/dashboard')) ?? ['']
  for (const content of [await read(visitor, file), await read(stranger, feed)]) {
    expect(content).toContain(`UID:lesson-${lessonId}@`)
    expect(content.replaceAll('\r\n ', '')).toContain(room)
  }
  expect((await visitor.get(`${file}0`)).status).toBe(404)
  expect((await stranger.get(file)).status).not.toBe(200)
})
