import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listCohortClasses } from '#db/learning/cohorts.ts'
import { emails } from '#db/schema/emails.ts'
import { lessons } from '#db/schema/learning.ts'
import { courseService } from '#domain/bookings/booking-service.ts'
import type { EmailOf } from '#domain/emails/emails.ts'
import { createDatabase, database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenMeetingLink } from '#test/factories/availability.ts'
import { A_MONDAY, givenBooking, hoursAfter, minutesAfter } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenCohort } from '#test/factories/cohorts.ts'
import { givenEnrollment, givenStudent } from '#test/factories/learning.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { cancelCohort } from './cancel-cohort.ts'
import { changeTimetable } from './change-timetable.ts'
import { queueClassReminders, refreshClassReminder } from './queue-class-reminders.ts'

const STARTS = new Date('2026-11-28T04:30:00Z')
const DAY_BEFORE = hoursAfter(STARTS, -24)
const HOUR_BEFORE = hoursAfter(STARTS, -1)

/** A student of a group with a class on Saturday at ten in India. */
async function givenClass(state: 'unpaid' | 'claimed' | 'verified' = 'verified', db = database()) {
  const course = await givenCourse(db)
  const cohort = await givenCohort(db, { courseId: course.id, starts: [STARTS], now: A_MONDAY })
  const form = { cohort: String(cohort.id), timeZone: 'America/New_York' }
  const booking = await givenBooking(db, { service: courseService(course), state, form, now: A_MONDAY })
  const { id: staffId } = await givenUser(db, { roles: ['admin'], password: null })
  return { course, cohort, booking, staffId }
}

const remindersOf = ({ id }: { readonly id: string }) =>
  database()
    .select()
    .from(emails)
    .where(like(emails.eventKey, `class-reminder:%:${id}:%`))
    .orderBy(emails.id)

test('students are reminded of a class a day and an hour before, once each, in their own zone', async () => {
  const own = await createDatabase()
  try {
    await givenClass('verified', own.db)

    expect(await queueClassReminders(own.db, minutesAfter(DAY_BEFORE, -10))).toBe(0)
    expect(await queueClassReminders(own.db, DAY_BEFORE)).toBe(1)
    await Promise.all([
      queueClassReminders(own.db, DAY_BEFORE),
      queueClassReminders(own.db, minutesAfter(DAY_BEFORE, 10)),
    ])
    expect(await queueClassReminders(own.db, minutesAfter(HOUR_BEFORE, -1))).toBe(0)
    expect(await queueClassReminders(own.db, HOUR_BEFORE)).toBe(1)
    expect(await queueClassReminders(own.db, minutesAfter(HOUR_BEFORE, 10))).toBe(0)
    expect(await queueClassReminders(own.db, minutesAfter(STARTS, 10))).toBe(0)

    const queued = await own.db.select().from(emails).where(eq(emails.kind, 'class-reminder')).orderBy(emails.id)
    expect(queued).toMatchObject([
      { payload: { before: 'day', live: { startsAt: STARTS.toISOString() } }, timeZone: 'America/New_York' },
      { payload: { before: 'hour' }, timeZone: 'America/New_York' },
    ])
  } finally {
    await own.drop()
  }
})

test('a class is no reason to remind who has not paid, who has cancelled, or whose group was cancelled', async () => {
  const claimed = await givenClass('claimed')
  const left = await givenClass()
  await cancelBooking(database(), { bookingId: left.booking.id, userId: left.booking.userId }, A_MONDAY)
  const cancelled = await givenClass()
  const { id: cohortId, version } = cancelled.cohort
  const by = { staffId: cancelled.staffId, now: A_MONDAY }
  expect(await cancelCohort(database(), { cohortId, version, ...by })).toMatchObject({ ok: true })

  await queueClassReminders(database(), DAY_BEFORE)

  for (const { booking } of [claimed, left, cancelled]) expect(await remindersOf(booking)).toEqual([])
})

test('a moved class is reminded of at its new time, and the reminder of the old time is not sent', async () => {
  const { cohort, booking, staffId } = await givenClass()
  await queueClassReminders(database(), DAY_BEFORE)
  const [live] = await listCohortClasses(database(), [cohort.id])
  if (!live) throw new Error('The group has no class.')
  const moved = { ...live, startsAt: hoursAfter(STARTS, 48) }
  const timetable = { cohortId: cohort.id, version: cohort.version, classes: [moved] }
  expect(await changeTimetable(database(), timetable, { staffId, now: DAY_BEFORE })).toMatchObject({ ok: true })

  const [old] = await remindersOf(booking)
  expect(await refreshed(old)).toEqual({ ok: false, refusal: 'moved-again' })
  await queueClassReminders(database(), HOUR_BEFORE)
  expect(await remindersOf(booking)).toHaveLength(1)

  await queueClassReminders(database(), hoursAfter(DAY_BEFORE, 48))
  const [, current] = await remindersOf(booking)
  expect(await refreshed(current)).toMatchObject({
    ok: true,
    value: { live: { startsAt: moved.startsAt.toISOString() } },
  })
})

test('a reminder has the link as it is when it is sent, and is not sent to who has left the group since', async () => {
  const { booking } = await givenClass()
  await queueClassReminders(database(), HOUR_BEFORE)
  await givenMeetingLink(database(), 'https://meet.example.com/practice')
  const [queued] = await remindersOf(booking)

  expect(await refreshed(queued)).toMatchObject({
    ok: true,
    value: { live: { meetingLink: 'https://meet.example.com/practice' } },
  })
  await cancelBooking(database(), { bookingId: booking.id, userId: booking.userId }, A_MONDAY)
  expect(await refreshed(queued)).toEqual({ ok: false, refusal: 'enrollment-ended' })
})

function refreshed(row: typeof emails.$inferSelect | undefined, db = database()) {
  if (!row) throw new Error('There is no reminder.')
  const email = { kind: row.kind, ...(row.payload as object) } as EmailOf<'class-reminder'>
  return refreshClassReminder(db, email, { id: row.id, eventKey: row.eventKey, now: HOUR_BEFORE })
}

test('the students of a course are reminded of its live lesson once, with its room, unless their group has another date for it', async () => {
  const own = await createDatabase()
  try {
    const { course, lessonIds, student } = await givenStudent(own.db, 2)
    const [lessonId = 0] = lessonIds
    const live = { kind: 'live', url: null, startsAt: STARTS, minutes: 60 } as const
    await own.db.update(lessons).set(live).where(eq(lessons.id, lessonId))
    const complete = await givenCourse(own.db, { level: 'Complete' })
    await givenEnrollment(own.db, { userId: student.id, course: complete })
    const both = await givenUser(own.db)
    await givenEnrollment(own.db, { userId: both.id, course: complete })
    // One whose group meets for this lesson on another day.
    const cohort = await givenCohort(own.db, {
      courseId: course.id,
      lessonId,
      starts: [hoursAfter(STARTS, 300)],
      now: A_MONDAY,
    })
    const form = { cohort: String(cohort.id) }
    await givenBooking(own.db, { service: courseService(course), state: 'verified', form, now: A_MONDAY })

    expect(await queueClassReminders(own.db, DAY_BEFORE)).toBe(2)
    expect(await queueClassReminders(own.db, DAY_BEFORE)).toBe(0)
    const [queued] = await own.db.select().from(emails).where(eq(emails.kind, 'class-reminder')).orderBy(emails.id)
    expect(queued?.payload).toMatchObject({ classId: lessonId, isLesson: true, live: { courseSlug: course.slug } })
    const room = expect.stringMatching(/^https:\/\/meet\.jit\.si\/[\da-f]{40}$/)
    expect(await refreshed(queued, own.db)).toMatchObject({ value: { live: { meetingLink: room } } })

    await own.db
      .update(lessons)
      .set({ startsAt: hoursAfter(STARTS, 1) })
      .where(eq(lessons.id, lessonId))
    expect(await refreshed(queued, own.db)).toEqual({ ok: false, refusal: 'moved-again' })
    await own.db
      .update(lessons)
      .set({ ...live, isPublished: false })
      .where(eq(lessons.id, lessonId))
    expect(await refreshed(queued, own.db)).toEqual({ ok: false, refusal: 'enrollment-ended' })
  } finally {
    await own.drop()
  }
})
