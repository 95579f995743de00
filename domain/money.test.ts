import { expect, test } from 'vitest'
import { formatRupees } from '#content/words/money.ts'
import { paiseFrom, readRupees, rupees } from './money.ts'

test('an amount of money is shown with a rupee sign and Indian grouping', () => {
  expect(formatRupees(rupees(151))).toBe('₹151')
  expect(formatRupees(rupees(10_999))).toBe('₹10,999')
  expect(formatRupees(rupees(100_000))).toBe('₹1,00,000')
  expect(formatRupees(rupees(12_345_678))).toBe('₹1,23,45,678')
})

test('an amount of money shows two digits of paise when it has any', () => {
  expect(formatRupees(paiseFrom(12_796))).toBe('₹127.96')
  expect(formatRupees(paiseFrom(10_050))).toBe('₹100.50')
  expect(formatRupees(paiseFrom(5))).toBe('₹0.05')
})

test('an amount of money below zero has its sign in front', () => {
  expect(formatRupees(rupees(-4_998))).toBe('−₹4,998')
})

test('an amount of money cannot be a fraction of a paisa', () => {
  expect(() => paiseFrom(0.5)).toThrow(RangeError)
  expect(() => paiseFrom(Number.NaN)).toThrow(RangeError)
  expect(() => rupees(1.005)).toThrow(RangeError)
})

test.each([
  ['1,001', 100_100],
  ['₹ 700.5', 70_050],
  ['0.01', 1],
  ['', undefined],
  ['-5', undefined],
  ['1.005', undefined],
  ['1e3', undefined],
])('typed as %s it is %s paise', (typed, paise) => {
  expect(readRupees(typed)).toBe(paise)
})
