import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { courseModules, lessons } from '#db/schema/learning.ts'
import type { Role } from '#domain/roles.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession } from '#test/factories/accounts.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { A_PDF, givenLessonFile } from '#test/factories/files.ts'
import { FILLED_IN_LESSON_FIELDS, givenEnrollment, givenLessons, givenStudent } from '#test/factories/learning.ts'
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

const signedIn = (roles: readonly Role[] = ['client']) =>
  signedInVisitor(site, database(), { roles: [...roles], now: clock.now() })

/** A student who has opened a lesson with a file. */
async function givenStudentWithFile() {
  const { course, lessonIds, enrollmentId, student } = await givenStudent(database(), 12)
  const [lessonId = 0, unopenedId = 0] = lessonIds
  const file = `/files/lessons/${await givenLessonFile(database(), { lessonId })}`
  const visitor = createVisitor(site, { sessionToken: await givenSession(database(), student.id, clock.now()) })
  const page = await (await visitor.get(`/learning/${course.slug}/${lessonId}`)).text()
  return { course, lessonId, unopenedId, enrollmentId, file, visitor, page }
}

const statusOf = async (visitor: Visitor, path: string) => (await visitor.get(path)).status

test('a student opens a file of a lesson, as a download of its own type', async () => {
  const { visitor, file, page } = await givenStudentWithFile()

  const response = await visitor.get(file)

  expect(page).toContain(`href="${file}"`)
  expect(Buffer.from(await response.arrayBuffer()).equals(A_PDF)).toBe(true)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="signs.pdf"/)
  expect(response.headers.get('cache-control')).toContain('no-store')
})

test('a file of a lesson is closed to strangers, to clients without an enrollment and to students of another course', async () => {
  const { file } = await givenStudentWithFile()
  const other = await givenStudentWithFile()

  expect(await statusOf(stranger, file)).toBe(302)
  expect(await statusOf(await signedIn(), file)).toBe(404)
  expect(await statusOf(other.visitor, file)).toBe(404)
  expect(await statusOf(await signedIn(['client', 'assistant']), file)).toBe(404)
  expect(await statusOf(await signedIn(['client', 'astrologer']), file)).toBe(200)
})

test('a file of a lesson is closed when the enrollment ends', async () => {
  const { visitor, file, enrollmentId } = await givenStudentWithFile()

  await database().delete(courseEnrollments).where(eq(courseEnrollments.id, enrollmentId))

  expect(await statusOf(visitor, file)).toBe(404)
})

test('a file of a lesson that the student has not opened is closed, because opening is what counts', async () => {
  const { visitor, unopenedId } = await givenStudentWithFile()
  const file = `/files/lessons/${await givenLessonFile(database(), { lessonId: unopenedId })}`

  expect(await statusOf(visitor, file)).toBe(404)
})

test('a student of the complete course opens the files of the courses in it', async () => {
  const { file, lessonId, course } = await givenStudentWithFile()
  const complete = await givenCourse(database(), { level: 'Complete' })
  const student = await signedIn()
  await givenEnrollment(database(), { userId: student.userId, course: complete })

  expect(await statusOf(student, file)).toBe(404)
  await student.get(`/learning/${complete.slug}/${lessonId}`)
  expect(await statusOf(student, file)).toBe(200)
  expect(course.level).not.toBe('Complete')
})

test('a draft is hidden from students with its files and progress, and staff see it', async () => {
  const { visitor, course, lessonId, file } = await givenStudentWithFile()
  const staff = await signedIn(['client', 'astrologer'])
  const coursePage = `/learning/${course.slug}`

  await database().update(lessons).set({ isPublished: false }).where(eq(lessons.id, lessonId))

  expect(await statusOf(visitor, file)).toBe(404)
  expect(await statusOf(visitor, `${coursePage}/${lessonId}`)).toBe(404)
  const page = await (await visitor.get(coursePage)).text()
  expect(page).not.toContain('>Lesson 1<')
  expect(page).toContain('0 of 11 lessons done')
  expect(await statusOf(staff, file)).toBe(200)
  expect(await (await staff.get(`${coursePage}/${lessonId}`)).text()).toContain('>Draft<')
})

test('a file of a free lesson is open to everybody, until the lesson is a draft again', async () => {
  const { lessonId, course, file } = await givenStudentWithFile()
  const change = (values: Partial<typeof lessons.$inferInsert>) =>
    database().update(lessons).set(values).where(eq(lessons.id, lessonId))
  const freePage = `/courses/${course.slug}/lessons/${lessonId}`

  await change({ isFree: true })
  expect(await statusOf(stranger, file)).toBe(200)
  expect(await (await stranger.get(freePage)).text()).toContain(`href="${file}"`)

  await change({ isPublished: false })
  expect(await statusOf(stranger, file)).toBe(302)
  expect(await statusOf(stranger, freePage)).toBe(404)
})

test('an admin adds a file to a lesson and removes it; nobody else can', async () => {
  const course = await givenCourse(database())
  const [lessonId = 0] = await givenLessons(database(), course.id, 1)
  const page = `/staff/courses/lessons/${lessonId}`
  const admin = await signedIn(['client', 'admin'])
  const upload = (visitor: Visitor, content: Uint8Array, name: string) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(content)], name))
    return visitor.request(`${page}/files`, { method: 'POST', body })
  }

  await upload(admin, A_PDF, 'slides.pdf')
  const [, file = '', id = ''] =
    /href="(\/files\/lessons\/([0-9a-f-]{36}))"/.exec(await (await admin.get(page)).text()) ?? []
  expect(await statusOf(admin, file)).toBe(200)
  expect((await upload(await signedIn(['client', 'astrologer']), A_PDF, 'mine.pdf')).status).toBe(403)

  await upload(admin, Buffer.from('<script>'), 'slides.pdf')
  expect(admin.flash()).toMatchObject({ tone: 'error', title: 'The file was not added', field: 'file' })

  await admin.post(`${page}/files`, { intent: 'remove', fileId: id })
  expect(await statusOf(admin, file)).toBe(404)
})

test('a new lesson is a draft until its box is ticked', async () => {
  const course = await givenCourse(database())
  await givenLessons(database(), course.id, 1)
  const [module] = await database()
    .select({ id: courseModules.id })
    .from(courseModules)
    .where(eq(courseModules.courseId, course.id))
  const admin = await signedIn(['client', 'admin'])
  const lesson = { intent: 'save', kind: 'text', content: 'Text.', minutes: '5', ...FILLED_IN_LESSON_FIELDS }

  await admin.post(`/staff/courses/lessons/new?in=${module?.id}`, { ...lesson, title: 'Being written' })
  await admin.post(`/staff/courses/lessons/new?in=${module?.id}`, { ...lesson, title: 'Ready', isPublished: 'on' })

  const syllabus = await (await stranger.get('/courses')).text()
  expect(syllabus).toContain('>Ready<')
  expect(syllabus).not.toContain('Being written')
})
