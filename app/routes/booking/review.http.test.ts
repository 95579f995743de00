import { beforeAll, expect, test } from 'vitest'
import { findAccount } from '#db/accounts/users.ts'
import { recordPracticeChange, requirePracticeVersion } from '#db/content/practice-settings.ts'
import { linkedPath } from '#domain/bookings/booking-links.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { TEST_KEYS } from '#test/factories/bookings.ts'
import { givenCompleted, givenPublishedReview } from '#test/factories/reviews.ts'
import { DESK, type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { bookingLinkPath } from '#usecases/bookings/booking-links.ts'
import { SAMPLE_PRACTICE } from '#usecases/content/sample/en/practice.ts'

const clock = createTestClock()
let desk: OpenedDesk
beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const REVIEWS = '/staff/inbox/reviews'
const FORM = { intent: 'write', stars: '4', text: 'Clear & kind <b>words</b>', shownName: 'Asha', shownCity: 'Mysuru' }

async function givenLink() {
  const booking = await givenCompleted(database(), { now: clock.now() })
  const client = await findAccount(database(), booking.userId)
  const path = bookingLinkPath(TEST_KEYS, 'review', { bookingId: booking.id, email: client?.email ?? '' })
  return { booking, path }
}

test('the review of a booking is written, changed and withdrawn by the link in the email, without a sign-in', async () => {
  const { booking, path } = await givenLink()
  const { anonymous } = desk

  expect(await (await anonymous.get(path)).text()).toContain('How was your session?')
  const refused = await anonymous.post(path, { ...FORM, stars: '' })
  expect(refused.status).toBe(422)
  const shownAgain = await refused.text()
  expect(shownAgain).toContain('Choose from one to five stars')
  expect(shownAgain).toContain('Clear &amp; kind')
  expect((await anonymous.post(path, FORM)).headers.get('location')).toBe(path)
  const written = await (await anonymous.get(path)).text()
  expect(written).toContain('Only the practice reads your review.')
  expect(written).toContain('Save changes')
  expect(anonymous.cookies.has('session')).toBe(false)

  const client = await desk.visitorFor(booking.userId)
  const own = `/dashboard/bookings/${booking.id}/review`
  expect(await (await client.get('/dashboard')).text()).toContain(own)
  await client.post(own, { ...FORM, isPublic: 'on' })
  expect(await (await client.get(own)).text()).toContain('We read every review before it is shown')
  await client.post(own, { intent: 'withdraw' })
  expect(await (await client.get(own)).text()).toContain('Send review')
})

test('the review of a booking is closed to a wrong link, to another client, and to a link for something else', async () => {
  const { booking, path } = await givenLink()
  const other = await desk.visitorFor((await givenCompleted(database(), { now: clock.now() })).userId)
  const client = await findAccount(database(), booking.userId)
  const cancel = bookingLinkPath(TEST_KEYS, 'cancel', { bookingId: booking.id, email: client?.email ?? '' })

  expect((await desk.anonymous.post(linkedPath('review', cancel.split('token=')[1] ?? ''), FORM)).status).toBe(404)
  expect((await desk.anonymous.get(path.slice(0, -4))).status).toBe(404)
  expect((await other.post(`/dashboard/bookings/${booking.id}/review`, FORM)).status).toBe(404)
})

test('the review of a booking stops the invitations of a client who wants none', async () => {
  const { path } = await givenLink()

  await desk.anonymous.post(path, { intent: 'stop' })

  expect(await (await desk.anonymous.get(path)).text()).toContain('We won’t ask you for reviews.')
})

test('moderation publishes, replies and hides at the desk and in the admin area, with the typed text escaped', async () => {
  const { booking, path } = await givenLink()
  await desk.anonymous.post(path, { ...FORM, isPublic: 'on' })

  const waiting = await (await desk.assistant.get(REVIEWS)).text()
  expect(waiting).toContain('Clear &amp; kind &lt;b&gt;words')
  expect(waiting).toContain('Asha, Mysuru')
  const published = await desk.assistant.post(REVIEWS, { intent: 'publish', bookingId: booking.id, version: '1' })
  expect(published.status).toBe(302)
  await desk.admin.post('/staff/inbox/reviews', { intent: 'reply', bookingId: booking.id, reply: 'Thank you, Asha.' })

  const listed = await (await desk.admin.get('/staff/inbox/reviews?state=published')).text()
  expect(listed).toContain('Thank you, Asha.')
  expect(await (await desk.anonymous.get(path)).text()).toContain('Thank you, Asha.')
  await desk.astrologer.post(REVIEWS, { intent: 'hide', bookingId: booking.id, version: '1' })
  expect(await (await desk.astrologer.get(`${REVIEWS}?state=hidden`)).text()).toContain('Clear &amp; kind')
})

test('moderation does not know a review that does not exist', async () => {
  const { booking } = await givenLink()

  for (const bookingId of [booking.id, 'no-uuid', '']) {
    const form = { intent: 'publish', bookingId, version: '1' }
    expect((await desk.astrologer.post(REVIEWS, form)).status).toBe(404)
  }
})

test('the home page shows real reviews and counts instead of samples once they are switched on', async () => {
  const home = async () => (await desk.anonymous.get('/')).text()
  expect((await desk.anonymous.get('/reviews')).status).toBe(404)
  for (const stars of [5, 5, 4, 4, 4] as const) await givenPublishedReview(database(), stars, { shownName: '' })
  const before = await home()
  expect(before).toContain('Trusted by 1000+ Clients')
  expect(before).not.toContain('aggregateRating')

  await recordPracticeChange(database(), {
    part: 'claims',
    change: { trustLine: SAMPLE_PRACTICE.trustLine, facts: SAMPLE_PRACTICE.facts, showsReviews: true },
    version: await requirePracticeVersion(database()),
    now: clock.now(),
  })

  const page = await home()
  expect(page).not.toContain('1000+')
  expect(page).toMatch(/4\.4 out of 5 stars in 5 reviews/)
  expect(page).toContain('A client')
  expect(page).toContain('"ratingValue":4.4,"reviewCount":5')
  expect(await (await desk.anonymous.get('/auth')).text()).toContain('4.4 out of 5 stars in 5 reviews')
  expect(page).toContain('href="/reviews"')
})

test('all published reviews have a page of their own, twenty at a time, that the cache holds', async () => {
  const read = async (path: string) => (await desk.anonymous.get(path)).text()
  for (let count = 5; count < 21; count += 1) await givenPublishedReview(database(), 5, { text: '', shownCity: 'Pune' })

  const first = await desk.anonymous.get('/reviews')
  expect(first.headers.get('etag')).not.toBeNull()
  const shown = await first.text()
  expect(shown).toContain('4.9 out of 5 stars in 21 reviews.')
  expect(shown).toContain('"reviewCount":21')
  expect(shown).toContain('href="/reviews?page=2"')
  expect(await read('/reviews?page=2')).toContain('Clear and kind. I know what to do now.')
  expect(await read('/sitemap.xml')).toContain('/reviews<')
  for (const page of ['0', '1', '3', 'x']) {
    expect((await desk.anonymous.get(`/reviews?page=${page}`)).status).toBe(404)
  }
})

test('the desk and the admin overview say how many reviews wait to be read', async () => {
  const { path } = await givenLink()
  await desk.anonymous.post(path, FORM)

  expect(await (await desk.astrologer.get(DESK)).text()).toMatch(/\d+ reviews? to read|One review to read/)
  expect(await (await desk.admin.get('/staff')).text()).toContain('Reviews to read')
})
