import { beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aReference, givenBooking, givenCourseService } from '#test/factories/bookings.ts'
import { type BookingSite, openBookingSite } from '#test/steps/booking-site.ts'
import { withoutScripts } from '#test/steps/without-scripts.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const clock = createTestClock()
let site: BookingSite

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

test('the form asks when to start, and neither for an hour nor for birth details', async () => {
  const page = withoutScripts(await (await site.aVisitor().get('/book/course/pradhamika')).text())

  expect(page).toContain('When would you like to start?')
  expect(page).toMatch(/<input[^>]*type="date"[^>]*name="bookingDate"/)
  expect(page).toContain('Birth details (optional)')
  expect(page).not.toMatch(/name="preferredTime"|Available times|Indian Standard Time|session|hold your time/i)
  for (const field of ['birthDate', 'birthTime', 'birthPlace']) {
    expect(page).not.toMatch(new RegExp(`<input[^>]*required[^>]*name="${field}"|name="${field}"[^>]*required`))
  }
})

test('a course is booked with name, phone, location and start date', async () => {
  const short = { preferredTime: '', birthDate: '', birthTime: '', birthPlace: '', bookingDate: '2026-11-22' }

  await site.book(await site.aClient(), short, '/book/course/pradhamika')
  const late = await (await site.aClient()).post('/book/course/pradhamika', site.fields({ bookingDate: '2026-11-01' }))

  expect(late.status).toBe(422)
  expect(await late.text()).toContain('Choose today or a day within the next year')
})

test('C22: a booked course redirects to its booking; an owned one says so', async () => {
  const asha = await site.aClient()
  const first = await site.book(asha, {}, '/book/course/pradhamika')

  const again = await asha.post('/book/course/pradhamika', site.fields())

  expect(again.headers.get('location')).toBe(first)
})

test('C22: an enrolled student is sent to the lessons, not to the form', async () => {
  const asha = await site.aClient()
  const service = await givenCourseService(database())
  await givenBooking(database(), { userId: asha.userId, service, state: 'verified', now: clock.now() })

  const page = await (await asha.get('/book/course/pradhamika')).text()

  expect(page).toContain('You are already enrolled in this course.')
  expect(page).toContain('href="/learning"')
  expect(page).not.toContain('Continue to payment')
})

test('C22: a student of Pradhamika can book Sampurna and sees that its price is for the full course', async () => {
  const asha = await site.aClient()
  const service = await givenCourseService(database())
  await givenBooking(database(), { userId: asha.userId, service, state: 'verified', now: clock.now() })

  const page = await (await asha.get('/book/course/sampurna-jyotish')).text()

  expect(page).toContain('You are already enrolled in Pradhamika')
  expect(page).toContain('The price is for the full course')
  await site.book(asha, {}, '/book/course/sampurna-jyotish')
})

describe('a course included in one that the student has', () => {
  const WHOLE = 'Sampurna Jyotish'
  const PART = '/book/course/madhyamika'
  const pay = async (userId: string, state: 'claimed' | 'verified') =>
    givenBooking(database(), { userId, service: await givenCourseService(database(), WHOLE), state, now: clock.now() })

  test('a course included in one that the student has is shown as owned on the courses page and the form, with a link to it', async () => {
    const asha = await site.aClient()
    await pay(asha.userId, 'verified')

    const courses = await (await asha.get('/courses')).text()
    const form = await (await asha.get(PART)).text()

    for (const page of [courses, form]) {
      expect(page).toContain(`You already have this course as part of ${WHOLE}.`)
      expect(page).toContain('href="/learning/sampurna-jyotish"')
    }
    expect(courses).not.toContain('Enroll Now')
    expect(form).not.toContain('Continue to payment')
    expect(await (await site.aVisitor().get('/courses')).text()).toContain('Enroll Now')
  })

  test('a course included in one that the student has refuses a form that was open before', async () => {
    const asha = await site.aClient()
    await pay(asha.userId, 'claimed')

    const answer = await asha.post(PART, site.fields())

    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(`You have booked ${WHOLE}, which includes this course.`)
  })

  test('a course included in one that the student has asks for no payment if it was booked first, but accepts a claim for money already sent', async () => {
    const asha = await site.aClient()
    const payment = await site.book(asha, {}, PART)
    await pay(asha.userId, 'claimed')

    const page = await (await asha.get(payment)).text()

    expect(page).toContain(`You have booked ${WHOLE}, which includes this course.`)
    expect(page).toContain('You don’t need to pay')
    expect(page).not.toContain('Open my UPI app')
    expect(page).not.toContain('Scan with your phone')
    expect(page).toContain('I have already sent the money')
    expect((await asha.post(payment, { reference: aReference() })).status).toBe(302)
  })

  test('a course included in one that the student has is closed when the complete course is verified, and its payment page says why', async () => {
    const asha = await site.aClient()
    const payment = await site.book(asha, {}, PART)
    await pay(asha.userId, 'verified')

    const page = await (await asha.get(payment)).text()

    expect(page).toContain('You have this course as part of the complete course')
    expect(page).toContain('href="/learning"')
    expect(page).not.toContain('Book again')
  })
})

test('the ledger is consistent after these tests', async () => {
  expect(await checkLedger(database())).toEqual([])
})
