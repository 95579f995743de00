import { expect, test } from 'vitest'
import { isUnderAge } from './age.ts'

test.each([
  ['2008-11-17', true],
  ['2008-11-16', false],
  ['2026-11-16', true],
  ['1990-02-28', false],
])('I10: born on %s, on 16 November 2026: under age is %s', (birthDate, expected) => {
  expect(isUnderAge(birthDate, '2026-11-16')).toBe(expected)
})

test('I10: treats a leap-day child as of age on the first of March', () => {
  expect(isUnderAge('2008-02-29', '2026-02-28')).toBe(true)
  expect(isUnderAge('2008-02-29', '2026-03-01')).toBe(false)
})
