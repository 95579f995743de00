import { beforeAll, expect, test } from 'vitest'
import { countTakenSeats } from '#db/learning/cohorts.ts'
import { cohortWaitlist } from '#db/schema/cohorts.ts'
import { courseService } from '#domain/bookings/booking-service.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { bookingForm, givenBooking, TEST_KEYS } from '#test/factories/bookings.ts'
import { givenCourse } from '#test/factories/catalogue.ts'
import { givenCohort } from '#test/factories/cohorts.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { offerFreedSeats } from '#usecases/bookings/cohorts/offer-freed-seats.ts'
import { waitlistLinkPath } from '#usecases/bookings/waitlist/waitlist-links.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await givenPractice(database())
  site = await createSite({ db: database(), clock: clock.now })
})

async function aClient() {
  const user = await givenUser(database(), { password: null, now: clock.now() })
  const visitor = createVisitor(site, {
    sessionToken: await givenSession(database(), user.id, clock.now()),
  })
  return { user, visitor }
}

async function givenGroups() {
  const course = await givenCourse(database())
  const now = clock.now()
  const saturdays = await givenCohort(database(), { courseId: course.id, seats: 1, now })
  const sundays = await givenCohort(database(), { courseId: course.id, title: 'Sundays', seats: 5, now })
  const take = () =>
    givenBooking(database(), {
      service: courseService(course),
      state: 'verified',
      form: { cohort: String(saturdays.id) },
      now,
    })
  return { course, saturdays, sundays, take, path: `/book/course/${course.slug}` }
}

const fieldsFor = (cohort: string) => ({
  ...bookingForm({ cohort, bookingDate: '', preferredTime: '' }),
  intent: 'book',
})

test('the form of a course asks which group, with free seats and dates, and keeps what was typed', async () => {
  const { sundays, saturdays, take, path } = await givenGroups()
  await take()
  const { visitor } = await aClient()

  const shown = await (await visitor.get(`${path}?group=${sundays.id}`)).text()
  expect(shown).toContain('Which group?')
  expect(shown).toContain('5 seats free')
  expect(shown).toContain(`href="${path}/wait/${saturdays.id}"`)
  expect(shown).toContain('Mon, Nov 23')
  expect(shown).not.toContain('When would you like to start?')

  const refused = await visitor.post(path, { ...fieldsFor(''), notes: 'Vastu' })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expect(again).toContain('Choose a group')
  expect(again).toContain('Vastu')
  expect((await visitor.post(path, fieldsFor(String(saturdays.id)))).status).toBe(409)
  const booked = await visitor.post(path, fieldsFor(String(sundays.id)))
  expect(booked.headers.get('location')).toContain('/book/payment/')
  expect(await countTakenSeats(database(), sundays.id, clock.now())).toBe(1)
})

test('a client waits for a full group, and takes the seat that is offered by email', async () => {
  const { saturdays, take, path } = await givenGroups()
  const taken = await take()
  const { user, visitor } = await aClient()
  const waitPath = `${path}/wait/${saturdays.id}`
  expect(await (await createVisitor(site).get(waitPath)).text()).toContain('Sign in to join')
  expect((await createVisitor(site).post(waitPath, {})).headers.get('location')).toContain('/auth')

  expect(await (await visitor.get(waitPath)).text()).toContain('All seats are taken')
  expect((await visitor.post(waitPath, { timeZone: 'America/New_York' })).headers.get('location')).toBe('/dashboard')
  await cancelBooking(database(), { bookingId: taken.id, userId: taken.userId }, clock.now())
  await offerFreedSeats(database(), clock.now())
  const [wait] = (await database().select().from(cohortWaitlist)).filter(({ userId }) => userId === user.id)
  const link = waitlistLinkPath(TEST_KEYS, 'group', { entryId: wait?.id ?? '', email: user.email })
  const offer = await (await createVisitor(site).get(link)).text()
  expect(offer).toContain('A seat is free for you')
  const bookHref = /href="([^"]*seat=[^"]*)"/.exec(offer)?.[1]?.replaceAll('&amp;', '&') ?? ''

  const form = await (await createVisitor(site).get(bookHref)).text()
  expect(form).toContain('1 seat free')
  expect(form).toContain(user.email)
  const other = await aClient()
  expect((await other.visitor.post(path, fieldsFor(String(saturdays.id)))).status).toBe(409)
  const booked = await visitor.post(path, fieldsFor(String(saturdays.id)))
  expect(booked.headers.get('location')).toContain('/book/payment/')
  expect(await (await createVisitor(site).get(link)).text()).toContain('You have a seat.')
})
