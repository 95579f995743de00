import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenAstrologer } from '#test/factories/availability.ts'
import { requireBooking } from '#test/factories/bookings.ts'
import { type BookingSite, FULL_LIFE, openBookingSite } from '#test/steps/booking-site.ts'

const clock = createTestClock()
const ANYONE = 'Anyone available'
let site: BookingSite

beforeAll(async () => {
  site = await openBookingSite(database(), clock)
})

test('offers a choice only if several astrologers offer the service, and books the chosen one', async () => {
  const asha = await site.aClient()
  expect(await (await asha.get(FULL_LIFE)).text()).not.toContain(ANYONE)

  const meera = await givenAstrologer(database(), { slug: 'meera', hours: [{ opensAt: '06:00', closesAt: '07:00' }] })
  const anyone = await (await asha.get(FULL_LIFE)).text()
  const chosen = await (await asha.get(`${FULL_LIFE}?astrologer=meera`)).text()

  expect(anyone).toContain(ANYONE)
  expect(anyone).toContain('?astrologer=meera')
  expect(chosen).toContain('6-7 AM')
  expect(chosen).not.toContain('9-10 AM')
  expect(chosen).toMatch(new RegExp(`name="astrologer" value="${meera.id}"`))

  const path = await site.book(asha, { preferredTime: '06:00', astrologer: String(meera.id) })
  expect(await requireBooking(database(), path.split('/').at(-1) ?? '')).toMatchObject({
    astrologerId: meera.id,
    preferredTime: '06:00',
  })
})

test('an unknown astrologer in the address means anyone', async () => {
  const page = await (await site.aVisitor().get(`${FULL_LIFE}?astrologer=nobody`)).text()

  expect(page).toContain('2-3 PM')
  expect(page).toMatch(/name="astrologer" value=""/)
})
