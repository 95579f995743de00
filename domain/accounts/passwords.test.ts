import { expect, test } from 'vitest'
import { countCommonPasswords } from './common-passwords.ts'
import { passwordWeaknesses } from './passwords.ts'

const ASHA = { email: 'asha.rao@example.com', fullName: 'Asha Rao' }

test.each([
  ['a hundred and twenty-eight emails', 'k7'.repeat(64)],
  ['emoji', '🌙🪐🌟☀️🌗✨'],
  ['spaces', 'a quiet place'],
  ['a leading blank', ' leading blank'],
  ['six characters', 'x9!Kq2'],
  ['Devanagari', 'सूर्यचन्द्र'],
])('A17: passwords that are accepted as they are: %s', (_, password) => {
  expect(passwordWeaknesses(password, ASHA)).toEqual([])
})

test('A17: passwords that are accepted as they are refuses the NUL character', () => {
  expect(passwordWeaknesses('good enough\0', ASHA)).toEqual(['unusable-character'])
})

test.each([
  ['password123', ['common']],
  ['PassWord123', ['common']],
  ['123456', ['common']],
  ['iloveyou', ['common']],
  ['qwertyuiop', ['common']],
  ['trustno1', ['common']],
  ['asha.rao@example.com', ['own-address']],
  ['asharao77', ['own-address', 'own-name']],
  ['muhurta', ['site-name']],
  ['Muhurta2026', ['site-name']],
  ['abc', ['too-short']],
  ['asha', ['too-short', 'own-address', 'own-name']],
])('A19: passwords that are easy to guess are refused with their reasons: %s', (password, weaknesses) => {
  expect(passwordWeaknesses(password, ASHA)).toEqual(weaknesses)
})

test('A19: passwords that are easy to guess are refused with their reasons accepts a name inside a longer sentence', () => {
  expect(passwordWeaknesses('asha walks to the river', ASHA)).toEqual([])
})

test('A18: reports an overlong password without looking further', () => {
  expect(passwordWeaknesses('a'.repeat(1_000_000), ASHA)).toEqual(['too-long'])
})

test('knows at least ten thousand common passwords', () => {
  expect(countCommonPasswords()).toBeGreaterThanOrEqual(10_000)
})
