import { expect, test } from 'vitest'
import { paiseFrom, rupees } from '#domain/money.ts'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [15_100, 'Rupees One Hundred Fifty-One Only'],
  [12_796, 'Rupees One Hundred Twenty-Seven and Ninety-Six Paise Only'],
  [300_100, 'Rupees Three Thousand One Only'],
  [1_099_900, 'Rupees Ten Thousand Nine Hundred Ninety-Nine Only'],
  [10_010_203, 'Rupees One Lakh One Hundred Two and Three Paise Only'],
  [10_000_000, 'Rupees One Lakh Only'],
  [
    123_456_789_012,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety and Twelve Paise Only',
  ],
  [1_900, 'Rupees Nineteen Only'],
  [4_020, 'Rupees Forty and Twenty Paise Only'],
])('writes %i paise as "%s"', (amount, words) => {
  expect(amountInWords(paiseFrom(amount))).toBe(words)
})

test('rejects an amount below zero', () => {
  expect(() => amountInWords(rupees(-1))).toThrow(RangeError)
})
