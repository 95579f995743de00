import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { deletePersonalRows } from '#db/accounts/personal-rows.ts'
import { findMuhurtaRequest } from '#db/bookings/muhurta-requests.ts'
import { muhurtaRequests } from '#db/schema/almanac.ts'
import type { MuhurtaRequest } from '#domain/bookings/muhurta-request.ts'
import { database } from '#test/database.ts'
import { A_MONDAY, TEST_KEYS } from '#test/factories/bookings.ts'
import { NEW_DELHI } from '#test/factories/places.ts'
import { type OpenPractice, openPractice } from '#test/steps/open-practice.ts'
import { exportMyData } from '#usecases/privacy/export-my-data.ts'

let practice: OpenPractice

beforeAll(async () => {
  practice = await openPractice(database())
})

const REQUEST: MuhurtaRequest = {
  purpose: 'marriage',
  from: '2026-11-17',
  to: '2027-02-16',
  book: 'drik',
  direction: null,
  isDaytimeOnly: true,
  place: NEW_DELHI,
  people: [{ nakshatra: 3, rashi: 1 }],
  windows: [{ start: 29_394_720, end: 29_394_780 }],
}

async function givenRequest() {
  const userId = await practice.aClient()
  const held = await practice.hold(userId, { bookingDate: practice.aDay() }, { muhurta: REQUEST })
  if (!held.ok) throw new Error(held.refusal.reason)
  return { userId, bookingId: held.value.bookingId }
}

test('a search is stored with its booking, encrypted', async () => {
  const { bookingId } = await givenRequest()

  expect(await findMuhurtaRequest(database(), TEST_KEYS, bookingId)).toEqual(REQUEST)
  const [row] = await database().select().from(muhurtaRequests).where(eq(muhurtaRequests.bookingId, bookingId))
  expect(JSON.stringify(row)).not.toContain('marriage')
})

test('a search is in the export of its client and leaves with them', async () => {
  const { userId, bookingId } = await givenRequest()

  const { tables } = await exportMyData(database(), TEST_KEYS, { id: userId, email: 'asha@example.com' }, A_MONDAY)
  await deletePersonalRows(database(), userId, [])

  expect(tables.muhurta_requests).toMatchObject([{ booking_id: bookingId, search: { purpose: 'marriage' } }])
  expect(await findMuhurtaRequest(database(), TEST_KEYS, bookingId)).toBeUndefined()
})
