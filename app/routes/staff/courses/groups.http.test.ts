import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listAttendance, listCohortClasses, listCohorts } from '#db/learning/cohorts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { courseService } from '#domain/bookings/booking-service.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenCohort, givenSeatWait } from '#test/factories/cohorts.ts'
import { givenLessons } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import type { Visitor } from '#test/visitor.ts'

const clock = createTestClock()
const now = clock.now()
let astrologer: Visitor

beforeAll(async () => {
  await givenPractice(database())
  const site = await createSite({ db: database(), clock: clock.now })
  astrologer = await signedInVisitor(site, database(), { roles: ['client', 'astrologer'], now })
})

const PATH = '/staff/courses/groups'
const textOf = async (path: string) => (await astrologer.get(path)).text()

test('staff make a group with a weekly series of classes, and tie a lesson to one', async () => {
  const course = await givenCourse(database(), { title: 'Madhyamika' })
  const [lessonId = 0] = await givenLessons(database(), course.id, 1)
  const typed = { title: '', seats: '501', astrologer: '', meetingLink: 'http://meet' }

  const refused = await astrologer.post(`${PATH}/new/edit`, { course: String(course.id), ...typed })
  expect(refused.status).toBe(422)
  const problems = await refused.text()
  for (const text of ['Enter a name', 'Enter a number from 1 to 500', 'begins with https://']) {
    expect(problems).toContain(text)
  }
  const values = { course: String(course.id), title: 'Saturdays', seats: '12', astrologer: '', meetingLink: '' }
  const added = await astrologer.post(`${PATH}/new/edit`, values)
  const [group] = await listCohorts(database(), { courseId: course.id, now })
  const path = `${PATH}/${group?.id}`
  expect(added.headers.get('location')).toBe(`${path}/timetable`)

  const series = { version: '1', firstDate: '2027-03-06', seriesTime: '10:00', seriesMinutes: '90', count: '3' }
  expect((await astrologer.post(`${path}/timetable`, { ...series, count: '0' })).status).toBe(422)
  await astrologer.post(`${path}/timetable`, series)
  const [first, second, third] = await listCohortClasses(database(), [group?.id ?? 0])
  expect(third?.startsAt.toISOString()).toBe('2027-03-20T04:30:00.000Z')

  const rows = new URLSearchParams({ version: '2' })
  for (const one of [first, second, third]) {
    rows.append('class', String(one?.id))
    rows.append(`date-${one?.id}`, '2027-03-13')
    rows.append(`time-${one?.id}`, one === second ? '18:30' : '10:00')
    rows.append(`minutes-${one?.id}`, '60')
    rows.append(`lesson-${one?.id}`, String(lessonId))
    rows.append(`recording-${one?.id}`, '')
  }
  const overlapping = await astrologer.request(`${path}/timetable`, { method: 'POST', body: rows })
  expect(await overlapping.text()).toContain('at the same time')
  rows.append(`remove-${third?.id}`, 'on')
  await astrologer.request(`${path}/timetable`, { method: 'POST', body: rows })

  const shown = await textOf(path)
  expect(shown).toContain('Lesson: Lesson 1')
  expect(shown).toContain('6:30-7:30 PM')
  expect(await listCohortClasses(database(), [group?.id ?? 0])).toHaveLength(2)
  expect(await textOf(PATH)).toContain('Saturdays')
})

test('staff see students, the waitlist and the roll of a group, move a student, and cancel the group', async () => {
  const course = await givenCourse(database())
  const asha = await givenUser(database(), { fullName: 'Asha Rao', password: null })
  const ravi = await givenUser(database(), { fullName: 'Ravi Kumar', password: null })
  const starts = [new Date(now.getTime() + HOUR_MS)]
  const group = await givenCohort(database(), { courseId: course.id, seats: 1, starts, now })
  const other = await givenCohort(database(), { courseId: course.id, title: 'Sundays', seats: 1, now })
  const form = { cohort: String(group.id) }
  const booking = await givenBooking(database(), {
    service: courseService(course),
    userId: asha.id,
    state: 'verified',
    form,
    now,
  })
  await givenSeatWait(database(), { cohortId: group.id, userId: ravi.id, now })
  const path = `${PATH}/${group.id}`

  const shown = await textOf(path)
  for (const text of ['Asha Rao', 'Paid', '1 of 1', 'Full', 'Ravi Kumar', 'https://meet.jit.si/', 'Sundays']) {
    expect(shown).toContain(text)
  }
  const [held] = await listCohortClasses(database(), [group.id])
  const rollPath = `${path}/classes/${held?.id}`
  expect((await astrologer.post(rollPath, { present: asha.id })).status).toBe(409)
  clock.advance({ minutes: 90 })
  const called = await astrologer.post(rollPath, { present: asha.id })
  expect(called.headers.get('location')).toBe(path)
  expect(await listAttendance(database(), group.id)).toMatchObject([{ userId: asha.id, isPresent: true }])
  expect(await textOf(path)).toContain('1 of 1 were there')

  expect((await astrologer.post(`${path}/edit`, { title: 'Saturdays', seats: '0', version: '1' })).status).toBe(422)
  const move = { intent: 'move', bookingId: booking.id }
  expect((await astrologer.post(path, { ...move, to: '' })).status).toBe(422)
  await astrologer.post(path, { ...move, to: String(other.id) })
  const [moved] = await database().select().from(bookings).where(eq(bookings.id, booking.id))
  expect(moved?.cohortId).toBe(other.id)
  expect((await astrologer.post(`${PATH}/${other.id}`, { ...move, to: '999999' })).status).toBe(409)

  expect((await astrologer.post(path, { intent: 'delete' })).status).toBe(409)
  await astrologer.post(path, { intent: 'cancel', version: '1' })
  expect(await textOf(path)).toContain('Cancelled')
  expect((await astrologer.post(path, { intent: 'delete' })).headers.get('location')).toBe(PATH)
  expect((await astrologer.get(path)).status).toBe(404)
})
