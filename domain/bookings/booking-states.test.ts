import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BookingActor,
  type BookingChange,
  type BookingState,
  CLAIMED,
  changeBooking,
  isLegalStep,
  UNPAID,
  VERIFIED,
} from './booking-states.ts'

const CHANGES = [
  'revised',
  'hold-released',
  'claimed',
  'verified',
  'rejected',
  'rescheduled',
  'cancelled',
  'expired',
] as const satisfies BookingChange[]
const ACTORS: readonly BookingActor[] = ['client', 'staff', 'system']
const STATES: readonly BookingState[] = (['pending', 'paid', 'cancelled'] as const).flatMap((status) =>
  (['pending', 'awaiting_verification', 'paid'] as const).map((paymentStatus) => ({ status, paymentStatus })),
)

test('a claim, its verification and its rejection lead to the right states', () => {
  expect(changeBooking(UNPAID, 'claimed', 'client')).toEqual({ ok: true, value: CLAIMED })
  expect(changeBooking(CLAIMED, 'verified', 'staff')).toEqual({ ok: true, value: VERIFIED })
  expect(changeBooking(CLAIMED, 'rejected', 'staff')).toEqual({ ok: true, value: UNPAID })
})

test('a client cannot verify a payment, and staff cannot claim one', () => {
  expect(changeBooking(CLAIMED, 'verified', 'client')).toEqual({ ok: false, refusal: 'not-by-this-actor' })
  expect(changeBooking(UNPAID, 'claimed', 'staff')).toEqual({ ok: false, refusal: 'not-by-this-actor' })
})

test('a cancelled booking retains its payment status', () => {
  expect(changeBooking(VERIFIED, 'cancelled', 'client')).toEqual({
    ok: true,
    value: { status: 'cancelled', paymentStatus: 'paid' },
  })
})

test('a cancelled booking accepts no other change', () => {
  for (const state of STATES.filter(({ status }) => status === 'cancelled')) {
    for (const change of CHANGES) {
      for (const actor of ACTORS) expect(changeBooking(state, change, actor).ok).toBe(false)
    }
  }
})

test('a payment of a cancelled booking arrives or is missing, and may arrive after that', () => {
  const unverified = { status: 'cancelled', paymentStatus: 'awaiting_verification' } as const
  const unpaid = { status: 'cancelled', paymentStatus: 'pending' } as const
  const paid = { status: 'cancelled', paymentStatus: 'paid' } as const

  expect(changeBooking(unverified, 'payment-arrived', 'staff')).toEqual({ ok: true, value: paid })
  expect(changeBooking(unverified, 'payment-missing', 'staff')).toEqual({ ok: true, value: unpaid })
  expect(changeBooking(unpaid, 'payment-arrived', 'staff')).toEqual({ ok: true, value: paid })
  for (const state of [paid, UNPAID, CLAIMED, VERIFIED]) {
    expect(changeBooking(state, 'payment-arrived', 'staff').ok).toBe(false)
    expect(changeBooking(state, 'payment-missing', 'staff').ok).toBe(false)
  }
})

test('any sequence of changes reaches known states only', () => {
  const legal = [UNPAID, CLAIMED, VERIFIED]
  const steps = fc.array(fc.tuple(fc.constantFrom(...CHANGES), fc.constantFrom(...ACTORS)), { maxLength: 30 })
  fc.assert(
    fc.property(steps, (taken) => {
      let state: BookingState = UNPAID
      for (const [change, actor] of taken) {
        const result = changeBooking(state, change, actor)
        if (!result.ok) continue
        expect(isLegalStep({ change, actor, from: state, to: result.value })).toBe(true)
        state = result.value
      }
      expect(state.status === 'cancelled' || legal.some((one) => one.status === state.status)).toBe(true)
      if (state.status === 'pending') expect(state.paymentStatus).toBe('pending')
      if (state.status === 'paid') expect(state.paymentStatus).not.toBe('pending')
    }),
  )
})

test('rejects a step that starts in the middle or ends in the wrong state', () => {
  expect(isLegalStep({ change: 'created', actor: 'client', from: null, to: UNPAID })).toBe(true)
  expect(isLegalStep({ change: 'created', actor: 'staff', from: null, to: UNPAID })).toBe(true)
  expect(isLegalStep({ change: 'created', actor: 'system', from: null, to: UNPAID })).toBe(false)
  expect(isLegalStep({ change: 'created', actor: 'client', from: null, to: VERIFIED })).toBe(false)
  expect(isLegalStep({ change: 'claimed', actor: 'client', from: null, to: CLAIMED })).toBe(false)
  expect(isLegalStep({ change: 'claimed', actor: 'client', from: UNPAID, to: VERIFIED })).toBe(false)
})
