import { expect, test } from 'vitest'
import { receiptFileName, receiptNumber } from './receipt.ts'

test('a receipt has the next number of its year, and a refund one of its own series', () => {
  const receipt = { financialYear: '26-27', place: 42 }

  expect(receiptNumber({ id: 900, kind: 'payment', receipt })).toBe('RC/26-27/00042')
  expect(receiptNumber({ id: 901, kind: 'refund', receipt })).toBe('RF/26-27/00042')
  expect(receiptFileName({ number: 'RC/26-27/00042' })).toBe('receipt-RC-26-27-00042.pdf')
})

test('a receipt from before receipts were counted keeps the number that its client has', () => {
  expect(receiptNumber({ id: 123, kind: 'payment', receipt: null })).toBe('RC-000123')
})
