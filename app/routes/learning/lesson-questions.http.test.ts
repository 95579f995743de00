import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#domain/limits/limits.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenEnrollment, givenStudent } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

async function visitorFor(userId: string) {
  return createVisitor(site, { sessionToken: await givenSession(database(), userId, clock.now()) })
}

/** Two students who have opened the lesson, and a teacher. */
async function givenClass() {
  const { course, lessonIds, student } = await givenStudent(database(), 1)
  const { id: otherId } = await givenUser(database())
  await givenEnrollment(database(), { userId: otherId, course })
  const { id: staffId } = await givenUser(database(), { roles: ['astrologer'] })
  const here = `/learning/${course.slug}/${lessonIds[0]}`
  const [asker, other, teacher] = await Promise.all([student.id, otherId, staffId].map(visitorFor))
  if (!asker || !other || !teacher) throw new Error('Every visitor needs a session.')
  const ask = (question: string, audience: 'teachers' | 'students') =>
    asker.post(here, { intent: 'ask', formId: randomUUID(), question, audience })
  for (const visitor of [asker, other]) await visitor.post(here, { intent: 'open' })
  const seenBy = async (visitor: typeof asker) => (await visitor.get(here)).text()
  return { here, asker, other, teacher, ask, seenBy }
}

test('a student asks without script, a teacher answers and shows it, and another student reads it', async () => {
  const { here, asker, other, teacher, ask, seenBy } = await givenClass()
  const question = `What rises at ${randomUUID()}?`

  expect((await ask(question, 'students')).headers.get('location')).toBe(`${here}#questions`)
  expect(await seenBy(asker)).toContain(question)
  expect(await seenBy(other)).not.toContain(question)

  const inbox = await (await teacher.get('/staff/inbox/questions')).text()
  expect(inbox).toContain(question)
  const id = new RegExp(`${question.replace('?', '\\?')}.*?name="id" value="(\\d+)"`, 's').exec(inbox)?.[1] ?? ''
  const answer = { id, version: '1', intent: 'answer-and-show', answer: 'The sign in the east.' }
  expect((await teacher.post('/staff/inbox/questions', answer)).status).toBe(302)

  expect(await seenBy(other)).toContain('The sign in the east.')
  expect(await (await teacher.get('/staff/inbox/questions')).text()).not.toContain(question)
})

test('a refused question keeps what was typed and who may see it', async () => {
  const { asker, here } = await givenClass()

  const tooLong = 'What rises? '.repeat(200)
  const sent = { intent: 'ask', formId: randomUUID(), question: tooLong, audience: 'students' }
  const response = await asker.post(here, sent)

  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Use at most 2,000 characters')
  expect(html).toContain(tooLong.trim().slice(0, 100))
  expect(html).toMatch(/id="audience-students"[^>]*checked/)
})

test('too many questions are refused without losing the last one', async () => {
  const { ask } = await givenClass()
  for (let sent = 0; sent < LIMITS['lesson-question'].limit; sent++) await ask('Again?', 'teachers')

  const response = await ask('And what of the lagna?', 'teachers')

  expect(response.status).toBe(429)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await response.text()).toContain('And what of the lagna?')
})
