import { beforeAll, expect, test } from 'vitest'
import { findLiveInvoice } from '#db/payments/invoices.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { givenBooking } from '#test/factories/bookings.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { createVisitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite

beforeAll(async () => {
  site = await createSite({ db: database(), clock: clock.now })
})

async function visitorFor(userId: string) {
  return createVisitor(site, { sessionToken: await givenSession(database(), userId, clock.now()) })
}

test('B14: the address of an invoice opens for its owner alone, however it was copied and whenever it is tried', async () => {
  const booking = await givenBooking(database(), { state: 'verified', now: clock.now() })
  const invoice = await findLiveInvoice(database(), booking.id)
  const path = `/invoices/${invoice?.id}`
  const owner = await visitorFor(booking.userId)
  const stranger = await visitorFor((await givenUser(database(), { password: null })).id)

  expect((await owner.get(path)).headers.get('content-type')).toBe('application/pdf')
  for (const minutes of [0, 9, 11]) {
    clock.advance({ minutes })
    expect((await stranger.get(path)).status).toBe(404)
    expect((await createVisitor(site).get(path)).headers.get('location')).toMatch(/^\/auth/)
  }

  await owner.post('/sign-out', {})
  expect((await owner.get(path)).headers.get('location')).toMatch(/^\/auth/)
})
