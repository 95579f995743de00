import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { dueBookings } from './due-bookings.ts'

const NOW = new Date('2026-11-16T10:00:00Z')
const UNPAID = {
  status: 'pending',
  paymentStatus: 'pending',
  paymentMethod: 'upi',
  price: rupees(1_001),
  balance: rupees(1_001),
  checking: rupees(0),
  refunded: rupees(0),
  payableUntil: new Date('2026-11-16T11:00:00Z'),
  courseLevel: null,
} as const
const HALF_PAID = { ...UNPAID, status: 'paid', paymentStatus: 'paid', balance: rupees(500) } as const

test('are the unpaid ones and the balances of confirmed ones', () => {
  expect(dueBookings([UNPAID, HALF_PAID], NOW)).toEqual([UNPAID, HALF_PAID])
})

test('are not what is being checked, settled, cancelled or too late', () => {
  const claimed = {
    ...UNPAID,
    status: 'paid',
    paymentStatus: 'awaiting_verification',
    checking: rupees(1_001),
  } as const
  const restClaimed = { ...HALF_PAID, checking: rupees(500) }
  const settled = { ...HALF_PAID, balance: rupees(0) }
  const cancelled = { ...HALF_PAID, status: 'cancelled' } as const
  const late = { ...UNPAID, payableUntil: NOW }

  expect(dueBookings([claimed, restClaimed, settled, cancelled, late], NOW)).toEqual([])
})

test('do not include a course that a paid one includes', () => {
  const part = { ...UNPAID, courseLevel: 'Basic' } as const
  const whole = { ...HALF_PAID, balance: rupees(0), courseLevel: 'Complete' } as const

  expect(dueBookings([part], NOW)).toEqual([part])
  expect(dueBookings([part, whole], NOW)).toEqual([])
})
