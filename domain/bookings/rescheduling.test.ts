import { expect, test } from 'vitest'
import { CLAIMED, UNPAID, VERIFIED } from './booking-states.ts'
import { type MovableBooking, mayReschedule } from './rescheduling.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const AHEAD = new Date('2026-11-20T04:30:00Z')

const booking: MovableBooking = {
  ...VERIFIED,
  startsAt: AHEAD,
  serviceType: 'consultation',
  needsReschedule: false,
  rescheduleCount: 0,
}

test('a paid upcoming session can be moved twice', () => {
  expect(mayReschedule(booking, NOW)).toEqual({ ok: true, value: { counts: true } })
  expect(mayReschedule({ ...booking, ...CLAIMED, rescheduleCount: 1 }, NOW).ok).toBe(true)
  expect(mayReschedule({ ...booking, rescheduleCount: 2 }, NOW)).toEqual({ ok: false, refusal: 'moved-twice' })
})

test('rejects a session that has begun, an unpaid one and a course', () => {
  expect(mayReschedule({ ...booking, startsAt: NOW }, NOW)).toEqual({ ok: false, refusal: 'already-begun' })
  expect(mayReschedule({ ...booking, ...UNPAID }, NOW)).toEqual({ ok: false, refusal: 'not-movable' })
  expect(mayReschedule({ ...booking, serviceType: 'course' }, NOW)).toEqual({ ok: false, refusal: 'not-movable' })
  expect(mayReschedule({ ...booking, startsAt: null }, NOW)).toEqual({ ok: false, refusal: 'not-movable' })
})

test('says that a booking is cancelled', () => {
  const cancelled = { ...booking, status: 'cancelled' } as const

  expect(mayReschedule(cancelled, NOW)).toEqual({ ok: false, refusal: 'cancelled' })
})

test('C5: choosing a new time after losing the slot does not count as a move', () => {
  const lost = { ...booking, ...CLAIMED, needsReschedule: true, rescheduleCount: 2, startsAt: NOW }

  expect(mayReschedule(lost, NOW)).toEqual({ ok: true, value: { counts: false } })
})
