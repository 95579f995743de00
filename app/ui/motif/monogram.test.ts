import { expect, test } from 'vitest'
import { initials } from './monogram.tsx'

test('takes the initials of the first and the last part of a name', () => {
  expect(initials('Acharya Suryakant Joshi')).toBe('AJ')
})

test('takes one initial of a single name', () => {
  expect(initials(' asha ')).toBe('A')
})

test('takes the first syllable of a name in a script without capitals, where two letters could be a word', () => {
  expect(initials('आचार्य जोशी')).toBe('आ')
  expect(initials('ज्योति शर्मा')).toBe('ज्यो')
  expect(initials('సూర్య జ్యోతిష్ కేంద్రం')).toBe('సూ')
  expect(initials('స్వాతి')).toBe('స్వా')
})

test('is empty without a name', () => {
  expect(initials('')).toBe('')
})
