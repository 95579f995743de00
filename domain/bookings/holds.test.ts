import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { holdOf, holdOfNewSlot, isHoldAlive, isPayable, minutesLeft, newHold } from './holds.ts'

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

test('neither the hold nor the time to pay goes beyond the start of the session', () => {
  const inTwoHours = newHold(NOW, { startsAt: later(120) })
  const inTenMinutes = newHold(NOW, { startsAt: later(10) })
  const byStaff = newHold(NOW, { startsAt: later(120), bookedByStaff: true })

  expect(inTwoHours).toEqual({ holdExpiresAt: later(30), payableUntil: later(120) })
  expect(inTenMinutes).toEqual({ holdExpiresAt: later(10), payableUntil: later(10) })
  expect(byStaff).toEqual({ holdExpiresAt: later(120), payableUntil: later(120) })
})

test('a session that had begun when its payment was rejected can be paid for a day', () => {
  expect(newHold(NOW, { startsAt: later(-60) }).payableUntil).toEqual(later(24 * 60))
})

test('a booking that moves to another slot can be paid until that one starts, and no longer than before', () => {
  const booking = { bookedByStaff: false, createdAt: NOW, payableUntil: later(60) }

  expect(holdOfNewSlot(booking, later(90), later(10))).toEqual({ holdExpiresAt: later(40), payableUntil: later(90) })
  expect(holdOfNewSlot(booking, later(9_000), later(10)).payableUntil).toEqual(later(24 * 60))
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
