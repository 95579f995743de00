import { beforeAll, expect, test } from 'vitest'
import { recordProfile } from '#db/accounts/profiles.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { aReference } from '#test/factories/bookings.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'
import { cancelForClient } from '#usecases/desk/cancel-for-client.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

async function codesAt(path: string): Promise<string[]> {
  const page = await (await desk.astrologer.get(path)).text()
  return [...page.matchAll(/<th class="row-title"[\s\S]*?(MU[0-9A-Z]{6})/g)].map(([, code = '']) => code)
}

const find = (query: string) => codesAt(`/staff/bookings?q=${encodeURIComponent(query)}`)

test('finds an old booking by its code, client, service and payment reference', async () => {
  const reference = aReference()
  const booking = await desk.prasna({ state: 'verified', reference })
  await recordProfile(database(), booking.userId, { fullName: 'Zebulon Quux', phone: null }, clock.now())
  await cancelForClient(database(), { bookingId: booking.id, staffId: desk.astrologer.userId }, clock.now())
  await desk.prasna({ state: 'claimed' })

  for (const query of [booking.code, 'zebulon', reference]) expect(await find(query)).toEqual([booking.code])
  expect(await find('Prasna')).toHaveLength(2)
  expect(await find('no such booking')).toEqual([])
})

test('pages through all bookings from latest to first, each once', async () => {
  for (let made = 0; made < 51; made += 1) {
    clock.advance({ minutes: 1 })
    await desk.prasna()
  }

  const first = await (await desk.astrologer.get('/staff/bookings')).text()
  const next = /href="([^"]+)"[^>]*rel="next"|rel="next"[^>]*href="([^"]+)"/.exec(first)
  const path = (next?.[1] ?? next?.[2] ?? '').replaceAll('&amp;', '&')

  const codes = [...(await codesAt('/staff/bookings')), ...(await codesAt(path))]
  expect(codes).toHaveLength(53)
  expect(new Set(codes).size).toBe(53)
})
