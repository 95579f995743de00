import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaymentMethod } from '#domain/content/payment-methods.ts'
import { parsePaymentReference } from './payment-reference.ts'

test.each([
  ['bank', 'HDFC0N12345678AB', 'HDFC0N12345678AB'],
  ['bank', 'UTR: sbin 1263 2174 8901', 'SBIN126321748901'],
  ['bank', 'IDIB N123-4567-8901', 'IDIBN12345678901'],
  ['bank', 'ICICR52026111700123456', 'ICICR52026111700123456'],
  ['bank', 'IMPS Ref No. 4123 4567 8901', '412345678901'],
  ['swift', 'swift ref 26321-ABC/99', '26321ABC99'],
  ['swift', 'UETR 97ED4827-7B6F-4491-A06F-B548D5A7512D', '97ED4827-7B6F-4491-A06F-B548D5A7512D'],
  ['swift', '97ed48277b6f4491a06fb548d5a7512d', '97ED4827-7B6F-4491-A06F-B548D5A7512D'],
  ['link', '  pay_29QQoUBi66xm2f ', 'pay_29QQoUBi66xm2f'],
  ['link', '8XK 1234', '8XK 1234'],
] as const)('reads the reference of %s: %j', (method, typed, reference) => {
  expect(parsePaymentReference(method, typed)).toEqual({ ok: true, value: reference })
})

test('reads the reference of a payment at the session: none, whatever was typed', () => {
  expect(parsePaymentReference('session', '412345678901')).toEqual({ ok: true, value: null })
})

test.each([
  ['bank', ' - ', 'reference-missing'],
  ['bank', '12345', 'reference-not-utr'],
  ['bank', '1234567890123456', 'reference-not-utr'],
  ['bank', 'HDFC0N12345678ABC', 'reference-not-utr'],
  ['bank', '0'.repeat(12), 'reference-all-equal'],
  ['bank', 'HDFC0N12345678AB'.padEnd(300, ' '), 'reference-not-utr'],
  ['swift', 'ABC12', 'reference-not-swift'],
  ['swift', 'A1'.repeat(18), 'reference-not-swift'],
  ['swift', 'AAAAAAAA', 'reference-all-equal'],
  ['swift', 'ABC_12345', 'reference-not-swift'],
  ['link', '', 'reference-missing'],
  ['link', 'abc', 'reference-not-readable'],
  ['link', 'a1'.repeat(31), 'reference-not-readable'],
  ['link', 'a\u0000bcd', 'reference-not-readable'],
  ['link', 'asha@example.com', 'reference-is-email'],
  ['upi', '12345', 'reference-not-12-digits'],
] as const)('rejects the reference of %s: %j: %s', (method, typed, refusal) => {
  expect(parsePaymentReference(method, typed)).toEqual({ ok: false, refusal })
})

const method = fc.constantFrom<PaymentMethod>('upi', 'bank', 'swift', 'link')
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.stringMatching(/^[ A-Za-z0-9:/-]{0,40}$/),
  fc.stringMatching(/^(UTR |ref no )?[A-Z]{4}[A-Z0-9]{12}([A-Z0-9]{6})?$/),
  fc.uuid(),
)

test('a stored reference is read as itself, and has no more than 60 characters', () => {
  fc.assert(
    fc.property(method, typed, (chosen, text) => {
      const first = parsePaymentReference(chosen, text)
      if (!first.ok || first.value === null) return

      expect(parsePaymentReference(chosen, first.value)).toEqual(first)
      expect(first.value.length).toBeLessThanOrEqual(60)
    }),
  )
})
