import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { holdOf, isHoldAlive, isPayable, minutesLeft, newHold } from './holds.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)

test('holds a slot for half an hour and accepts the payment for a day', () => {
  const hold = newHold(NOW)

  expect([isHoldAlive(hold, later(29.9)), isHoldAlive(hold, later(30))]).toEqual([true, false])
  expect([isPayable(hold, later(24 * 60 - 1)), isPayable(hold, later(24 * 60))]).toEqual([true, false])
})

test('holds the slot of a booking that staff made as long as it can be paid', () => {
  const hold = newHold(NOW, { bookedByStaff: true })

  expect(hold.holdExpiresAt).toEqual(hold.payableUntil)
  expect(hold.payableUntil).toEqual(newHold(NOW).payableUntil)
})

test('says whether an unpaid session still has its slot', () => {
  const hold = newHold(NOW)
  const session = {
    ...hold,
    status: 'pending',
    serviceType: 'consultation',
    startsAt: later(9_000),
    holdsSlot: true,
  } as const

  expect(holdOf(session, NOW)).toEqual({ state: 'held', until: hold.holdExpiresAt })
  expect(holdOf(session, later(30))).toMatchObject({ state: 'lapsed' })
  expect(holdOf({ ...session, holdsSlot: false }, NOW)).toMatchObject({ state: 'lapsed' })
  expect(holdOf({ ...session, status: 'paid' }, NOW)).toBeNull()
  expect(holdOf({ ...session, startsAt: null }, NOW)).toBeNull()
})

test('rounds the remaining time up to whole minutes', () => {
  expect(minutesLeft(later(27), NOW)).toBe(27)
  expect(minutesLeft(later(0.1), NOW)).toBe(1)
  expect(minutesLeft(later(-5), NOW)).toBe(0)
})
