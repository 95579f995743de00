import { beforeAll, expect, test } from 'vitest'
import type { BookingRow } from '#db/bookings/bookings.ts'
import { ledgerEntries } from '#db/schema/ledger.ts'
import { rupees } from '#domain/money.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenStaff } from '#test/factories/accounts.ts'
import { A_MONDAY, givenService } from '#test/factories/bookings.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import type { Visitor } from '#test/visitor.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'

const NAME = 'Ruby reading'
const SHOWN = 'Ruby reading (3 questions)'

let desk: OpenedDesk
let client: Visitor
let unpaid: BookingRow
let claimed: BookingRow
let verified: BookingRow
let entryId: number

beforeAll(async () => {
  const db = database()
  desk = await openDesk(db, createTestClock(A_MONDAY.toISOString()))
  const service = await givenService(db, { name: NAME, price: rupees(151), isPrasna: true, isPerQuestion: true })
  const asked = { service, form: { questions: '3' } }
  verified = await desk.booked({ ...asked, state: 'verified' })
  const { userId } = verified
  // Earlier, so that the verified booking is the client's latest.
  const earlier = { ...asked, userId, now: new Date(A_MONDAY.getTime() - MINUTE_MS) }
  unpaid = await desk.booked(earlier)
  claimed = await desk.booked({ ...earlier, state: 'claimed' })
  const cancelled = await desk.booked({ ...earlier, state: 'verified' })
  await cancelForClient(db, { bookingId: cancelled.id, staffId: await givenStaff(db) }, A_MONDAY)
  client = await desk.visitorFor(userId)
  const payment = (await db.select().from(ledgerEntries)).find(
    ({ kind, bookingId }) => kind === 'payment' && bookingId === verified.id,
  )
  entryId = payment?.id ?? 0
})

/** What is read, without the data that scripts get. */
async function readBy(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.get(path)
  expect([path, response.status]).toEqual([path, 200])
  const html = await response.text()
  return html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<!--.*?-->/gs, '')
}

const CLIENT_PAGES = () => [
  '/dashboard',
  '/dashboard/history',
  '/dashboard/invoices',
  '/booking-success',
  `/book/payment/${unpaid.id}`,
  ...['answer', 'proof', 'cancel'].map((page) => `/dashboard/bookings/${verified.id}/${page}`),
]

const STAFF_PAGES = () => [
  '/astrologer-dashboard/to-verify',
  '/staff/bookings',
  `/staff/bookings/${verified.id}`,
  `/staff/bookings/${verified.id}/answer`,
  `/staff/bookings/${verified.id}/payment`,
  `/staff/bookings/${claimed.id}`,
  `/staff/clients/${verified.userId}`,
  `/staff/money/entries/${entryId}/reverse`,
]

const WITHIN = 'from=2026-11-01&until=2026-11-30'

const ADMIN_PAGES = () => [
  '/staff/money/invoices',
  '/staff/money/reports',
  ...['bookings', 'ledger', 'payments', 'invoices'].map((what) => `/staff/money/export.csv?what=${what}&${WITHIN}`),
]

test('every page that names a booking with several questions says how many', async () => {
  const pages = [
    ...CLIENT_PAGES().map((path) => [client, path] as const),
    ...STAFF_PAGES().map((path) => [desk.astrologer, path] as const),
    ...ADMIN_PAGES().map((path) => [desk.admin, path] as const),
  ]
  const unclear: string[] = []
  for (const [visitor, path] of pages) {
    const page = await readBy(visitor, path)
    if (!page.includes(SHOWN) || page.replaceAll(SHOWN, '').includes(NAME)) unclear.push(path)
  }

  expect(unclear).toEqual([])
})
