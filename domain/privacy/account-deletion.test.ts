import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { refundDue } from '#domain/payments/refund-rules.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { type EndingBooking, refundOnDeletion, statementOf } from './account-deletion.ts'

const BOOKED_AT = new Date('2026-11-16T04:30:00Z')
const after = (hours: number) => new Date(BOOKED_AT.getTime() + hours * HOUR_MS)

const session: EndingBooking = {
  serviceType: 'consultation',
  amount: rupees(3_001),
  status: 'paid',
  paymentStatus: 'paid',
  bookedAt: BOOKED_AT,
  startsAt: after(72),
  outcome: null,
  openedPercent: 0,
  needsReschedule: false,
}
const course: EndingBooking = { ...session, serviceType: 'course', startsAt: null }
const claimed = { paymentStatus: 'awaiting_verification' } as const

test('refunds an upcoming session by the cancellation policy', () => {
  expect(refundOnDeletion(session, after(23))).toBe(rupees(3_001))
  expect(refundOnDeletion(session, after(25))).toBe(0)
})

test('ends an open Prasna and leaves a completed one', () => {
  expect(refundOnDeletion({ ...session, startsAt: null }, after(1))).toBe(rupees(3_001))
  expect(refundOnDeletion({ ...session, startsAt: null, outcome: 'completed' }, after(1))).toBeUndefined()
})

test('leaves a session that has begun, with or without a claim', () => {
  expect(refundOnDeletion(session, after(72))).toBeUndefined()
  expect(refundOnDeletion({ ...session, ...claimed }, after(72))).toBeUndefined()
})

test('refunds a client who lost their slot', () => {
  expect(refundOnDeletion({ ...session, needsReschedule: true }, after(73))).toBe(0)
})

test('refunds an unverified payment in full, however late', () => {
  expect(refundOnDeletion({ ...session, ...claimed }, after(48))).toBe(rupees(3_001))
  expect(refundOnDeletion({ ...course, ...claimed }, after(24 * 30))).toBe(rupees(3_001))
})

test('ends an unpaid booking without a refund', () => {
  expect(refundOnDeletion({ ...session, status: 'pending', paymentStatus: 'pending' }, after(1))).toBe(0)
})

test('ends a refundable course and leaves others unchanged', () => {
  expect(refundOnDeletion(course, after(24))).toBe(rupees(3_001))
  expect(refundOnDeletion({ ...course, openedPercent: 20 }, after(24))).toBeUndefined()
  expect(refundOnDeletion(course, after(24 * 8))).toBeUndefined()
})

test('refunds no less than a cancellation and no more than was paid', () => {
  const bookings = fc.record({
    serviceType: fc.constantFrom('course' as const, 'consultation' as const),
    amount: fc.integer({ min: 1, max: 100_000 }).map(rupees),
    status: fc.constant('paid' as const),
    paymentStatus: fc.constantFrom('awaiting_verification' as const, 'paid' as const),
    bookedAt: fc.constant(BOOKED_AT),
    startsAt: fc.option(fc.integer({ min: -100, max: 1_000 }).map(after)),
    outcome: fc.constantFrom(null, 'completed' as const, 'no_show' as const),
    openedPercent: fc.integer({ min: 0, max: 100 }),
    needsReschedule: fc.boolean(),
  })
  fc.assert(
    fc.property(bookings, fc.integer({ min: 0, max: 1_000 }).map(after), (booking, now) => {
      const due = refundOnDeletion(booking, now) ?? paiseFrom(0)
      expect([0, booking.amount]).toContain(due)
      expect(due).toBeGreaterThanOrEqual(refundDue(booking, now))
    }),
  )
})

test('identifies a statement by the number of endings and their sum', () => {
  const endings = [{ refundDue: rupees(3_001) }, { refundDue: paiseFrom(0) }]

  expect(statementOf(endings)).not.toBe(statementOf(endings.slice(0, 1)))
  expect(statementOf(endings)).not.toBe(statementOf([...endings.slice(0, 1), ...endings.slice(0, 1)]))
})
