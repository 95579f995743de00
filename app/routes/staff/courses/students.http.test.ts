import { expect, test } from 'vitest'
import { lessonProgress } from '#db/schema/learning.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEnrollment, givenLessons } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'

const clock = createTestClock()

test('the students are listed once each, with their courses and how far they have come', async () => {
  const db = database()
  await givenPractice(db)
  const site = await createSite({ db, clock: clock.now })
  const astrologer = await signedInVisitor(site, db, { roles: ['client', 'astrologer'], now: clock.now() })
  const assistant = await signedInVisitor(site, db, { roles: ['client', 'assistant'], now: clock.now() })
  const student = await givenUser(db)
  const courses = [await givenCourse(db), await givenCourse(db)]
  for (const course of courses) await givenEnrollment(db, { userId: student.id, course, enrolledAt: clock.now() })
  const [first = 0, second = 0] = await givenLessons(db, courses[0]?.id ?? 0, 2)
  await db.insert(lessonProgress).values([
    { userId: student.id, lessonId: first, openedAt: clock.now(), doneAt: clock.now() },
    { userId: student.id, lessonId: second, openedAt: clock.now() },
  ])

  const page = await (await astrologer.get('/staff/courses/students')).text()
  const found = await (await astrologer.get('/staff/courses/students?q=nobody-of-this-name')).text()

  expect(page.split(`href="/staff/clients/${student.id}"`)).toHaveLength(2)
  expect(page).toContain(courses.map(({ title }) => title).join(', '))
  expect(page).toContain('>1 lesson done<')
  expect(found).not.toContain(student.id)
  expect((await assistant.get('/staff/courses/students')).status).toBe(403)
})
