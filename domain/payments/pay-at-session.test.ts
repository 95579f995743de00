import { expect, test } from 'vitest'
import { asksToPayAtSession, isPaidAtSession, isPayableAtSession } from './pay-at-session.ts'

const inPerson = { serviceType: 'consultation', startsAt: new Date(), heldAs: 'in-person' } as const

test.each([
  ['a session in person', inPerson, true],
  ['a video call', { ...inPerson, heldAs: 'video' }, false],
  ['a telephone call', { ...inPerson, heldAs: 'telephone' }, false],
  ['a question without a session', { ...inPerson, startsAt: null }, false],
  ['a course', { ...inPerson, serviceType: 'course', heldAs: null }, false],
  ['a session pass', { ...inPerson, serviceType: 'pass', startsAt: null, heldAs: null }, false],
] as const)('of %s, payment at the session is possible: %s', (_, booking, isPossible) => {
  expect(isPayableAtSession(booking)).toBe(isPossible)
})

test('a client first asks to pay at the session, and then may', () => {
  const asked = { status: 'paid', paymentStatus: 'awaiting_verification', paymentMethod: 'session' } as const
  const agreed = { ...asked, paymentStatus: 'paid' } as const

  expect([asksToPayAtSession(asked), isPaidAtSession(asked)]).toEqual([true, false])
  expect([asksToPayAtSession(agreed), isPaidAtSession(agreed)]).toEqual([false, true])
  expect(isPaidAtSession({ ...agreed, paymentMethod: 'cash' })).toBe(false)
  expect(isPaidAtSession({ ...agreed, status: 'cancelled' })).toBe(false)
})
