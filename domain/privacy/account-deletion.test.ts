import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { paiseFrom, rupees } from '#domain/money.ts'
import { refundDue } from '#domain/payments/refund-rules.ts'
import { type LeavingBooking, refundOnDeparture, statementOf } from './account-deletion.ts'

const BOOKED_AT = new Date('2026-11-16T04:30:00Z')
const after = (hours: number) => new Date(BOOKED_AT.getTime() + hours * HOUR_MS)

const session: LeavingBooking = {
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
const course: LeavingBooking = { ...session, serviceType: 'course', startsAt: null }
const claimed = { paymentStatus: 'awaiting_verification' } as const

test('a session ahead ends by the policy of that moment', () => {
  expect(refundOnDeparture(session, after(23))).toBe(rupees(3_001))
  expect(refundOnDeparture(session, after(25))).toBe(0)
})

test('a question that waits ends, and one that was answered stays', () => {
  expect(refundOnDeparture({ ...session, startsAt: null }, after(1))).toBe(rupees(3_001))
  expect(refundOnDeparture({ ...session, startsAt: null, outcome: 'completed' }, after(1))).toBeUndefined()
})

test('a session that has begun stays, with its claim if it has one', () => {
  expect(refundOnDeparture(session, after(72))).toBeUndefined()
  expect(refundOnDeparture({ ...session, ...claimed }, after(72))).toBeUndefined()
})

test('whoever lost their hour has not had it', () => {
  expect(refundOnDeparture({ ...session, needsReschedule: true }, after(73))).toBe(0)
})

test('what nobody has verified goes back whole, however late', () => {
  expect(refundOnDeparture({ ...session, ...claimed }, after(48))).toBe(rupees(3_001))
  expect(refundOnDeparture({ ...course, ...claimed }, after(24 * 30))).toBe(rupees(3_001))
})

test('what is not paid simply ends', () => {
  expect(refundOnDeparture({ ...session, status: 'pending', paymentStatus: 'pending' }, after(1))).toBe(0)
})

test('a course ends while it can be given back, and stays in the books afterwards', () => {
  expect(refundOnDeparture(course, after(24))).toBe(rupees(3_001))
  expect(refundOnDeparture({ ...course, openedPercent: 20 }, after(24))).toBeUndefined()
  expect(refundOnDeparture(course, after(24 * 8))).toBeUndefined()
})

test('nobody who leaves gets less than somebody who cancels, and nobody more than they paid', () => {
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
      const due = refundOnDeparture(booking, now) ?? paiseFrom(0)
      expect([0, booking.amount]).toContain(due)
      expect(due).toBeGreaterThanOrEqual(refundDue(booking, now))
    }),
  )
})

test('what was stated is known again by how many end and what goes back', () => {
  const endings = [{ refundDue: rupees(3_001) }, { refundDue: paiseFrom(0) }]

  expect(statementOf(endings)).not.toBe(statementOf(endings.slice(0, 1)))
  expect(statementOf(endings)).not.toBe(statementOf([...endings.slice(0, 1), ...endings.slice(0, 1)]))
})
