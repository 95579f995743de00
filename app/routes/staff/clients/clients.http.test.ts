import { beforeAll, expect, test } from 'vitest'
import { recordProfile } from '#db/accounts/profiles.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { type OpenedDesk, openDesk } from '#test/steps/desk.ts'

const clock = createTestClock()
let desk: OpenedDesk

beforeAll(async () => {
  desk = await openDesk(database(), clock)
})

const read = async (path: string) => (await desk.astrologer.get(path)).text()
const idsIn = (page: string) => [...page.matchAll(/clients\/([0-9a-f-]{36})"/g)].map(([, id = '']) => id)

test('lists each client once with their bookings, and finds them by name, email and phone', async () => {
  const { userId } = await desk.prasna()
  await desk.prasna({ userId })
  await desk.prasna()
  const visitor = await givenUser(database(), { fullName: 'Zebulon Never', password: null })
  await recordProfile(database(), userId, { fullName: 'Zebulon Quux', phone: '+91 81234 00567' }, clock.now())

  const all = await read('/staff/clients')

  expect(idsIn(all).filter((id) => id === userId)).toHaveLength(1)
  expect(all).toContain('2 bookings')
  expect(idsIn(all)).not.toContain(visitor.id)
  for (const query of ['zebulon quux', '81234 00567'])
    expect(idsIn(await read(`/staff/clients?q=${encodeURIComponent(query)}`))).toEqual([userId])
  expect(await read('/staff/clients?q=nobody')).toContain('Nothing found')
})

test('pages through all clients, each once', async () => {
  for (let made = 0; made < 51; made += 1) await desk.prasna()

  const first = await read('/staff/clients')
  const next = /href="([^"]+)"[^>]*rel="next"|rel="next"[^>]*href="([^"]+)"/.exec(first)
  const second = await read((next?.[1] ?? next?.[2] ?? '').replaceAll('&amp;', '&'))

  const ids = [...idsIn(first), ...idsIn(second)]
  expect(idsIn(first)).toHaveLength(50)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(53)
})
