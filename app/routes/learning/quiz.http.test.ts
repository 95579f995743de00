import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { courses } from '#db/schema/content.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession } from '#test/factories/accounts.ts'
import { givenQuizQuestions, givenStudent } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

async function givenVisitor(lessonCount: number) {
  const given = await givenStudent(database(), lessonCount)
  const sessionToken = await givenSession(database(), given.student.id, clock.now())
  const visitor = createVisitor(site, { sessionToken })
  const hrefOf = (index: number) => `/learning/${given.course.slug}/${given.lessonIds[index]}`
  return { ...given, visitor, hrefOf }
}

test('the address of a locked lesson says what opens it, without its text', async () => {
  const { course, visitor, hrefOf } = await givenVisitor(2)
  await database().update(courses).set({ lessonOrder: 'in-order' }).where(eq(courses.id, course.id))

  for (const path of [hrefOf(1), `${hrefOf(1)}.data`]) {
    const body = await (await visitor.get(path)).text()
    expect(body).toContain('Lesson 1')
    expect(body).not.toContain('Text of lesson')
  }
  expect(await (await visitor.get(hrefOf(1))).text()).toContain('Finish “Lesson 1” first')
})

test('a quiz sends neither which answer is right nor its explanation before it is answered', async () => {
  const { lessonIds, visitor, hrefOf } = await givenVisitor(1)
  await givenQuizQuestions(database(), lessonIds[0] ?? 0, [
    { kind: 'choice', question: 'Whose sign is Simha?', answers: ['Sun', 'Moon'], explanation: 'The Sun rules Simha.' },
    { kind: 'text', question: 'Who wrote Brihat Jataka?', answers: ['Varahamihira'] },
    { kind: 'exercise', exercise: 'nakshatra', exerciseLevel: 1 },
  ])
  const quizHref = `${hrefOf(0)}/quiz`

  // The lesson must be opened first.
  expect((await visitor.get(quizHref)).headers.get('location')).toBe(hrefOf(0))
  await visitor.post(hrefOf(0), { intent: 'open' })
  for (const path of [quizHref, `${quizHref}.data`]) {
    const body = await (await visitor.get(path)).text()
    expect(body).toContain('Whose sign is Simha?')
    for (const secret of ['The Sun rules', 'Varahamihira', '"answer"', '"solution"']) expect(body).not.toContain(secret)
  }
})

test('a quiz shows again what was typed, beside what is missing', async () => {
  const { lessonIds, visitor, hrefOf } = await givenVisitor(1)
  const lessonId = lessonIds[0] ?? 0
  await givenQuizQuestions(database(), lessonId, [
    { kind: 'choice', question: 'Whose sign is Simha?', answers: ['Sun', 'Moon'] },
    { kind: 'text', question: 'The first nakshatra?', answers: ['Ashwini'] },
  ])
  await visitor.post(hrefOf(0), { intent: 'open' })
  const page = await (await visitor.get(`${hrefOf(0)}/quiz`)).text()
  const [, asked = ''] = /name="asked" value="([^"]*)"/.exec(page) ?? []
  const [, field = ''] = /type="text"[^>]* name="(q\d+)"/.exec(page) ?? /name="(q\d+)"[^>]*type="text"/.exec(page) ?? []

  const refused = await visitor.post(`${hrefOf(0)}/quiz`, { try: '1', asked, [field]: 'Bharani' })

  expect(refused.status).toBe(422)
  const shown = await refused.text()
  expect(shown).toContain('Answer question 1')
  expect(shown).toContain('value="Bharani"')
})
