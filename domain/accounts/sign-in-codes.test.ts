import { expect, test } from 'vitest'
import { codeExpiry, makeSignInCode, parseSignInCode } from './sign-in-codes.ts'

test('makes six digits, with leading zeros', () => {
  expect(makeSignInCode(() => 42)).toBe('000042')
  expect(makeSignInCode((limit) => limit - 1)).toBe('999999')
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('reads %j as %j', (typed, code) => {
  expect(parseSignInCode(typed)).toBe(code)
})

test('expires after ten minutes', () => {
  expect(codeExpiry(new Date('2026-11-16T10:00:00Z'))).toEqual(new Date('2026-11-16T10:10:00Z'))
})
