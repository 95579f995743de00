import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  countTakenSeats,
  findCohort,
  findCohortLink,
  type ListedCohort,
  listAttendance,
  listCohortClasses,
  listStudentsWithoutCohort,
  recordCohortChange,
} from '#db/learning/cohorts.ts'
import { listLessons } from '#db/learning/learning.ts'
import { courseEnrollments } from '#db/schema/bookings.ts'
import { cohortWaitlist } from '#db/schema/cohorts.ts'
import { courseService } from '#domain/bookings/booking-service.ts'
import type { Course } from '#domain/content/offers.ts'
import { database } from '#test/database.ts'
import { givenStaff, givenUser } from '#test/factories/accounts.ts'
import { A_MONDAY, givenBooking, hoursAfter, minutesAfter, requireBooking } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenCohort, givenSeatWait } from '#test/factories/cohorts.ts'
import { requireEmail } from '#test/factories/emails.ts'
import { givenEnrollment, givenLessons } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { offerFreedSeats } from '#usecases/bookings/cohorts/offer-freed-seats.ts'
import { readCourse } from '../read-course.ts'
import { readCourseStudents } from '../read-course-students.ts'
import { callRoll } from './call-roll.ts'
import { cancelCohort } from './cancel-cohort.ts'
import { changeTimetable } from './change-timetable.ts'
import { addCohort, changeCohort, removeCohort } from './edit-cohort.ts'
import { moveStudent } from './move-student.ts'

const now = A_MONDAY
let course: Course
let staffId: string
let saturdays: ListedCohort
let sundays: ListedCohort

beforeAll(() => givenPractice(database()))

beforeEach(async () => {
  await database().delete(cohortWaitlist)
  course = await givenCourse(database())
  staffId = await givenStaff(database())
  saturdays = await givenCohort(database(), { courseId: course.id, seats: 1, now })
  const starts = [10, 17].map((days) => hoursAfter(now, days * 24))
  sundays = await givenCohort(database(), { courseId: course.id, title: 'Sundays', seats: 1, starts, now })
})

const book = (cohort: ListedCohort, state: 'unpaid' | 'claimed' | 'verified' = 'verified') =>
  givenBooking(database(), { service: courseService(course), state, form: { cohort: String(cohort.id) } })

const reread = async ({ id }: ListedCohort) => {
  const cohort = await findCohort(database(), id, { now })
  if (!cohort) throw new Error('The group is gone.')
  return cohort
}
const seen = ({ id, version }: ListedCohort) => ({ cohortId: id, version })
const valuesOf = ({ title, seats, astrologerId, meetingLink }: ListedCohort) => {
  return { title, seats, astrologerId, meetingLink }
}
const by = () => ({ staffId, now })

test('a new group is open, and two staff who change it at once do not overwrite each other', async () => {
  const values = { title: 'Evenings', seats: 12, astrologerId: null, meetingLink: '' }
  const cohortId = await addCohort(database(), { courseId: course.id, ...values }, by())

  const outcomes = await Promise.all(
    [20, 30].map((seats) => changeCohort(database(), { cohortId, version: 1, ...values, seats }, by())),
  )

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes).toContainEqual({ ok: false, refusal: 'changed-meanwhile' })
  expect(await findCohort(database(), cohortId, { now })).toMatchObject({ status: 'open', startsAt: null, taken: 0 })
})

test('a group meets at its own link, or in a room that nobody can guess', async () => {
  const [one, other] = [await findCohortLink(database(), saturdays.id), await findCohortLink(database(), sundays.id)]
  expect(one).toMatch(/^https:\/\/meet\.jit\.si\/[\da-f-]{40}$/)
  expect(other).not.toBe(one)

  const own = { ...valuesOf(saturdays), meetingLink: 'https://meet.example/saturdays' }
  await changeCohort(database(), { ...seen(saturdays), ...own }, by())
  expect(await findCohortLink(database(), saturdays.id)).toBe('https://meet.example/saturdays')
})

test('a larger group offers its new seat to the first in line, and none shrinks below its students', async () => {
  await book(saturdays)
  const userId = (await givenUser(database(), { password: null })).id
  await givenSeatWait(database(), { cohortId: saturdays.id, userId, now })

  expect(await changeCohort(database(), { ...seen(saturdays), ...valuesOf(saturdays), seats: 2 }, by())).toMatchObject({
    ok: true,
  })
  expect(await offerFreedSeats(database(), now)).toMatchObject({ offeredSeats: 1 })

  const larger = await reread(saturdays)
  expect(larger).toMatchObject({ seats: 2, taken: 2, waiting: 1 })
  expect(await changeCohort(database(), { ...seen(larger), ...valuesOf(larger), seats: 1 }, by())).toEqual({
    ok: false,
    refusal: 'seats-taken',
  })
})

test('cancelling a group cancels its bookings with their whole price, once, and emails each student and who waits', async () => {
  await changeCohort(database(), { ...seen(sundays), ...valuesOf(sundays), seats: 5 }, by())
  const group = await reread(sundays)
  const [paid, claimed, unpaid] = [await book(group), await book(group, 'claimed'), await book(group, 'unpaid')]
  const own = await givenBooking(database(), {
    service: courseService(course),
    form: { cohort: String(group.id) },
    userId: staffId,
  })
  const waiting = await givenUser(database(), { password: null })
  await givenSeatWait(database(), { cohortId: group.id, userId: waiting.id, now })
  // Later than a client would get a refund.
  const cancelling = { ...seen(group), staffId, now: hoursAfter(now, 8 * 24) }

  const outcomes = await Promise.all([0, 1].map(() => cancelCohort(database(), cancelling)))

  expect(outcomes).toContainEqual({ ok: true, value: { bookings: 3, refundDue: paid.amount, isOwnKept: true } })
  expect(outcomes).toContainEqual({ ok: true, value: { bookings: 0, refundDue: 0, isOwnKept: true } })
  expect(await requireBooking(database(), paid.id)).toMatchObject({ status: 'cancelled', refundDue: paid.amount })
  for (const { id } of [claimed, unpaid]) expect(await requireBooking(database(), id)).toMatchObject({ refundDue: 0 })
  expect(await requireBooking(database(), own.id)).toMatchObject({ status: 'pending' })
  const email = await requireEmail(database(), `booking-cancelled:${paid.id}`)
  expect(email.payload).toMatchObject({ ended: 'group', refundDue: paid.amount })
  expect((await requireEmail(database(), `booking-cancelled:${claimed.id}`)).payload).toMatchObject({
    refundDue: claimed.amount,
    isPaymentVerified: false,
  })
  await requireEmail(database(), `group-cancelled:${group.id}:${waiting.id}`)
  expect((await reread(group)).waiting).toBe(0)
  await expect(book(group)).rejects.toThrow('missing')
})

test('a group whose classes are over is not cancelled as a whole', async () => {
  await book(saturdays)
  const later = hoursAfter(now, 60 * 24)

  expect(await cancelCohort(database(), { ...seen(saturdays), staffId, now: later })).toEqual({
    ok: false,
    refusal: 'cohort-over',
  })
})

test('a group with students is not removed; one without is, and cancelled bookings stay', async () => {
  await book(saturdays, 'unpaid')

  expect(await removeCohort(database(), { cohortId: saturdays.id, ...by() })).toEqual({
    ok: false,
    refusal: 'has-students',
  })
  expect(await removeCohort(database(), { cohortId: sundays.id, ...by() })).toMatchObject({ ok: true })
  expect(await findCohort(database(), sundays.id, { now })).toBeUndefined()
})

test('staff move a student as far as seats allow, and the student gets an email', async () => {
  const [first, second] = [await book(saturdays), await book(sundays)]
  const move = { bookingId: first.id, from: saturdays.id, to: sundays.id, staffId }

  expect(await moveStudent(database(), move, now)).toEqual({ ok: false, refusal: 'cohort-full' })
  await changeCohort(database(), { ...seen(sundays), ...valuesOf(sundays), seats: 2 }, by())
  expect(await moveStudent(database(), { ...move, bookingId: second.id }, now)).toMatchObject({ ok: true })
  expect(await moveStudent(database(), { ...move, from: null }, now)).toEqual({
    ok: false,
    refusal: 'changed-meanwhile',
  })
  expect(await moveStudent(database(), move, now)).toMatchObject({ ok: true })

  expect(await requireBooking(database(), first.id)).toMatchObject({ cohortId: sundays.id, bookingDate: '2026-11-26' })
  const enrolled = await database().select().from(courseEnrollments).where(eq(courseEnrollments.bookingId, first.id))
  expect(enrolled).toMatchObject([{ cohortId: sundays.id }])
  expect(await countTakenSeats(database(), saturdays.id, now)).toBe(0)
  await requireEmail(database(), `group-moved:${first.id}:${sundays.id}:${now.toISOString()}`)
})

test('two students who are moved to the last seat at once: one is', async () => {
  const third = await givenCohort(database(), { courseId: course.id, title: 'Evenings', seats: 1, now })
  const students = [await book(saturdays), await book(sundays)]

  const outcomes = await Promise.all(
    students.map(({ id, cohortId }) =>
      moveStudent(database(), { bookingId: id, from: cohortId, to: third.id, staffId }, now),
    ),
  )

  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await countTakenSeats(database(), third.id, now)).toBe(1)
})

test('a student of the course without a group is found and put into one, and not into that of another course', async () => {
  const { id: userId } = await givenUser(database(), { password: null })
  await givenEnrollment(database(), { userId, course })
  const [found] = await listStudentsWithoutCohort(database(), course.id)
  const elsewhere = await givenCohort(database(), { now })
  const move = { bookingId: found?.bookingId ?? '', from: null, staffId }

  expect(await moveStudent(database(), { ...move, to: elsewhere.id }, now)).toEqual({
    ok: false,
    refusal: 'cohort-closed',
  })
  expect(await moveStudent(database(), { ...move, to: saturdays.id }, now)).toMatchObject({ ok: true })
  expect(await listStudentsWithoutCohort(database(), course.id)).toEqual([])
})

test('a class that moves raises its sequence and emails the students; a recording does neither', async () => {
  const booking = await book(saturdays)
  const [first, second] = await listCohortClasses(database(), [saturdays.id])
  if (!first || !second) throw new Error('There are two classes.')
  const withRecording = { ...first, recordingUrl: 'https://video.example/1' }

  await changeTimetable(database(), { ...seen(saturdays), classes: [withRecording, second] }, by())
  await expect(requireEmail(database(), `group-dates:${saturdays.id}:2:${booking.userId}`)).rejects.toThrow()
  const moved = { ...second, startsAt: hoursAfter(second.startsAt, 1) }
  const added = { startsAt: hoursAfter(second.startsAt, 48), minutes: 90, lessonId: null, recordingUrl: null }
  const read = await reread(saturdays)
  await changeTimetable(database(), { ...seen(read), classes: [withRecording, moved, added] }, by())

  await requireEmail(database(), `group-dates:${saturdays.id}:3:${booking.userId}`)
  const classes = await listCohortClasses(database(), [saturdays.id])
  expect(classes).toMatchObject([
    { id: first.id, calendarSequence: 0 },
    { id: second.id, startsAt: moved.startsAt, calendarSequence: 1 },
    { startsAt: added.startsAt, minutes: 90, calendarSequence: 0 },
  ])
  expect(await changeTimetable(database(), { ...seen(read), classes: [] }, by())).toEqual({
    ok: false,
    refusal: 'changed-meanwhile',
  })
})

test('a class with a roll or a recording is not removed from the dates', async () => {
  const { userId } = await book(saturdays)
  const [first, second] = await listCohortClasses(database(), [saturdays.id])
  if (!first || !second) throw new Error('There are two classes.')
  const later = hoursAfter(first.startsAt, 1)
  await callRoll(database(), { cohortId: saturdays.id, classId: first.id, present: [userId], staffId }, later)
  const recorded = { ...second, recordingUrl: 'https://video.example/2' }
  await changeTimetable(database(), { ...seen(saturdays), classes: [first, recorded] }, by())

  for (const kept of [first, recorded]) {
    const change = { ...seen(await reread(saturdays)), classes: [kept] }
    expect(await changeTimetable(database(), change, by())).toEqual({ ok: false, refusal: 'class-held' })
  }
  expect(await listAttendance(database(), saturdays.id)).toHaveLength(1)
})

test('the start date of a booking follows the first class of its group', async () => {
  const booking = await book(saturdays)
  const [first, second] = await listCohortClasses(database(), [saturdays.id])
  if (!first || !second) throw new Error('There are two classes.')
  expect(await requireBooking(database(), booking.id)).toMatchObject({ bookingDate: '2026-11-23' })

  await changeTimetable(database(), { ...seen(saturdays), classes: [second] }, by())

  expect(await requireBooking(database(), booking.id)).toMatchObject({ bookingDate: '2026-11-30' })
})

test('the roll has every student of the group once the class has begun, and can be corrected', async () => {
  const { userId } = await book(saturdays)
  const [held] = await listCohortClasses(database(), [saturdays.id])
  const roll = { cohortId: saturdays.id, classId: held?.id ?? 0, staffId }
  const during = minutesAfter(held?.startsAt ?? now, 5)

  expect(await callRoll(database(), { ...roll, present: [] }, now)).toEqual({ ok: false, refusal: 'not-begun' })
  await callRoll(database(), { ...roll, present: [] }, during)
  await callRoll(database(), { ...roll, present: [userId, staffId] }, during)

  expect(await listAttendance(database(), saturdays.id)).toEqual([{ classId: held?.id, userId, isPresent: true }])
  expect(await callRoll(database(), { ...roll, cohortId: sundays.id, present: [] }, during)).toEqual({
    ok: false,
    refusal: 'class-not-found',
  })
})

test('a lesson of a class opens on its day for the students of that group, and for all once it is cancelled', async () => {
  const [lessonId] = await givenLessons(database(), course.id, 1)
  const evenings = await givenCohort(database(), {
    courseId: course.id,
    title: 'Evenings',
    now,
    ...(lessonId !== undefined && { lessonId }),
  })
  const [own, other] = [await book(evenings), await book(sundays)]
  const lockFor = async (userId: string, at = now) => {
    const read = await readCourse(database(), { id: userId, roles: ['client'] }, { courseSlug: course.slug, now: at })
    return read.ok ? read.value.lessons[0]?.lock : read.refusal
  }

  expect(await lockFor(own.userId)).toEqual({ until: 'class', opensOn: '2026-11-23' })
  expect(await lockFor(other.userId)).toBeUndefined()
  expect(await lockFor(own.userId, new Date('2026-11-22T19:00:00Z'))).toBeUndefined()
  const [lesson] = await listLessons(database(), course, own.userId)
  expect(lesson?.classStartsAt).toEqual(evenings.startsAt)
  const read = await readCourseStudents(database(), { id: staffId, language: 'en' }, { courseSlug: course.slug, now })
  const places = read?.students.map(({ userId, at }) => [userId, at])
  expect(places).toContainEqual([own.userId, null])
  expect(places).toContainEqual([other.userId, 'Lesson 1'])

  await recordCohortChange(database(), evenings.id, { status: 'cancelled' }, now)
  expect(await lockFor(own.userId)).toBeUndefined()
})
