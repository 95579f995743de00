import { expect, test } from 'vitest'
import { timeOff } from '#db/schema/bookings.ts'
import { database } from '#test/database.ts'
import { takeTimeOff } from './take-time-off.ts'

const WEEK = { startsAt: new Date('2027-01-04T00:00:00Z'), endsAt: new Date('2027-01-11T00:00:00Z') }

test('closes a span once when its form is sent several times at once', async () => {
  const taken = await Promise.all(
    Array.from({ length: 5 }, () => takeTimeOff(database(), { ...WEEK, reason: 'Pilgrimage' })),
  )

  expect(new Set(taken.map(({ id }) => id)).size).toBe(1)
  expect(await database().select().from(timeOff)).toMatchObject([WEEK])
})

test('closes an adjacent span separately', async () => {
  await takeTimeOff(database(), { ...WEEK, reason: '' })
  await takeTimeOff(database(), { startsAt: WEEK.endsAt, endsAt: new Date('2027-01-12T00:00:00Z'), reason: '' })

  expect(await database().select().from(timeOff)).toHaveLength(2)
})
