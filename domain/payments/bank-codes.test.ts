import { expect, test } from 'vitest'
import { isBic, isIban, isIfsc, looksLikeIban } from './bank-codes.ts'

test.each([
  ['HDFC0001234', true],
  ['SBIN0RRAPGB', true],
  ['HDFC1001234', false],
  ['HDFC000123', false],
  ['hdfc0001234', false],
])('IFSC %s: %s', (text, isRight) => {
  expect(isIfsc(text)).toBe(isRight)
})

test.each([
  ['HDFCINBB', true],
  ['HDFCINBBXXX', true],
  ['HDFCINB', false],
  ['HDFC1NBB', false],
  ['HDFCINBBXX', false],
])('BIC %s: %s', (text, isRight) => {
  expect(isBic(text)).toBe(isRight)
})

// The examples of the registry of ISO 13616.

test.each(['DE89370400440532013000', 'GB29NWBK60161331926819', 'NO9386011117947', 'AE070331234567890123456'])(
  'IBAN %s is right',
  (text) => {
    expect(isIban(text)).toBe(true)
  },
)

test.each(['DE89370400440532013001', 'GB29NWBK60161331926891', 'DE8937040044', '50100123456789'])(
  'IBAN %s is wrong',
  (text) => {
    expect(isIban(text)).toBe(false)
  },
)

test('an Indian account number is not taken for one', () => {
  expect(looksLikeIban('50100123456789')).toBe(false)
  expect(looksLikeIban('DE89370400440532013001')).toBe(true)
})
