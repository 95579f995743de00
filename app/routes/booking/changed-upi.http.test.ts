import { beforeAll, expect, test } from 'vitest'
import { recordPracticeChange, requirePracticeVersion } from '#db/content/practice-settings.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { aReference, givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

const clock = createTestClock()

beforeAll(() => givenPractice(database()))

test('D18: a payment page opened before the UPI id changed says that it has expired, and then shows the new id', async () => {
  const db = database()
  const client = await givenUser(db)
  const booking = await givenBooking(db, { userId: client.id, now: clock.now() })
  const site = await createSite({ db, clock: clock.now })
  const visitor = createVisitor(site, { sessionToken: await givenSession(db, client.id, clock.now()) })
  const path = `/book/payment/${booking.id}`
  expect(await (await visitor.get(path)).text()).toContain('name="payee" value="surya.jyotish@example"')

  const change = { payeeId: 'new.place@okbank', payeeName: 'Surya Jyotish', kind: 'personal' } as const
  await recordPracticeChange(db, { part: 'upi', change, version: await requirePracticeVersion(db), now: clock.now() })
  const reference = aReference()
  const old = await visitor.post(path, { payee: 'surya.jyotish@example', reference })
  const page = await old.text()

  expect(old.status).toBe(409)
  expect(page).toContain('The UPI ID of the practice has changed')
  expect(page).toContain('name="payee" value="new.place@okbank"')
  expect((await visitor.post(path, { payee: 'new.place@okbank', reference })).status).toBe(302)
})

test('without a UPI id the payment page asks the client not to pay and takes no claim', async () => {
  const db = database()
  const client = await givenUser(db)
  const booking = await givenBooking(db, { userId: client.id, now: clock.now() })
  const site = await createSite({ db, clock: clock.now })
  const visitor = createVisitor(site, { sessionToken: await givenSession(db, client.id, clock.now()) })
  const path = `/book/payment/${booking.id}`
  const change = { payeeId: null, payeeName: null, kind: 'personal' } as const
  await recordPracticeChange(db, { part: 'upi', change, version: await requirePracticeVersion(db), now: clock.now() })

  const page = await (await visitor.get(path)).text()
  const claim = await visitor.post(path, { reference: aReference() })
  const staff = await givenUser(db, { roles: ['astrologer'] })
  const desk = createVisitor(site, { sessionToken: await givenSession(db, staff.id, clock.now()) })

  expect(page).toContain('Do not send any money')
  expect(page).not.toContain('I have paid')
  expect(claim.status).toBe(409)
  expect(await (await desk.get('/astrologer-dashboard')).text()).toContain('Clients cannot pay yet')
})
