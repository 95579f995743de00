import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '#domain/money.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { type RefundCase, refundDeadline, refundDue, refundOnceVerified } from './refund-rules.ts'

const BOOKED_AT = new Date('2026-11-16T04:30:00Z')
const after = (hours: number) => new Date(BOOKED_AT.getTime() + hours * HOUR_MS)

const consultation: RefundCase = {
  serviceType: 'consultation',
  amount: rupees(1_001),
  paymentStatus: 'paid',
  bookedAt: BOOKED_AT,
  startsAt: after(72),
  outcome: null,
  openedPercent: 0,
}
const course: RefundCase = { ...consultation, serviceType: 'course', startsAt: null }

test('names the last instant at which cancelling brings a refund', () => {
  const bookedAt = new Date('2026-11-16T04:30:00Z')
  const startsAt = new Date('2026-11-16T10:30:00Z')

  expect(refundDeadline({ serviceType: 'consultation', bookedAt, startsAt: null })).toEqual(
    new Date('2026-11-17T04:30:00Z'),
  )
  expect(refundDeadline({ serviceType: 'consultation', bookedAt, startsAt })).toEqual(startsAt)
  expect(refundDeadline({ serviceType: 'course', bookedAt, startsAt: null })).toEqual(new Date('2026-11-23T04:30:00Z'))
  // Of a class that is sold alone.
  expect(refundDeadline({ serviceType: 'course', bookedAt, startsAt })).toEqual(startsAt)
})

test('refunds a consultation within 24 hours of booking', () => {
  expect(refundDue(consultation, after(24))).toBe(rupees(1_001))
  expect(refundDue(consultation, after(24.01))).toBe(0)
})

test('does not refund a consultation that has taken place', () => {
  expect(refundDue({ ...consultation, startsAt: after(3) }, after(4))).toBe(0)
})

test('refunds a Prasna until it is completed', () => {
  const question = { ...consultation, startsAt: null }

  expect(refundDue(question, after(4))).toBe(rupees(1_001))
  expect(refundDue({ ...question, outcome: 'completed' }, after(4))).toBe(0)
})

test('refunds a course within 7 days if under 20% of it was opened', () => {
  expect(refundDue({ ...course, openedPercent: 19 }, after(7 * 24))).toBe(rupees(1_001))
  expect(refundDue({ ...course, openedPercent: 20 }, after(1))).toBe(0)
  expect(refundDue(course, after(7 * 24 + 1))).toBe(0)
})

test('refunds a payment found after the cancellation by who cancelled and when', () => {
  const cancelled = { ...consultation, cancelledAt: after(24), cancellationReason: 'client' }

  expect(refundOnceVerified(cancelled)).toBe(rupees(1_001))
  expect(refundOnceVerified({ ...cancelled, cancelledAt: after(25) })).toBe(0)
  for (const cancellationReason of ['staff', 'account-deleted'])
    expect(refundOnceVerified({ ...cancelled, cancelledAt: after(25), cancellationReason })).toBe(rupees(1_001))
})

test('never refunds an unpaid booking or more than was paid', () => {
  const cases = fc.record({
    serviceType: fc.constantFrom('course' as const, 'consultation' as const),
    amount: fc.integer({ min: 1, max: 100_000 }).map(rupees),
    paymentStatus: fc.constantFrom('pending' as const, 'awaiting_verification' as const, 'paid' as const),
    bookedAt: fc.constant(BOOKED_AT),
    startsAt: fc.option(fc.integer({ min: -100, max: 1_000 }).map(after)),
    outcome: fc.constantFrom(null, 'completed' as const, 'no_show' as const),
    openedPercent: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(cases, fc.integer({ min: 0, max: 1_000 }).map(after), (refund, now) => {
      const due = refundDue(refund, now)
      expect([0, refund.amount]).toContain(due)
      if (refund.paymentStatus === 'pending') expect(due).toBe(0)
    }),
  )
})
