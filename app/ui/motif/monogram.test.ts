import { expect, test } from 'vitest'
import { initials } from './monogram.tsx'

test('takes the initials of the first and the last part of a name', () => {
  expect(initials('Acharya Suryakant Joshi')).toBe('AJ')
})

test('takes one initial of a single name', () => {
  expect(initials(' asha ')).toBe('A')
})

test('takes whole characters of a Devanagari name', () => {
  expect(initials('सूर्य ज्योतिष')).toBe('सज')
})

test('is empty without a name', () => {
  expect(initials('')).toBe('')
})
