import { beforeAll, expect, test } from 'vitest'
import { CERTIFICATE, LESSON } from '#content/site/learning.ts'
import { listOwnCertificates } from '#db/learning/certificates.ts'
import { listLessons } from '#db/learning/learning.ts'
import { quizQuestions, lessons as sampleLessons } from '#db/schema/learning.ts'
import { courseService } from '#domain/bookings/booking-service.ts'
import type { EnrollmentStatus } from '#domain/learning/enrollment-status.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenBooking, givenCourseService } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenEnrollment, givenLessons, givenStudent } from '#test/factories/learning.ts'
import { type BookingSite, openBookingSite } from '#test/steps/booking-site.ts'
import { withoutScripts } from '#test/steps/without-scripts.ts'
import { markLesson } from '#usecases/learning/mark-lesson.ts'
import { moveEnrollment } from '#usecases/learning/move-enrollment.ts'
import { readLesson } from '#usecases/learning/read-lesson.ts'

const clock = createTestClock()
let site: BookingSite

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

type Client = Awaited<ReturnType<BookingSite['aClient']>>

async function givenCourseOf(
  { userId }: Client,
  state: 'unpaid' | 'claimed' | 'verified',
  service?: Awaited<ReturnType<typeof givenCourseService>>,
) {
  return givenBooking(database(), {
    userId,
    service: service ?? (await givenCourseService(database())),
    form: { bookingDate: '2026-11-22', preferredTime: '' },
    state,
    now: clock.now(),
  })
}

const pageOf = async (client: Client, path = '/dashboard') => withoutScripts(await (await client.get(path)).text())

const SESSION_WORDS =
  /Add to calendar|Your calendar|Join the meeting|Reschedule|Your next session|No appointment needed/

test('the dashboard shows a paid course with its start date, and no session, calendar or meeting', async () => {
  const asha = await site.aClient()
  await givenCourseOf(asha, 'claimed')

  const page = await pageOf(asha)

  expect(page).toContain('My courses')
  expect(page).toContain('November 22, 2026')
  expect(page).toContain('You are enrolled as soon as we have confirmed your payment.')
  expect(page).not.toContain('Open first lesson')
  expect(page).not.toMatch(SESSION_WORDS)
})

test('the page of own courses says that the payment is being checked', async () => {
  const asha = await site.aClient()
  await givenCourseOf(asha, 'claimed')

  const page = await (await asha.get('/learning')).text()

  expect(page).toContain('We are checking your payment for Pradhamika.')
  expect(page).not.toContain('You are not enrolled in a course yet')
})

test('an enrolled student opens the first lesson from the dashboard', async () => {
  const asha = await site.aClient()
  const { courseId } = await givenCourseOf(asha, 'verified')
  const [first] = await listLessons(database(), { id: courseId ?? 0, level: 'Basic' }, asha.userId)

  const page = await pageOf(asha)

  expect(page).toContain('Enrolled')
  expect(page).toContain(first?.title)
  expect(page).toContain(`href="/learning/pradhamika/${first?.id}"`)
  expect(page).not.toMatch(SESSION_WORDS)
  expect((await asha.get(`/learning/pradhamika/${first?.id}`)).status).toBe(200)
})

test('a course is completed when all its lessons are, not when its start date has passed', async () => {
  await database().delete(quizQuestions)
  await database().update(sampleLessons).set({ task: '', exercise: null })
  const asha = await site.aClient()
  const { courseId } = await givenCourseOf(asha, 'verified')
  const lessons = await listLessons(database(), { id: courseId ?? 0, level: 'Basic' }, asha.userId)
  const learner = { id: asha.userId, roles: ['client'] } as const
  const done = async (id: number) => {
    const lesson = { courseSlug: 'pradhamika', lessonId: id, now: clock.now() }
    await readLesson(database(), learner, lesson)
    await markLesson(database(), learner, { ...lesson, isDone: true })
  }
  const last = lessons.at(-1)
  for (const { id } of lessons.slice(0, -1)) await done(id)

  const before = await pageOf(asha, '/dashboard/history')
  if (last) await done(last.id)
  const after = await pageOf(asha, '/dashboard/history')

  expect(badgeIn(before)).toBe('Enrolled')
  expect(badgeIn(after)).toBe('Completed')
  expect(after).toContain('Starts November 22, 2026')
})

function badgeIn(page: string): string | undefined {
  return /<td[^>]*>(?:<[^>]*>)*(Enrolled|Completed)(?:<[^>]*>)*<\/td>/.exec(page)?.[1]
}

test('a lesson that would end the right to a refund is asked about before its text is shown', async () => {
  const asha = await site.aClient()
  const course = await givenCourse(database())
  const [lessonId = 0] = await givenLessons(database(), course.id, 2)
  await givenEnrollment(database(), { userId: asha.userId, course, enrolledAt: clock.now() })
  const path = `/learning/${course.slug}/${lessonId}`

  const asked = await pageOf(asha, path)
  await asha.post(path, { intent: 'open' })
  const opened = await pageOf(asha, path)

  expect(asked).toContain(LESSON.endsRefund)
  expect(asked).not.toContain('Text of lesson')
  expect(opened).toContain('Text of lesson')
})

test('anyone can check a certificate, a withdrawn one says so, and an unknown code is not found', async () => {
  const { enrollmentId, student } = await givenStudent(database(), 1)
  const move = (from: EnrollmentStatus, to: EnrollmentStatus) =>
    moveEnrollment(database(), { enrollmentId, from, to, editorId: student.id, now: clock.now() })
  await move('enrolled', 'completed')
  const [certificate] = await listOwnCertificates(database(), student.id)
  const path = `/certificate/${certificate?.code}`
  const stranger = site.aVisitor()

  const valid = await (await stranger.get(path)).text()
  await move('completed', 'enrolled')
  const withdrawn = await (await stranger.get(path)).text()
  const unknown = await stranger.get('/certificate/2222-3333-4444')

  expect(valid).toContain(CERTIFICATE.valid)
  expect(withdrawn).toContain(CERTIFICATE.withdrawn)
  expect(withdrawn).not.toContain(CERTIFICATE.valid)
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain(CERTIFICATE.unknown)
})

test('a course without lessons promises nothing but that they will appear', async () => {
  const asha = await site.aClient()
  await givenCourseOf(asha, 'verified', courseService(await givenCourse(database(), { title: 'Unfinished course' })))

  const page = await pageOf(asha)

  expect(page).toContain('Your teacher is preparing the lessons.')
  expect(page).not.toMatch(/Open first lesson|0 of 0|we will email/i)
})

test('the pages about paying for and cancelling a course show its start date and no time', async () => {
  const asha = await site.aClient()
  const { id } = await givenCourseOf(asha, 'unpaid')

  for (const path of [`/book/payment/${id}`, `/dashboard/bookings/${id}/cancel`, '/booking-success']) {
    const page = await pageOf(asha, path)

    expect(page).toContain('Start date')
    expect(page).toContain('November 22, 2026')
    expect(page).not.toMatch(/IST|No appointment needed|holding your time|Preferred Time/)
  }
})
