import { beforeAll, expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { A_MONDAY, givenBooking } from '#test/factories/bookings.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { listNextFreeSlots } from './read-diary.ts'

beforeAll(async () => {
  await givenPractice(database())
})

const keysOf = async (atMost: number) =>
  (await listNextFreeSlots(database(), A_MONDAY, atMost)).map(({ date, hour }) => `${date} ${hour.key}`)

test('lists the next free slots after the minimum notice, without taken ones', async () => {
  expect(await keysOf(3)).toEqual(['2026-11-16 14-15', '2026-11-16 15-16', '2026-11-16 16-17'])

  await givenBooking(database(), { form: { bookingDate: '2026-11-16', preferredTime: '15-16' } })

  expect(await keysOf(2)).toEqual(['2026-11-16 14-15', '2026-11-16 16-17'])
})
