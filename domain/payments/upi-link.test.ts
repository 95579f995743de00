import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { isUpiPayeeId, upiAmount, upiLink } from './upi-link.ts'

const payment = {
  payeeId: 'surya.jyotish@upi',
  payeeName: 'Surya Jyotish',
  amount: rupees(3_001),
  note: 'MU7K3D Full Life Prediction',
  reference: 'MU7K3D',
}

test('D17: the link contains the payee, the exact amount with two decimals, the note and the reference', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=surya.jyotish%40upi&pn=Surya%20Jyotish&am=3001.00&cu=INR&tn=MU7K3D%20Full%20Life%20Prediction&tr=MU7K3D',
  )
})

test('the note is ASCII and at most 50 characters, the reference alphanumeric and at most 35', () => {
  const link = new URL(upiLink({ ...payment, note: `प्रश्न ${'x'.repeat(80)}`, reference: 'MU-7K/3D '.repeat(9) }))

  expect(link.searchParams.get('tn')).toMatch(/^[\x20-\x7e]{1,50}$/)
  expect(link.searchParams.get('tr')).toMatch(/^[A-Za-z0-9]{1,35}$/)
})

test('writes an amount exactly, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (paise) => {
      const written = upiAmount(paiseFrom(paise))

      expect(written).toMatch(/^\d+\.\d{2}$/)
      expect(BigInt(written.replace('.', ''))).toBe(BigInt(paise))
    }),
  )
})

test('validates payee ids', () => {
  expect(['name@upi', 'na.me-1_x@okhdfc'].map(isUpiPayeeId)).toEqual([true, true])
  expect(['name', '@upi', 'n@upi', 'name@u', 'na me@upi', 'name@upi.com'].map(isUpiPayeeId)).toEqual(
    Array.from({ length: 6 }, () => false),
  )
})
