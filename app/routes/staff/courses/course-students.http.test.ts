import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { saveExerciseAnswer } from '#db/learning/exercise-progress.ts'
import { recordLessonOpened } from '#db/learning/learning.ts'
import { lessonProgress, lessons } from '#db/schema/learning.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenHandedInWork, givenTask } from '#test/factories/handed-in-work.ts'
import { givenEnrollment, givenQuizQuestions, givenQuizTry, givenStudent } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'

const clock = createTestClock()
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * 3_600_000)

let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

test('staff see who is where and who is stuck in a course, and take it along as a table', async () => {
  const db = database()
  const astrologer = await signedInVisitor(site, db, { roles: ['client', 'astrologer'], now: clock.now() })
  const { course, lessonIds } = await givenStudent(db, 3)
  const [first = 0, second = 0, third = 0] = lessonIds
  const stuck = await givenUser(db, { fullName: '=Ravi Kumar' })
  const active = await givenUser(db, { fullName: 'Meera Rao' })
  await givenEnrollment(db, { userId: stuck.id, course, enrolledAt: daysAgo(30) })
  await givenEnrollment(db, { userId: active.id, course, enrolledAt: daysAgo(30) })
  await db.insert(lessonProgress).values([
    { userId: stuck.id, lessonId: first, openedAt: daysAgo(29), doneAt: daysAgo(20) },
    { userId: active.id, lessonId: first, openedAt: daysAgo(29), doneAt: daysAgo(29) },
    { userId: active.id, lessonId: second, openedAt: daysAgo(10), doneAt: daysAgo(3) },
  ])
  expect(third).toBeGreaterThan(0)
  const path = `/staff/courses/students/${course.slug}`

  const onlyStuck = await (await astrologer.get(`${path}?state=stuck`)).text()
  const all = await (await astrologer.get(path)).text()
  const csv = await (await astrologer.get(`${path}/progress.csv`)).text()

  expect(onlyStuck).toContain(stuck.id)
  expect(onlyStuck).not.toContain(active.id)
  expect(all.indexOf(stuck.id)).toBeLessThan(all.indexOf(active.id))
  expect(all).toContain('Lesson 3')
  // A spreadsheet must not take a name for a formula.
  expect(csv).toMatch(/'=Ravi Kumar,[^\r]*,Stuck,1,1,3,33,Lesson 2,/)
  expect(csv).toMatch(/Meera Rao,[^\r]*,Under way,2,2,3,66,Lesson 3,/)
  expect((await astrologer.get('/staff/courses/students/no-such-course')).status).toBe(404)
})

test('staff see the tries, the exercise and the written work of one student by lesson', async () => {
  const db = database()
  const now = clock.now()
  const astrologer = await signedInVisitor(site, db, { roles: ['client', 'astrologer'], now })
  const { course, lessonIds, student } = await givenStudent(db, 2)
  const [first = 0] = lessonIds
  const userId = student.id
  await db.update(lessons).set({ exercise: 'nakshatra' }).where(eq(lessons.id, first))
  await givenTask(db, first)
  await givenQuizQuestions(db, first, [{ kind: 'text', question: 'Which is first?', answers: ['Ashwini'] }])
  await recordLessonOpened(db, { userId, lessonId: first, now })
  await givenQuizTry(db, { userId, lessonId: first, now })
  const workId = await givenHandedInWork(db, { userId, lessonId: first, now })
  const answered = { userId, lessonId: first, kind: 'nakshatra', level: 1, goal: 5, now } as const
  for (const seed of ['1', '2']) await saveExerciseAnswer(db, { ...answered, seed, isRight: true })
  const list = `/staff/courses/students/${course.slug}`

  expect(await (await astrologer.get(list)).text()).toContain(`href="${list}/${userId}"`)
  const page = await (await astrologer.get(`${list}/${userId}`)).text()

  for (const shown of [
    'Bharani',
    '0 of 1 right',
    '2 of 5 right in a row',
    `/staff/courses/work/${workId}`,
    'Not opened',
  ]) {
    expect(page).toContain(shown)
  }
  const stranger = await givenUser(db)
  expect((await astrologer.get(`${list}/${stranger.id}`)).status).toBe(404)
  expect((await astrologer.get(`${list}/nobody`)).status).toBe(404)
})
