import { expect, test } from 'vitest'
import { type EarlierClaim, judgeReference } from './payment-claims.ts'
import type { UpiReference } from './upi-reference.ts'

const REFERENCE = '412345678901' as UpiReference
const claim = (bookingId: string, state: EarlierClaim['state']): EarlierClaim => ({
  bookingId,
  state,
  upiReference: REFERENCE,
})

test('a reference that nobody has used can be claimed', () => {
  expect(judgeReference('mine', REFERENCE, [])).toEqual({ ok: true, value: { isSuspicious: false } })
})

test('D2: a reference that waits or was verified on another booking is in use', () => {
  for (const state of ['awaiting', 'verified'] as const) {
    expect(judgeReference('mine', REFERENCE, [claim('theirs', state)])).toEqual({
      ok: false,
      refusal: 'reference-in-use',
    })
  }
})

test('D4: a rejected reference may be sent once more for the same booking, not twice', () => {
  const once = [claim('mine', 'rejected')]
  const twice = [...once, claim('mine', 'rejected')]

  expect(judgeReference('mine', REFERENCE, once)).toEqual({ ok: true, value: { isSuspicious: false } })
  expect(judgeReference('mine', REFERENCE, twice)).toEqual({ ok: false, refusal: 'reference-rejected-twice' })
})

test('D4: a reference that was rejected on another booking is taken, and flagged for the desk', () => {
  expect(judgeReference('mine', REFERENCE, [claim('theirs', 'rejected')])).toEqual({
    ok: true,
    value: { isSuspicious: true },
  })
})
