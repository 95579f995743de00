import { beforeAll, expect, test } from 'vitest'
import { listCohortClasses, recordAttendance, recordClassChange, recordCohortChange } from '#db/learning/cohorts.ts'
import { courseService } from '#domain/bookings/booking-service.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenMeetingLink } from '#test/factories/availability.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenCohort, givenSeatWait } from '#test/factories/cohorts.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { withoutScripts } from '#test/steps/without-scripts.ts'
import type { Visitor } from '#test/visitor.ts'
import { offerFreedSeats } from '#usecases/bookings/cohorts/offer-freed-seats.ts'
import { changeTimetable } from '#usecases/learning/cohorts/change-timetable.ts'

const LINK = 'https://meet.example.com/practice'
const RECORDING = 'https://vimeo.com/76979871'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
  await givenMeetingLink(database(), LINK)
})

/** A student of a group whose classes start at these instants. */
async function givenStudentOf(starts: readonly string[], timeZone = 'Asia/Kolkata') {
  clock.set('2026-11-16T04:30:00Z')
  const course = await givenCourse(database())
  const dates = starts.map((start) => new Date(start))
  const cohort = await givenCohort(database(), { courseId: course.id, starts: dates, now: clock.now() })
  const { id: userId } = await givenUser(database(), { now: clock.now() })
  const form = { cohort: String(cohort.id), timeZone }
  const booking = await desk.booked({ userId, service: courseService(course), state: 'verified', form })
  const classes = await listCohortClasses(database(), [cohort.id])
  const at = async (now: string) => {
    clock.set(now)
    return desk.visitorFor(userId)
  }
  return { course, cohort, classes, userId, booking, at, path: `/learning/${course.slug}` }
}

const read = async (visitor: Visitor, path: string) => withoutScripts(await (await visitor.get(path)).text())

/** Long lines of a calendar are folded. */
const readFile = async (visitor: Visitor, path: string) =>
  (await (await visitor.get(path)).text()).replaceAll('\r\n ', '')

test('the timetable of a group at nine in the evening in India keeps its hour there and moves with the clocks of New York', async () => {
  const starts = ['2027-03-06T15:30:00Z', '2027-03-13T15:30:00Z', '2027-03-20T15:30:00Z']
  const { at, path } = await givenStudentOf(starts, 'America/New_York')

  const page = await read(await at('2027-03-01T12:00:00Z'), path)

  expect(page).toContain('Sat, Mar 6, 10:30-11:30 AM New York time, 9-10 PM IST')
  expect(page).toContain('Sat, Mar 13, 10:30-11:30 AM New York time, 9-10 PM IST')
  expect(page).toContain('Sat, Mar 20, 11:30 AM-12:30 PM New York time, 9-10 PM IST')
})

test('the link to join a class is on the page and the dashboard from ten minutes before until the class is over', async () => {
  const { at, path } = await givenStudentOf(['2026-12-05T04:30:00Z', '2026-12-12T04:30:00Z'])

  for (const page of [path, '/dashboard']) {
    expect(await read(await at('2026-12-05T04:19:00Z'), page)).toContain('10 minutes before the class')
    expect(await read(await at('2026-12-05T04:19:00Z'), page)).not.toContain(LINK)
    expect(await read(await at('2026-12-05T04:20:00Z'), page)).toContain(`href="${LINK}"`)
    expect(await read(await at('2026-12-05T05:45:00Z'), page)).toContain(`href="${LINK}"`)
    expect(await read(await at('2026-12-05T06:01:00Z'), page)).not.toContain(LINK)
  }
  expect(await read(await at('2026-12-05T06:01:00Z'), '/dashboard')).toContain('Sat, Dec 12')
  expect(await read(await at('2026-12-12T06:01:00Z'), path)).toContain('All classes of your group are over.')
})

test('after a class its student finds the recording and whether they were there, and nobody else’s mark', async () => {
  const { classes, cohort, userId, at, path } = await givenStudentOf(['2026-12-05T04:30:00Z', '2026-12-12T04:30:00Z'])
  const other = await givenUser(database(), { now: clock.now() })
  const [first, second] = classes
  if (!first || !second) throw new Error('The group has two classes.')
  const mark = { classId: first.id, markedAt: clock.now() }
  await recordAttendance(database(), [
    { ...mark, userId, isPresent: true },
    { ...mark, userId: other.id, isPresent: false },
  ])
  await recordClassChange(database(), { id: first.id, cohortId: cohort.id }, { recordingUrl: RECORDING })

  const page = await read(await at('2026-12-06T04:30:00Z'), path)

  expect(page).toContain(`href="${RECORDING}"`)
  expect(page).toContain('You were at 1 of 1 class.')
  expect(page).not.toContain('You were not there')
})

test('a student of another group, or of a cancelled one, sees no timetable', async () => {
  const { course, cohort, at, path } = await givenStudentOf(['2026-12-05T04:30:00Z'])
  const starts = [new Date('2026-12-20T04:30:00Z')]
  const sundays = await givenCohort(database(), { courseId: course.id, title: 'Sundays', starts, now: clock.now() })

  const page = await read(await at('2026-11-17T04:30:00Z'), path)
  expect(page).toContain('Sat, Dec 5')
  expect(page).not.toContain(sundays.title)

  await recordCohortChange(database(), cohort.id, { status: 'cancelled' }, clock.now())
  expect(await read(await at('2026-11-17T04:30:00Z'), path)).not.toContain('Sat, Dec 5')
  expect(await read(await at('2026-11-17T04:30:00Z'), '/dashboard')).not.toContain('Sat, Dec 5')
})

test('the calendar feed and file of a student have the classes of their group, which move and vanish with it', async () => {
  const { cohort, classes, booking, at } = await givenStudentOf(['2026-12-05T04:30:00Z', '2026-12-12T04:30:00Z'])
  const [first, second] = classes
  if (!first || !second) throw new Error('The group has two classes.')
  const student = await at('2026-11-17T04:30:00Z')
  await student.post('/dashboard?index', { intent: 'open-calendar' })
  const feed = /\/calendar\/[\w-]+\.ics/.exec(await read(student, '/dashboard'))?.[0] ?? ''
  const file = `/dashboard/bookings/${booking.id}/session.ics`
  const eventOf = (content: string) =>
    content.split('BEGIN:VEVENT').find((event) => event.includes(`UID:class-${first.id}@`)) ?? ''

  for (const content of [await readFile(desk.anonymous, feed), await readFile(student, file)]) {
    expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(eventOf(content)).toContain('SEQUENCE:0')
    expect(eventOf(content)).toContain('DTSTART:20261205T043000Z')
    expect(eventOf(content)).toContain(LINK)
  }
  const stranger = await desk.visitorFor((await givenUser(database(), { now: clock.now() })).id)
  expect((await stranger.get(file)).status).toBe(404)

  const moved = { ...first, startsAt: new Date('2026-12-06T04:30:00Z') }
  const { id: staffId } = await givenUser(database(), { roles: ['admin'], password: null })
  const timetable = { cohortId: cohort.id, version: cohort.version, classes: [moved, second] }
  await changeTimetable(database(), timetable, { staffId, now: clock.now() })
  expect(eventOf(await readFile(desk.anonymous, feed))).toContain('SEQUENCE:1')
  expect(eventOf(await readFile(desk.anonymous, feed))).toContain('DTSTART:20261206T043000Z')

  await recordCohortChange(database(), cohort.id, { status: 'cancelled' }, clock.now())
  expect(await readFile(desk.anonymous, feed)).not.toContain('UID:class-')
  expect((await student.get(file)).status).toBe(404)
})

test('the calendar feed of the practice’s astrologer has the classes of its groups', async () => {
  const { classes } = await givenStudentOf(['2026-12-05T04:30:00Z'])
  await desk.astrologer.post('/staff/week/calendars', { intent: 'open-calendar' })
  const page = await read(desk.astrologer, '/staff/week/calendars')
  const feed = /\/calendar\/[\w-]+\.ics/.exec(page)?.[0] ?? ''

  expect(await readFile(desk.anonymous, feed)).toContain(`UID:class-${classes[0]?.id}@`)
})

test('a client sees the full group that they wait for and the seat that is held for them, and leaves', async () => {
  clock.set('2026-11-16T04:30:00Z')
  const cohort = await givenCohort(database(), { seats: 1, title: 'Mondays at noon', now: clock.now() })
  const { id: userId } = await givenUser(database(), { now: clock.now() })
  await givenSeatWait(database(), { cohortId: cohort.id, userId, now: clock.now() })
  const visitor = await desk.visitorFor(userId)

  const waiting = await read(visitor, '/dashboard')
  expect(waiting).toContain('Mondays at noon')
  expect(waiting).not.toContain('Take this seat')

  await offerFreedSeats(database(), clock.now())
  const offered = await read(visitor, '/dashboard')
  expect(offered).toContain(`/book/course/${cohort.courseSlug}?group=${cohort.id}`)
  const waitId = /name="waitId" value="([\w-]+)"/.exec(offered)?.[1] ?? ''
  const other = await desk.visitorFor((await givenUser(database(), { now: clock.now() })).id)
  await other.post('/dashboard?index', { intent: 'leave-group', waitId })
  expect(await read(visitor, '/dashboard')).toContain('Mondays at noon')
  await visitor.post('/dashboard?index', { intent: 'leave-group', waitId })
  expect(await read(visitor, '/dashboard')).not.toContain('Mondays at noon')
})
