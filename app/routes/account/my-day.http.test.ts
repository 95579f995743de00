import { beforeEach, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { createDatabase, type TestDatabase } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

let own: TestDatabase
let desk: OpenedDesk

beforeEach(async () => {
  own = await createDatabase()
  desk = await openDesk(own.db, createTestClock())
  return () => own.drop()
})

test('the day that a browser stores has names and times of today and tomorrow, and no birth details', async () => {
  const { id: userId } = await givenUser(own.db, { fullName: 'Gauri Pai', password: null })
  const form = { bookingDate: '2026-11-17', preferredTime: '14:00', birthPlace: 'Nagercoil', notes: 'Shall I marry?' }
  await desk.booked({ userId, state: 'verified', form })

  const response = await desk.astrologer.get('/account/my-day')
  const page = await response.text()

  expect(page).toMatch(/Monday, November 16.*No sessions\..*Tuesday, November 17.*2-3 PM.*Gauri Pai/s)
  expect(page).not.toMatch(/Nagercoil|1990|Shall I marry/)
  expect(response.headers.get('expires')).toBe('Tue, 17 Nov 2026 18:30:00 GMT')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await (await desk.admin.get('/account/my-day')).text()).not.toContain('Gauri Pai')
})

test('signing out empties the cache of the browser', async () => {
  const response = await desk.astrologer.post('/sign-out', {})

  expect(response.headers.get('clear-site-data')).toBe('"cache"')
})
