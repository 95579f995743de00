import { expect, test } from 'vitest'
import { initials } from './monogram.tsx'

test('a name of several words gives the first letters of the first and the last', () => {
  expect(initials('Acharya Suryakant Joshi')).toBe('AJ')
})

test('a single word gives one letter', () => {
  expect(initials(' asha ')).toBe('A')
})

test('a name in Devanagari keeps its letters whole', () => {
  expect(initials('सूर्य ज्योतिष')).toBe('सज')
})

test('no name gives no letters', () => {
  expect(initials('')).toBe('')
})
