import { expect, test } from 'vitest'
import { type EarlierClaim, judgeReference } from './claim-rules.ts'

const REFERENCE = '412345678901'
const claim = (bookingId: string, state: EarlierClaim['state']): EarlierClaim => ({
  bookingId,
  state,
  reference: REFERENCE,
})

test('accepts an unused reference', () => {
  expect(judgeReference('mine', REFERENCE, [])).toEqual({ ok: true, value: { isSuspicious: false } })
})

test('D2: rejects a reference that awaits verification or was verified on another booking', () => {
  for (const state of ['awaiting', 'verified'] as const) {
    expect(judgeReference('mine', REFERENCE, [claim('theirs', state)])).toEqual({
      ok: false,
      refusal: 'reference-in-use',
    })
  }
})

test('D4: accepts a rejected reference once more for the same booking, not twice', () => {
  const once = [claim('mine', 'rejected')]
  const twice = [...once, claim('mine', 'rejected')]

  expect(judgeReference('mine', REFERENCE, once)).toEqual({ ok: true, value: { isSuspicious: false } })
  expect(judgeReference('mine', REFERENCE, twice)).toEqual({ ok: false, refusal: 'reference-rejected-twice' })
})

test('D4: accepts and flags a reference that was rejected on another booking', () => {
  expect(judgeReference('mine', REFERENCE, [claim('theirs', 'rejected')])).toEqual({
    ok: true,
    value: { isSuspicious: true },
  })
})
