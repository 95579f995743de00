import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { courses } from '#db/schema/content.ts'
import { lessonProgress, lessons } from '#db/schema/learning.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { FILLED_IN_LESSON_FIELDS, givenEnrollment, givenLessons } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite
let stranger: Visitor

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
  stranger = createVisitor(site)
})

/** A course of two lessons, the first of them free to read. */
async function givenCourseWithFreeLesson() {
  const course = await givenCourse(database())
  const [freeId = 0, closedId = 0] = await givenLessons(database(), course.id, 2)
  await database().update(lessons).set({ isFree: true }).where(eq(lessons.id, freeId))
  const pathOf = (lessonId: number) => `/courses/${course.slug}/lessons/${lessonId}`
  return { course, freeId, closedId, freePath: pathOf(freeId), closedPath: pathOf(closedId) }
}

const read = async (path: string) => (await stranger.get(path)).text()
const statusOf = async (path: string) => (await stranger.get(path)).status

/** The closed syllabus in the card of a course. */
async function syllabusOf(slug: string): Promise<string> {
  const [, card = ''] = (await read('/courses')).split(`id="${slug}"`)
  const [article = ''] = card.split('</article>')
  return /<details class="[^"]*"><summary[^>]*>Syllabus<\/summary>.*<\/details>/s.exec(article)?.[0] ?? ''
}

test('the courses page shows the syllabus of a course, with a link to its free lesson alone', async () => {
  const { course, freePath } = await givenCourseWithFreeLesson()

  const syllabus = await syllabusOf(course.slug)

  for (const title of ['First steps', 'Lesson 1', 'Lesson 2']) expect(syllabus).toContain(title)
  expect(syllabus).not.toContain('Text of lesson')
  const links = [...syllabus.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [href, text])
  expect(links).toEqual([[freePath, 'Read this lesson free']])
})

test('the courses page shows no syllabus for a course without lessons', async () => {
  const { slug } = await givenCourse(database())

  expect(await syllabusOf(slug)).toBe('')
})

test('a free lesson is open to a stranger, with a button to enroll', async () => {
  const { course, freePath } = await givenCourseWithFreeLesson()

  const page = await read(freePath)

  expect(page).toContain('<h1>Lesson 1</h1>')
  expect(page).toContain('Text of lesson <strong>1</strong>.')
  expect(page).toMatch(new RegExp(`href="/book/course/${course.slug}"[^>]*>Enroll Now`))
  expect(await read('/sitemap.xml')).toContain(`${freePath}</loc>`)
})

test('a free lesson counts towards no progress, even for a student of the course', async () => {
  const { course, freePath } = await givenCourseWithFreeLesson()
  const student = await signedInVisitor(site, database(), { now: clock.now() })
  await givenEnrollment(database(), { userId: student.userId, course, enrolledAt: clock.now() })

  const page = await (await student.get(freePath)).text()

  expect(page).toContain('You are enrolled in this course.')
  const progress = database().select().from(lessonProgress).where(eq(lessonProgress.userId, student.userId))
  expect(await progress).toEqual([])
})

test('a free lesson shows the link of a video', async () => {
  const { course, freeId, freePath } = await givenCourseWithFreeLesson()
  const video = { kind: 'video', url: 'https://video.example/moon', content: '' } as const
  await database().update(lessons).set(video).where(eq(lessons.id, freeId))

  expect(await syllabusOf(course.slug)).toContain('Watch this lesson free')
  expect(await read(freePath)).toContain('href="https://video.example/moon"')
})

test('a free lesson is closed with its course, which leaves the page', async () => {
  const { course, freePath } = await givenCourseWithFreeLesson()
  await database().update(courses).set({ retiredAt: clock.now() }).where(eq(courses.id, course.id))

  expect(await statusOf(freePath)).toBe(404)
  for (const path of ['/courses', '/sitemap.xml']) expect(await read(path)).not.toContain(freePath)
})

test('any other lesson, and a free one under the name of another course, is not found', async () => {
  const { freeId, closedPath } = await givenCourseWithFreeLesson()
  const other = await givenCourse(database())

  const closed = await stranger.get(closedPath)

  expect(closed.status).toBe(404)
  expect(await closed.text()).not.toContain('Text of lesson')
  expect(await read('/sitemap.xml')).not.toContain(closedPath)
  for (const lesson of [freeId, `0${freeId}`, 'one', '9'.repeat(16)]) {
    expect(await statusOf(`/courses/${other.slug}/lessons/${lesson}`)).toBe(404)
  }
})

test('an admin opens a lesson to everybody with a tick, and closes it without', async () => {
  const { closedId, closedPath } = await givenCourseWithFreeLesson()
  const admin = await signedInVisitor(site, database(), { roles: ['client', 'admin'], now: clock.now() })
  const lesson = {
    intent: 'save',
    title: 'Lesson 2',
    kind: 'text',
    content: 'Now free.',
    url: '',
    minutes: '5',
    isPublished: 'on',
    ...FILLED_IN_LESSON_FIELDS,
  }

  const form = await (await admin.get(`/staff/courses/lessons/${closedId}`)).text()
  await admin.post(`/staff/courses/lessons/${closedId}`, { ...lesson, version: '1', isFree: 'on' })
  const opened = await read(closedPath)
  await admin.post(`/staff/courses/lessons/${closedId}`, { ...lesson, version: '2' })

  expect(form).toMatch(/<input[^>]*name="isFree"/)
  expect(opened).toContain('Now free.')
  expect(await statusOf(closedPath)).toBe(404)
})
