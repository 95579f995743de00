import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import {
  aReference,
  bookingForm,
  givenBooking,
  givenConsultation,
  givenCourseService,
} from '#test/factories/bookings.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

const FULL_LIFE = '/book/consultation/full-life-prediction'
const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now })
})

const aClient = () => signedInVisitor(site, database(), { now: clock.now() })

const fields = (changes: Record<string, string>) => ({
  intent: 'book',
  idempotencyKey: randomUUID(),
  ...changes,
  ...bookingForm(changes),
})

test('the form offers the eight hours of the practice', async () => {
  const asha = await aClient()
  const later = { intent: 'show-hours', bookingDate: '2026-11-18', preferredTime: '' }
  const page = await (await asha.post(FULL_LIFE, { ...fields({}), ...later })).text()

  const hours = ['9-10 AM', '10-11 AM', '11 AM-12 PM', '2-3 PM', '3-4 PM', '4-5 PM', '6-7 PM', '7-8 PM']
  for (const hour of hours) expect(page).toContain(hour)
})

test('the form of Prasna asks for name, phone and place, and shows the time of asking', async () => {
  const page = await (await (await aClient()).get('/book/consultation/prasna')).text()

  for (const name of ['fullName', 'phone', 'currentLocation']) expect(page).toContain(`name="${name}"`)
  for (const name of ['bookingDate', 'preferredTime', 'birthDate', 'birthTime', 'birthPlace']) {
    expect(page).not.toContain(`name="${name}"`)
  }
  expect(page).toMatch(/<input[^>]*readOnly=""[^>]*value="Mon, Nov 16, 2026, 10 AM IST"/)
})

test('the form says above itself why it cannot become a booking', async () => {
  const answer = await (await aClient()).post(FULL_LIFE, fields({ phone: '' }))

  const page = await answer.text()
  expect(page).toContain('Booking failed')
  expect(page).toContain('Enter your phone number')
})

test('the toasts of each step confirm the booking and then the claim', async () => {
  const asha = await aClient()

  const held = await asha.post(FULL_LIFE, fields({ bookingDate: '2026-11-23' }))
  expect(asha.flash()).toEqual({
    tone: 'success',
    title: 'Booking created!',
    detail: 'Please complete the UPI payment to confirm your booking',
  })

  await asha.post(held.headers.get('location') ?? '', { reference: aReference() })
  expect(asha.flash()).toEqual({
    tone: 'success',
    event: 'payment-claimed',
    title: 'Payment confirmed!',
    detail:
      'Your booking has been confirmed. You will receive a confirmation email shortly. Received, being verified: we will email you when we have checked the payment.',
  })
})

test.each([
  ['', 'Transaction ID required', 'Please enter your UPI transaction ID'],
  ['123', 'Check the transaction ID', 'A UPI transaction ID has 12 digits'],
])('the toasts of each step say of the reference "%s": %s', async (reference, title, detail) => {
  const asha = await aClient()
  const booking = await givenBooking(database(), { userId: asha.userId, now: clock.now() })

  const page = await (await asha.post(`/book/payment/${booking.id}`, { reference })).text()

  expect(page).toContain(title)
  expect(page).toContain(detail)
  expect(page).toContain('Usually a 12-digit number.')
})

test('the success page shows what was booked and the next five steps', async () => {
  const asha = await aClient()
  const form = { bookingDate: '2026-11-25' }
  await givenBooking(database(), { userId: asha.userId, state: 'claimed', form, now: clock.now() })

  const page = await (await asha.get('/booking-success')).text()

  for (const words of [
    'Booking Confirmed',
    'Full Life Prediction',
    'Amount Paid',
    '₹3,001',
    'Booking Date',
    'Preferred Time',
    'You will receive a confirmation email shortly.',
    'We will send you a reminder email 2 days before your appointment.',
    'Our team will contact you 24-48 hours before the session.',
    'Keep your birth details ready.',
    'You will receive the meeting link by email.',
    'acharya@example.com',
    'support@example.com',
    'Back to Home',
    'Book Another Consultation',
  ]) {
    expect(page).toContain(words)
  }
  expect(page).toMatch(/November \d+, 2026/)
})

test('the success page of a session that is soon promises only the reminder two hours before', async () => {
  const asha = await aClient()
  const form = { bookingDate: '2026-11-17' }
  await givenBooking(database(), { userId: asha.userId, state: 'claimed', form, now: clock.now() })

  const page = await (await asha.get('/booking-success')).text()

  expect(page).toContain('We will send you a reminder email 2 hours before your appointment.')
  for (const untrue of ['2 days before', '24-48 hours']) expect(page).not.toContain(untrue)
})

test.each([
  ['Prasna', { service: 'Prasna', says: 'Our team will contact you with the answer by phone or email.' }],
  ['a course', { service: 'Pradhamika', says: 'You are enrolled as soon as we have confirmed your payment' }],
])('the success page promises %s no appointment, no reminder and no meeting link', async (_, { service, says }) => {
  const asha = await aClient()
  const sold = service === 'Prasna' ? givenConsultation(database(), service) : givenCourseService(database(), service)
  await givenBooking(database(), { userId: asha.userId, service: await sold, state: 'claimed', now: clock.now() })

  const page = await (await asha.get('/booking-success')).text()

  expect(page).toContain(service)
  expect(page).toContain('You will receive a confirmation email shortly.')
  expect(page).toContain(says)
  for (const untrue of ['reminder email', 'before the session', 'birth details ready', 'the meeting link']) {
    expect(page).not.toContain(untrue)
  }
})
