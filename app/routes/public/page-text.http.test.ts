import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database() })
})

async function expectText(path: string, texts: readonly string[]): Promise<void> {
  const page = await (await site.request(path)).text()
  for (const text of texts) expect(page).toContain(text)
}

test('the home page introduces the astrologer', async () => {
  await expectText('/', [
    'About the astrologer',
    'Acharya Suryakant Joshi',
    'Jyotish Acharya',
    'learned to read a chart at his grandfather’s desk',
    '22 years',
  ])
})

test('the consultation cards show their length, from 15 to 60 minutes', async () => {
  await expectText('/consultation', ['15 minutes', '45 minutes', '60 minutes'])
})

test('the terms contain every policy of the practice', async () => {
  await expectText('/terms', [
    'take 15 to 60 minutes',
    'reminder email 2 days before the appointment',
    '24 to 48 hours before',
    'All prices are in Indian rupees (INR)',
    'if you cancel within 24 hours of booking and the consultation has not taken place',
    'within 7 days of enrolling if you have accessed less than 20% of the content',
    'Refunds are made to the original payment method and take 7 to 15 business days.',
    'Mon-Sat 9:00-18:00',
    'We reply within 24 hours.',
    'not for people under 18',
  ])
})

test('the privacy policy promises an answer within 30 days', async () => {
  await expectText('/privacy', ['Privacy inquiries are answered within 30 days.'])
})

test('the complete course lists what it adds', async () => {
  await expectText('/courses', [
    'Personal mentorship',
    'Lifetime access to the lessons',
    'Priority support',
    'Certificate of completion',
  ])
})

test('the contact form offers five topics', async () => {
  const topics = ['Consultation', 'Courses', 'Technical', 'Billing', 'General']

  await expectText(
    '/contact',
    topics.map((topic) => `>${topic}</option>`),
  )
})

test('the horoscope has four tabs', async () => {
  await expectText('/horoscope', ['Birth Chart', 'Daily Horoscope', 'Planetary Positions', 'Compatibility'])
})

const ASKED_FOR = [
  'courses',
  'consultation',
  'free-content',
  'free-content/:slug',
  'horoscope',
  'blog',
  'blog/:id',
  'dashboard',
  'astrologer-dashboard',
  'contact',
  'terms',
  'privacy',
  'admin/blog',
  'auth',
  'astrologer-setup',
  'create-admin',
  'booking-success',
  'booking-cancelled',
]

test.each(ASKED_FOR)('there is a page at %s', async (route) => {
  const path = route.replace(':slug', 'parashara-basic').replace(':id', 'shani-the-slow-teacher')

  expect((await site.request(`/${path}`)).status).toBeLessThan(400)
  expect((await site.request(`/${path}-and-more`)).status).toBe(404)
})
