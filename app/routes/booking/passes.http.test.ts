import { beforeAll, expect, test } from 'vitest'
import { listOwnBookings } from '#db/bookings/bookings.ts'
import { findConsultationPackage } from '#db/content/catalogue.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { givenPassService } from '#test/factories/offers.ts'
import { codeInEmail } from '#test/steps/account-emails.ts'
import { type BookingSite, FULL_LIFE, openBookingSite } from '#test/steps/booking-site.ts'
import { findService } from '#usecases/bookings/find-service.ts'

const clock = createTestClock()
let site: BookingSite
let path: string

beforeAll(async () => {
  const db = database()
  site = await openBookingSite(db, clock)
  const offered = await findConsultationPackage(db, 'full-life-prediction')
  path = `/book/pass/${(await givenPassService(db, { packageId: offered?.id ?? 0 })).slug}`
})

test('a session pass is sold on the consultation page, with a form that asks for name and phone only', async () => {
  const visitor = site.aVisitor()
  const page = await (await visitor.get('/consultation')).text()
  const form = await (await visitor.get(path)).text()

  expect(page).toContain(`href="${path}"`)
  expect(page).toContain('3 sessions of Full Life Prediction')
  for (const name of ['fullName', 'phone', 'email']) expect(form).toContain(`name="${name}"`)
  for (const name of ['birthDate', 'currentLocation', 'preferredTime']) expect(form).not.toContain(`name="${name}"`)
  expect(form).toContain('We then refund the share of the sessions that you have not used.')
})

test('a session pass is paid for like any booking', async () => {
  const asha = await site.aClient()
  const paymentPath = await site.book(asha, {}, path)
  expect(await (await asha.get(paymentPath)).text()).toContain('₹7,501')
})

test('a session pass is offered in the form of its service, pays for the session, and says on the dashboard what is left', async () => {
  const asha = await site.aClient()
  await givenBooking(database(), {
    userId: asha.userId,
    service: await passOf(path),
    state: 'verified',
    now: clock.now(),
  })

  const form = await (await asha.get(FULL_LIFE)).text()
  const [, id = ''] = /<option value="(\d+)"[^>]*>Use my pass: 3 of 3 left/.exec(form) ?? []
  expect(id).not.toBe('')
  expect(form).toContain('Valid until November 16, 2027.')

  const confirmed = await site.book(asha, { pass: id, fullName: 'Asha Rao' })
  expect(asha.flash()).toMatchObject({ title: 'Booking confirmed!' })
  expect(await (await asha.get(confirmed)).text()).toContain('There is nothing to pay.')
  const dashboard = await (await asha.get('/dashboard')).text()
  expect(dashboard).toContain('2 of 3 sessions left')
})

test('a session pass is offered to a client who signs in by code in the middle of a booking, before anything is booked', async () => {
  const { id: userId, email } = await givenUser(database(), { now: clock.now() })
  await givenBooking(database(), { userId, service: await passOf(path), state: 'verified', now: clock.now() })
  const visitor = site.aVisitor()
  await visitor.post(FULL_LIFE, { ...site.fields({ notes: 'Will I move?' }), email })

  const code = await codeInEmail(database(), email)
  const entered = await visitor.post(`${FULL_LIFE}?code`, { intent: 'enter-code', code })

  expect(entered.headers.get('location')).toBe(FULL_LIFE)
  expect(visitor.flash()).toMatchObject({ title: 'You have a session pass' })
  expect(await listOwnBookings(database(), userId)).toHaveLength(1)
  const form = await (await visitor.get(FULL_LIFE)).text()
  expect(form).toContain('Use my pass: 3 of 3 left')
  expect(form).toContain('Will I move?')
})

test('a session pass that the client does not have gets a sentence and keeps the form', async () => {
  const asha = await site.aClient()

  const answer = await asha.post(FULL_LIFE, site.fields({ pass: '999999', notes: 'Will I move?' }))

  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('This pass cannot be used for this session any more.')
  expect(page).toContain('Will I move?')
})

async function passOf(formPath: string) {
  const service = await findService(database(), { kind: 'pass', slug: formPath.slice('/book/pass/'.length) })
  if (!service) throw new Error('The pass is not sold.')
  return service
}
