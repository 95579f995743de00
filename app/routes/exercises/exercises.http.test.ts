import { exerciseFrom } from '@muhurta/jyotish/exercises'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { lessons } from '#db/schema/learning.ts'
import { USUAL_CONTEXT } from '#domain/births/birth.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEnrollment, givenLessons } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { removeExerciseChart, saveExerciseChart } from '#usecases/learning/exercise-charts.ts'

const clock = createTestClock()
let site: TestSite
let stranger: Visitor

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  stranger = createVisitor(site)
})

const pathOf = (seed: string) => `/exercises/nakshatra?level=1&seed=${seed}`

function starOf(seed: string): number {
  const made = exerciseFrom({ kind: 'nakshatra', seed, level: 1 })
  return Number(made.ok && made.value.parts[0]?.answer)
}

test('an address without a seed leads to a question, and a question is the same for everyone', async () => {
  const response = await stranger.get('/exercises/nakshatra?level=1')

  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toMatch(/^\/exercises\/nakshatra\?level=1&seed=\d+$/)
  const today = await stranger.get('/exercises/today')
  expect(today.headers.get('location')).toMatch(/^\/exercises\/[a-z-]+\?level=[123]&seed=\d{4}-\d\d-\d\d$/)
  expect((await stranger.get('/exercises/tarot')).status).toBe(404)
})

test('an answer is judged with the solution and a link to the next question', async () => {
  const right = await (await stranger.post(pathOf('7'), { nakshatra: String(starOf('7')) })).text()
  const wrong = await (await stranger.post(pathOf('7'), { nakshatra: String((starOf('7') + 1) % 27) })).text()
  const missing = await stranger.post(pathOf('7'), {})

  expect(right).toContain('Well done.')
  expect(right).toContain('A nakshatra has 800 minutes.')
  expect(right).toContain('/exercises/nakshatra?level=1&amp;seed=8')
  expect(wrong).toContain('Not yet')
  expect(missing.status).toBe(422)
  expect(await missing.text()).toContain('Answer this part')
})

test('a lesson is done when five answers for it are right in a row, whatever was practised before', async () => {
  const course = await givenCourse(database())
  const [lessonId = 0] = await givenLessons(database(), course.id, 8)
  await database().update(lessons).set({ exercise: 'nakshatra', exerciseLevel: 1 }).where(eq(lessons.id, lessonId))
  const student = await signedInVisitor(site, database(), { now: clock.now() })
  await givenEnrollment(database(), { userId: student.userId, course, enrolledAt: clock.now() })
  const lessonPath = `/learning/${course.slug}/${lessonId}`

  expect(await (await student.get(lessonPath)).text()).toContain('Exercise: Nakshatra and pada, Level 1')
  const answer = (seed: string, of: string) => student.post(`${pathOf(seed)}${of}`, { nakshatra: String(starOf(seed)) })
  for (const seed of ['11', '12', '13', '14', '15']) await answer(seed, '')
  expect((await student.post(lessonPath, { intent: 'done' })).headers.get('location')).toBe(lessonPath)
  const open = await (await student.get(lessonPath)).text()
  expect(open).toContain('0 of 5 right in a row')
  expect(open).toContain(`/exercises/nakshatra?level=1&amp;lesson=${lessonId}`)

  const of = `&lesson=${lessonId}`
  for (const seed of ['1', '2', '3', '4']) await answer(seed, of)
  const last = await (await answer('5', of)).text()

  expect(last).toContain(`href="${lessonPath}"`)
  expect(last).toContain(`seed=6&amp;lesson=${lessonId}`)
  const done = await (await student.get(lessonPath)).text()
  expect(done).toContain('Done: 5 right in a row')
  expect(done).toContain('value="undo"')
  expect(await (await student.get('/exercises')).text()).toContain('(Done)')
})

test('a lesson asks its students about the teacher’s charts, says no more of them, and goes on when one is removed', async () => {
  const course = await givenCourse(database())
  const [lessonId = 0] = await givenLessons(database(), course.id, 8)
  await database().update(lessons).set({ exercise: 'nakshatra', ownCharts: true }).where(eq(lessons.id, lessonId))
  const place = {
    name: 'Mysuru',
    region: 'Karnataka',
    country: 'IN',
    lat: 12.2979,
    lon: 76.6393,
    timeZone: 'Asia/Kolkata',
  }
  const birth = { ...USUAL_CONTEXT, fullName: '', date: '1970-05-17', time: '06:42', place }
  const staffId = await givenStaff(database())
  const saved = await saveExerciseChart(database(), TEST_KEYS, {
    label: 'A musician',
    birth,
    staffId,
    now: clock.now(),
  })
  const id = saved.ok ? saved.value.id : ''
  const student = await signedInVisitor(site, database(), { now: clock.now() })
  await givenEnrollment(database(), { userId: student.userId, course, enrolledAt: clock.now() })

  expect(await (await student.get(`/learning/${course.slug}/${lessonId}`)).text()).toContain('&amp;chart=own')
  expect(await (await student.get('/exercises?chart=own')).text()).toContain(
    '/exercises/nakshatra?level=1&amp;chart=own',
  )
  const from = `/exercises/nakshatra?level=1&lesson=${lessonId}&chart=own`
  const path = (await student.get(from)).headers.get('location') ?? ''
  expect(path).toContain(`&lesson=${lessonId}&chart=${id}`)
  const asked = await (await student.get(path)).text()
  expect(asked).toContain('A chart that your teacher has chosen.')
  for (const secret of ['A musician', 'Mysuru', '12.2979', '1970']) expect(asked).not.toContain(secret)

  expect((await stranger.get(path)).headers.get('location')).not.toContain('chart=')
  expect(await (await stranger.get('/exercises?chart=own')).text()).not.toContain('chart=own')

  await removeExerciseChart(database(), { id, staffId, now: clock.now() })
  const answered = await student.post(path, { nakshatra: '1' })
  const next = answered.headers.get('location') ?? ''
  expect(next).toContain('&chart=own')
  const instead = await (await student.get(next)).text()
  expect(instead).toContain('Your teacher has removed that chart.')
  expect(instead).toContain('about a random chart')
})
