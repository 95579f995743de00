import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { listClaims } from '#db/payments/payment-claims.ts'
import { addDays, weekdayOf } from '#domain/practice-time.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { aReference, bookingForm, givenBooking, givenCourseService, requireBooking } from '#test/factories/bookings.ts'
import { requireLetter } from '#test/factories/letters.ts'
import { signedInVisitor } from '#test/signed-in-visitor.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'
import { checkLedger } from '#usecases/payments/check-ledger.ts'

const clock = createTestClock()
const FULL_LIFE = '/book/consultation/full-life-prediction'
let site: TestSite

beforeAll(async () => {
  await loadSampleContent(database())
  site = await createSite({ db: database(), clock: clock.now })
})

const aClient = () => signedInVisitor(site, database(), { now: clock.now() })

let lastDay = '2026-11-17'

/** Each test has a working day of its own. */
function aDay(): string {
  lastDay = addDays(lastDay, 1)
  return weekdayOf(lastDay) === 7 ? aDay() : lastDay
}

const fields = (changes: Record<string, string> = {}) => ({
  intent: 'book',
  idempotencyKey: randomUUID(),
  ...bookingForm({ bookingDate: aDay() }),
  ...changes,
})

async function book(visitor: Visitor, changes: Record<string, string> = {}, path = FULL_LIFE): Promise<string> {
  const answer = await visitor.post(path, fields(changes))
  const location = answer.headers.get('location') ?? ''
  if (!location.startsWith('/book/payment/')) throw new Error(`${answer.status}: ${await answer.text()}`)
  return location
}

describe('booking', () => {
  test('a filled form becomes a booking and leads to its payment, with a toast', async () => {
    const asha = await aClient()

    const answer = await asha.post(FULL_LIFE, fields())

    expect(answer.status).toBe(302)
    expect(asha.flash()).toMatchObject({ title: 'Booking created!' })
    const page = await (await asha.get(answer.headers.get('location') ?? '')).text()
    expect(page).toContain('Pay ₹3,001 by UPI')
    expect(page).toContain('surya.jyotish@example')
  })

  test('C1: whoever comes second is told so with 409 and offered the next free hours', async () => {
    const bookingDate = aDay()
    await book(await aClient(), { bookingDate })

    const answer = await (await aClient()).post(FULL_LIFE, fields({ bookingDate }))

    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('just taken')
    expect(page).toContain('The next free hours:')
  })

  test('C2: the same form twice leads to the same booking', async () => {
    const asha = await aClient()
    const form = fields()

    const answers = await Promise.all(Array.from({ length: 20 }, () => asha.post(FULL_LIFE, form)))

    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1)
  })

  test('C7: a third unpaid hold is answered with 429 and the reason', async () => {
    const asha = await aClient()
    await book(asha)
    await book(asha)

    const answer = await asha.post(FULL_LIFE, fields())

    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('two unpaid bookings')
  })

  test('a returning client sees the struck price and the badge', async () => {
    const asha = await aClient()
    await givenBooking(database(), { userId: asha.userId, state: 'claimed', now: clock.now() })

    const page = await (await asha.get('/book/consultation/birth-time-rectification')).text()

    expect(page).toContain('30% OFF (Existing Customer)')
    expect(page).toContain('₹700')
    expect(page).toContain('₹1,001')
  })

  test('C22: a course that is booked leads to its booking; one that is owned says so', async () => {
    const asha = await aClient()
    const first = await book(asha, {}, '/book/course/pradhamika')

    const again = await asha.post('/book/course/pradhamika', fields())

    expect(again.headers.get('location')).toBe(first)
  })

  test('C22: whoever is enrolled in a course is led to its lessons, not through its form', async () => {
    const asha = await aClient()
    const service = await givenCourseService(database())
    await givenBooking(database(), { userId: asha.userId, service, state: 'verified', now: clock.now() })

    const page = await (await asha.get('/book/course/pradhamika')).text()

    expect(page).toContain('You are already enrolled in this course.')
    expect(page).toContain('href="/learning"')
    expect(page).not.toContain('Continue to payment')
  })

  test('C22: whoever owns Pradhamika may take Sampurna, and reads that its price is for the whole', async () => {
    const asha = await aClient()
    const service = await givenCourseService(database())
    await givenBooking(database(), { userId: asha.userId, service, state: 'verified', now: clock.now() })

    const page = await (await asha.get('/book/course/sampurna-jyotish')).text()

    expect(page).toContain('You are already enrolled in Pradhamika')
    expect(page).toContain('its price is for the whole')
    await book(asha, {}, '/book/course/sampurna-jyotish')
  })
})

describe('a part of a course that somebody has', () => {
  const WHOLE = 'Sampurna Jyotish'
  const PART = '/book/course/madhyamika'
  const pay = async (userId: string, state: 'claimed' | 'verified') =>
    givenBooking(database(), { userId, service: await givenCourseService(database(), WHOLE), state, now: clock.now() })

  test('is theirs already: the courses page and the form say so, with the way to it', async () => {
    const asha = await aClient()
    await pay(asha.userId, 'verified')

    const courses = await (await asha.get('/courses')).text()
    const form = await (await asha.get(PART)).text()

    for (const page of [courses, form]) {
      expect(page).toContain(`You already have this course as part of ${WHOLE}.`)
      expect(page).toContain('href="/learning/sampurna-jyotish"')
    }
    expect(courses).not.toContain('Enroll Now')
    expect(form).not.toContain('Continue to payment')
    expect(await (await createVisitor(site).get('/courses')).text()).toContain('Enroll Now')
  })

  test('is refused to a form that was open before', async () => {
    const asha = await aClient()
    await pay(asha.userId, 'claimed')

    const answer = await asha.post(PART, fields())

    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(`You have booked ${WHOLE}, and this course is part of it.`)
  })

  test('is not asked to be paid for by whoever booked it first, but money that was sent can be told of', async () => {
    const asha = await aClient()
    const payment = await book(asha, {}, PART)
    await pay(asha.userId, 'claimed')

    const page = await (await asha.get(payment)).text()

    expect(page).toContain(`You have booked ${WHOLE}, and this course is part of it.`)
    expect(page).toContain('You need not pay for it')
    expect(page).not.toContain('Open my UPI app')
    expect(page).not.toContain('Scan with your phone')
    expect(page).toContain('I have already sent the money')
    expect((await asha.post(payment, { upiReference: aReference() })).status).toBe(302)
  })

  test('is closed when the whole is verified, and its payment page says why', async () => {
    const asha = await aClient()
    const payment = await book(asha, {}, PART)
    await pay(asha.userId, 'verified')

    const page = await (await asha.get(payment)).text()

    expect(page).toContain('You have this course as part of the complete one')
    expect(page).toContain('href="/learning"')
    expect(page).not.toContain('Book again')
  })
})

describe('signing in on the way', () => {
  test('somebody who is not signed in goes to /auth with a toast and comes back to the filled form', async () => {
    const visitor = createVisitor(site)

    const sent = await visitor.post(FULL_LIFE, fields({ birthPlace: 'Shravanabelagola' }))

    expect(sent.headers.get('location')).toBe(`/auth?return=${encodeURIComponent(FULL_LIFE)}`)
    expect(visitor.flash()).toMatchObject({
      title: 'Sign up required',
      detail: 'Please create an account to complete your booking',
    })
    const { id } = await givenUser(database(), { password: null, now: clock.now() })
    visitor.cookies.set('session', { value: await givenSession(database(), id, clock.now()), path: '/' })
    expect(await (await visitor.get(FULL_LIFE)).text()).toContain('Shravanabelagola')
  })

  test('the form of another service is not filled with it', async () => {
    const visitor = createVisitor(site)
    await visitor.post(FULL_LIFE, fields({ birthPlace: 'Shravanabelagola' }))

    const other = await (await visitor.get('/book/course/unnata')).text()

    expect(other).not.toContain('Shravanabelagola')
  })

  test.each([
    ['/book/course/pradhamika', 'Please sign in to book a course'],
    [FULL_LIFE, 'Please sign in to book a consultation'],
  ])('%s says early that one has to sign in', async (path, words) => {
    const page = await (await createVisitor(site).get(path)).text()

    expect(page).toContain('Sign in required')
    expect(page).toContain(words)
  })
})

describe('paying', () => {
  test.each(['४१२३४५६७८९०१', '４１２３ ４５６７ ８９０２', 'UTR: 4123-4567-8903', '4123\u00a04567\u00a08904'])(
    'D1: %s is tidied and taken',
    async (upiReference) => {
      const asha = await aClient()
      const payment = await book(asha)

      const answer = await asha.post(payment, { upiReference })

      expect(answer.status).toBe(302)
      expect(asha.flash()).toMatchObject({ title: 'Payment confirmed!' })
      const [claim] = await listClaims(database(), payment.slice('/book/payment/'.length))
      expect(claim?.upiReference).toMatch(/^4123456789\d\d$/)
    },
  )

  test('after the claim the page says what happens next and leads to the success page after two seconds', async () => {
    const asha = await aClient()
    const payment = await book(asha)
    await asha.post(payment, { upiReference: aReference() })

    const confirmed = await asha.get(payment)

    expect(confirmed.headers.get('refresh')).toBe('2;url=/booking-success')
    expect(await confirmed.text()).toContain('/booking-success')
    const success = await (await asha.get('/booking-success')).text()
    expect(success).toContain('Your transfer is being checked')
  })

  test('the page knows of the claim by its name, not by the words of a message', async () => {
    const asha = await aClient()
    const payment = await book(asha)
    await asha.post(payment, { upiReference: aReference() })
    const { event, ...words } = asha.flash() ?? {}
    asha.cookies.set('flash', { value: Buffer.from(JSON.stringify(words)).toString('base64url'), path: '/' })

    const page = await asha.get(payment)

    expect(event).toBe('payment-claimed')
    expect(page.headers.get('refresh')).toBeNull()
  })

  test('whoever goes back to the page of a claimed booking may stay there', async () => {
    const asha = await aClient()
    const payment = await book(asha)
    await asha.post(payment, { upiReference: aReference() })
    await asha.get(payment)

    const again = await asha.get(payment)

    expect(again.headers.get('refresh')).toBeNull()
    const page = await again.text()
    expect(page).toContain('See the summary now')
    expect(page).not.toContain('In a moment you see the summary.')
  })

  test('D2: a reference that another booking lives by is refused with 409, without saying whose', async () => {
    const upiReference = aReference()
    const ravi = await aClient()
    await ravi.post(await book(ravi), { upiReference })

    const asha = await aClient()
    const answer = await asha.post(await book(asha), { upiReference })

    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('already used')
    expect(page).not.toContain(ravi.userId)
  })

  test('D5, B1: another’s booking is not there: no payment, no claim, no cancelling, no moving, no calendar', async () => {
    const ravi = await aClient()
    const id = (await book(ravi)).slice('/book/payment/'.length)
    const asha = await aClient()
    const pages = [
      `/book/payment/${id}`,
      `/dashboard/bookings/${id}/cancel`,
      `/dashboard/bookings/${id}/reschedule`,
      `/dashboard/bookings/${id}/session.ics`,
    ]

    for (const path of pages) {
      const theirs = await asha.get(path)
      const nobodys = await asha.get(path.replace(id, randomUUID()))
      expect([theirs.status, nobodys.status]).toEqual([404, 404])
    }
    expect((await asha.post(`/book/payment/${id}`, { upiReference: aReference() })).status).toBe(404)
    expect((await asha.post(`/dashboard/bookings/${id}/cancel`, {})).status).toBe(404)
    expect(await requireBooking(database(), id)).toMatchObject({ status: 'pending' })
    expect(await (await asha.get(`${FULL_LIFE}?booking=${id}`)).text()).not.toContain('12.2958')
  })

  test('D5: a cancelled booking is answered with 409', async () => {
    const asha = await aClient()
    const payment = await book(asha)
    await asha.post(payment.replace('/book/payment/', '/dashboard/bookings/').concat('/cancel'), {})

    expect((await asha.post(payment, { upiReference: aReference() })).status).toBe(409)
    expect(await (await asha.get(payment)).text()).toContain('This booking is closed')
  })

  test('Back to Form keeps what was typed', async () => {
    const asha = await aClient()
    const payment = await book(asha, { birthPlace: 'Gokarna', notes: 'About work' })

    const page = await (await asha.get(payment)).text()
    const back = /href="([^"]*\?booking=[^"]*)"/.exec(page)?.[1] ?? ''
    const form = await (await asha.get(back.replaceAll('&amp;', '&'))).text()

    expect(form).toContain('Gokarna')
    expect(form).toContain('About work')
  })

  test('D17: link, page, letter and dashboard tell one amount', async () => {
    const asha = await aClient()
    const payment = await book(asha, {}, '/book/consultation/birth-time-rectification')
    const id = payment.slice('/book/payment/'.length)

    const page = await (await asha.get(payment)).text()
    const letter = await requireLetter(database(), `booking-received:${id}`)
    const dashboard = await (await asha.get('/dashboard')).text()

    expect(page).toContain('₹1,001')
    expect(page).toContain('data-copy="1001.00"')
    expect(letter.payload).toMatchObject({ booking: { amount: 100_100 } })
    expect(dashboard).toContain('₹1,001')
  })
})

describe('afterwards', () => {
  test('C23: the success page shows the own latest booking, whatever the address says', async () => {
    const ravi = await aClient()
    const theirs = await givenBooking(database(), { userId: ravi.userId, now: clock.now() })
    const asha = await aClient()
    const own = await givenBooking(database(), { userId: asha.userId, state: 'claimed', now: clock.now() })

    const page = await (await asha.get(`/booking-success?session_id=${theirs.id}`)).text()

    expect(page).toContain(own.code)
    expect(page).not.toContain(theirs.code)
  })

  test('without a booking it says that one is being processed', async () => {
    const page = await (await (await aClient()).get('/booking-success')).text()

    expect(page).toContain('being processed')
  })

  test('the refund due is shown before anybody confirms', async () => {
    const asha = await aClient()
    const booking = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })

    const page = await (await asha.get(`/dashboard/bookings/${booking.id}/cancel`)).text()

    expect(page).toContain('₹3,001 will be returned to you')
    expect(await requireBooking(database(), booking.id)).toMatchObject({ status: 'paid' })
  })

  test('a session moves by its own page', async () => {
    const asha = await aClient()
    const booking = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })
    const bookingDate = aDay()

    const answer = await asha.post(`/dashboard/bookings/${booking.id}/reschedule`, {
      bookingDate,
      preferredTime: '16-17',
    })

    expect(answer.headers.get('location')).toBe('/dashboard')
    expect(await requireBooking(database(), booking.id)).toMatchObject({ bookingDate, preferredTime: '4-5 PM' })
  })

  test('sessions go into a calendar: one by one for their owner, and all by a secret address', async () => {
    const asha = await aClient()
    const booking = await givenBooking(database(), { userId: asha.userId, state: 'verified', now: clock.now() })

    const one = await asha.get(`/dashboard/bookings/${booking.id}/session.ics`)
    const dashboard = await (await asha.get('/dashboard')).text()
    const feedPath = /\/calendar\/[\w-]+\.ics/.exec(dashboard)?.[0] ?? ''
    const feed = await createVisitor(site).get(feedPath)

    expect(one.headers.get('content-type')).toContain('text/calendar')
    expect(await one.text()).toContain(`UID:${booking.id}@localhost`)
    expect(feed.headers.get('cache-control')).toContain('no-store')
    const file = await feed.text()
    expect(file).toContain(`UID:${booking.id}@localhost`)
    expect(file).not.toMatch(/Mysuru|1990/)

    await asha.post('/dashboard?index', { intent: 'renew-calendar' })
    expect((await createVisitor(site).get(feedPath)).status).toBe(404)
  })

  test('B17: what belongs to somebody is kept by nobody on the way', async () => {
    const asha = await aClient()
    const payment = await book(asha)

    for (const path of [payment, '/dashboard', '/booking-success', FULL_LIFE]) {
      expect((await asha.get(path)).headers.get('cache-control')).toContain('no-store')
    }
  })
})

test('after all this the ledger is sound', async () => {
  expect(await checkLedger(database())).toEqual([])
})
