import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sealWithRing } from '#db/key-ring.ts'
import { profiles } from '#db/schema/accounts.ts'
import { bookings } from '#db/schema/bookings.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { istDate, istInstant } from '#domain/time/india-time.ts'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking, givenConsultation, hoursAfter, TEST_KEYS } from '#test/factories/bookings.ts'
import { applyDecisions } from '#test/factories/decisions.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { cashForm, DESK } from '#test/steps/desk.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'

const clock = createTestClock()
let own: TestDatabase
let astrologer: Visitor

// The desk shows all bookings, so each test starts with an empty database.
beforeEach(async () => {
  own = await createDatabase()
  await givenPractice(own.db)
  const site = await createSite({ db: own.db, clock: clock.now })
  const { id } = await givenUser(own.db, { roles: ['astrologer'], password: null })
  astrologer = createVisitor(site, { sessionToken: await givenSession(own.db, id, clock.now()) })
  return () => own.drop()
})

test('shows the empty texts of its lists', async () => {
  const upcoming = await (await astrologer.get(DESK)).text()
  expect(upcoming).toContain('No upcoming consultations scheduled')
  expect(upcoming).toContain('>To verify<')
  expect(await (await astrologer.get(`${DESK}/pending`)).text()).toContain('No pending payments')
})

test('sums what was received for confirmed upcoming sessions', async () => {
  await givenBooking(own.db, { state: 'verified', now: clock.now() })
  await givenBooking(own.db, { state: 'verified', now: clock.now() })
  await givenBooking(own.db, { state: 'claimed', now: clock.now() })
  const part = await givenBooking(own.db, { now: clock.now() })
  await astrologer.post(`/staff/bookings/${part.id}/payment`, cashForm('1000.50'))

  const page = await (await astrologer.get(DESK)).text()

  expect(page).toContain('Total Revenue')
  expect(page).toContain('₹7,002.50')
})

test('shows an unnamed client as unknown, with their questions beside the birth details', async () => {
  const { id, userId } = await givenBooking(own.db, { state: 'verified', now: clock.now() })
  await own.db.update(profiles).set({ fullName: null }).where(eq(profiles.userId, userId))
  const details = { dateOfBirth: '1990-02-28', questions: 'Shall I move?' }
  const birthDetails = sealWithRing(JSON.stringify(details), TEST_KEYS)
  await own.db.update(bookings).set({ birthDetails }).where(eq(bookings.id, id))

  const page = await (await astrologer.get(DESK)).text()

  for (const text of ['Unknown Client', 'Questions', 'Shall I move?', 'Not provided', 'Place of Birth', 'Booked on']) {
    expect(page).toContain(text)
  }
  expect(page).toMatch(/November \d+, 2026/)
})

test('asks whether the payment of a cancelled booking arrived, and lists a refund only if it did', async () => {
  const cancelled = []
  for (let count = 0; count < 2; count++) {
    const { id, userId } = await givenBooking(own.db, { state: 'claimed', now: clock.now() })
    await cancelBooking(own.db, { bookingId: id, userId }, clock.now())
    cancelled.push(`/staff/bookings/${id}`)
  }
  const [arrived = '', missing = ''] = cancelled
  const readDesk = async () => {
    const pages = [await astrologer.get('/staff/money'), await astrologer.get('/staff/money/invoices')]
    return (await Promise.all(pages.map((page) => page.text()))).join('')
  }
  const before = await readDesk()

  await astrologer.post(missing, { intent: 'missing' })
  await applyDecisions(own.db, clock.now())
  const between = await readDesk()
  await astrologer.post(arrived, { intent: 'arrived' })
  await applyDecisions(own.db, clock.now())
  const after = await readDesk()

  for (const path of cancelled) expect(before).toContain(`href="${path}#refund"`)
  for (const page of [before, between]) {
    expect(page).toContain('Did these payments arrive?')
    expect(page).not.toContain('Refunds to send')
  }
  expect(between).not.toContain(`href="${missing}#refund"`)
  expect(after).not.toContain('Did these payments arrive?')
  expect(after).toContain('Refunds to send')
  expect(after).toMatch(/Send it by (November|December) \d+, 2026/)
  expect(after).not.toContain(`href="${missing}#refund"`)
})

test('shows the requested day of an unpaid booking', async () => {
  await givenBooking(own.db, { service: await givenConsultation(own.db, 'Prasna'), now: clock.now() })

  const page = await (await astrologer.get(`${DESK}/pending`)).text()

  expect(page).toContain('Requested on')
  expect(page).toContain('Nov 16, 2026')
})

test('shows until when an unpaid session is held, and that its hold has lapsed', async () => {
  const bookedAt = clock.now()
  const { id } = await givenBooking(own.db, { now: bookedAt })

  const held = await (await astrologer.get(`${DESK}/pending`)).text()
  await own.db.update(bookings).set({ holdExpiresAt: bookedAt }).where(eq(bookings.id, id))
  const lapsed = await (await astrologer.get(`${DESK}/pending`)).text()
  const page = await (await astrologer.get(`/staff/bookings/${id}`)).text()

  const sentence = 'The hold has expired. Others can book this time.'
  expect(held).toContain('Held until')
  expect(held).not.toContain(sentence)
  expect(lapsed).toContain(sentence)
  expect(lapsed).not.toContain('Held until')
  expect(page).toContain(sentence)
  expect(page).toContain('To hold a time again, cancel this booking and book once more.')
})

test('sorts sessions by date, and unpaid bookings latest first', async () => {
  const later = await givenBooking(own.db, { state: 'verified', form: { bookingDate: '2026-11-26' }, now: clock.now() })
  const sooner = await givenBooking(own.db, {
    state: 'verified',
    form: { bookingDate: '2026-11-20' },
    now: clock.now(),
  })
  const first = await givenBooking(own.db, { now: clock.now() })
  const second = await givenBooking(own.db, { now: new Date(clock.now().getTime() + MINUTE_MS) })

  const upcoming = await (await astrologer.get(DESK)).text()
  const pending = await (await astrologer.get(`${DESK}/pending`)).text()

  expect(upcoming.indexOf(sooner.code)).toBeLessThan(upcoming.indexOf(later.code))
  expect(pending.indexOf(second.code)).toBeLessThan(pending.indexOf(first.code))
})

test('lists today’s sessions first, then later ones, then open Prasnas', async () => {
  const session = await givenBooking(own.db, { state: 'verified', now: clock.now() })
  const service = await givenConsultation(own.db, 'Prasna')
  const question = await givenBooking(own.db, { service, state: 'verified', now: clock.now() })
  const partsOf = async () => (await (await astrologer.get(DESK)).text()).split(/<h2[^>]*>/).slice(1)

  const [today, later, questions] = await partsOf()
  expect(today).toMatch(/^Today<[\s\S]*No sessions today\./)
  expect(later).toMatch(/^Later</)
  expect(later).toContain(session.code)
  expect(questions).toMatch(/^Questions to answer</)
  expect(questions).toContain(question.code)

  const form = { bookingDate: istDate(clock.now()), preferredTime: '18:00' }
  const evening = await givenBooking(own.db, { state: 'verified', form, now: hoursAfter(clock.now(), -48) })
  const [todayNow] = await partsOf()
  expect(todayNow).toContain(evening.code)
  expect(todayNow).not.toContain('No sessions today.')
})

const partAt = (page: string, heading: string) => page.split(/<h2[^>]*>/).find((part) => part.startsWith(heading)) ?? ''

test('lists a session of today before its payment is verified, with its state', async () => {
  const form = { bookingDate: istDate(clock.now()), preferredTime: '18:00' }
  const claimed = await givenBooking(own.db, { state: 'claimed', form, now: hoursAfter(clock.now(), -48) })
  const tomorrow = await givenBooking(own.db, { state: 'claimed', now: clock.now() })

  const page = await (await astrologer.get(DESK)).text()

  const today = partAt(page, 'Today<')
  expect(today).toContain(claimed.code)
  expect(today).toContain('Being checked')
  expect(today).toMatch(/href="\/staff\/money"[^>]*>Verify</)
  expect(page).not.toContain(tomorrow.code)
})

test('a session of today can be joined from ten minutes before it', async () => {
  const form = { bookingDate: istDate(clock.now()), preferredTime: '11:00' }
  const { id } = await givenBooking(own.db, { state: 'verified', form, now: hoursAfter(clock.now(), -48) })
  const today = async () => partAt(await (await astrologer.get(DESK)).text(), 'Today<')

  const meetingLink = 'https://meet.example.com/asha'
  await astrologer.post(`/staff/bookings/${id}`, { intent: 'link', meetingLink })

  const join = /href="https:\/\/meet\.example\.com\/asha"[^>]*>Join</
  const page = async () => (await astrologer.get(`/staff/bookings/${id}`)).text()
  for (const shown of [await today(), await page()]) expect(shown).not.toMatch(join)
  const morning = clock.now()
  clock.set(istInstant(istDate(morning), '10:50').toISOString())
  for (const shown of [await today(), await page()]) expect(shown).toMatch(join)
  clock.set(morning.toISOString())
})

test('shows how old each question is, the oldest first, and marks those that wait too long', async () => {
  const service = await givenConsultation(own.db, 'Prasna')
  const fresh = await givenBooking(own.db, { service, state: 'verified', now: hoursAfter(clock.now(), -2) })
  const old = await givenBooking(own.db, { service, state: 'verified', now: hoursAfter(clock.now(), -27 * 24) })

  const questions = partAt(await (await astrologer.get(DESK)).text(), 'Questions to answer<')

  const [first = '', second = ''] = questions.split('<li class="session-row">').slice(1)
  expect(first).toContain(old.code)
  expect(first).toContain('27 days old')
  expect(first).toContain('Overdue')
  expect(second).toContain(fresh.code)
  expect(second).toContain('2 h old')
  expect(second).not.toContain('Overdue')
})

test('asks about sessions without an outcome however long ago they were', async () => {
  const long = await givenBooking(own.db, { state: 'verified', now: hoursAfter(clock.now(), -60 * 24) })

  const page = await (await astrologer.get(DESK)).text()

  expect(partAt(page, 'How did these sessions go?')).toContain(`/bookings/${long.id}`)
})
