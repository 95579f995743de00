import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseUpiReference } from './payment-reference.ts'

test.each([
  ['412345678901', 'plain'],
  ['4123 4567 8901', 'with spaces'],
  ['4123-4567-8901', 'with hyphens'],
  ['4123\u00a04567\u00a08901', 'with no-break spaces'],
  ['UTR: 412345678901', 'with its label'],
  ['UPI Ref No. 412345678901', 'with a longer label'],
  ['UPI transaction ID: 4123 4567 8901', 'as GPay writes it'],
  ['४१२३४५६७८९०१', 'in Devanagari digits'],
  ['౪౧౨౩౪౫౬౭౮౯౦౧', 'in Telugu digits'],
  ['４１２３４５６７８９０１', 'in full-width digits'],
  ['\ufeff412345678901\u200b', 'with invisible characters'],
])('D1: accepts %s (%s)', (typed) => {
  expect(parseUpiReference(typed)).toEqual({ ok: true, value: '412345678901' })
})

test.each([
  ['', 'reference-missing'],
  [' \u00a0\t', 'reference-missing'],
  ['41234567890', 'reference-not-12-digits'],
  ['4123456789012', 'reference-not-12-digits'],
  ['41234567890a', 'reference-not-12-digits'],
  ['UTR', 'reference-not-12-digits'],
  ['000000000000', 'reference-all-equal'],
  ['१११११११११११११'.slice(0, 12), 'reference-all-equal'],
  ['T2601011234567890123456', 'reference-is-phonepe-id'],
  ['CICAgODw1rSvXg', 'reference-is-google-id'],
  ['4'.repeat(10_000), 'reference-not-12-digits'],
])('D1: rejects %j: %s', (typed, refusal) => {
  expect(parseUpiReference(typed)).toEqual({ ok: false, refusal })
})

test('any input becomes twelve ASCII digits or a refusal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const outcome = parseUpiReference(typed)

      if (outcome.ok) expect(outcome.value).toMatch(/^[0-9]{12}$/)
    }),
  )
})
