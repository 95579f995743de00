import { expect, test } from 'vitest'
import { isGstin } from './gstin.ts'

test('accepts an issued GSTIN', () => {
  expect(['27AAPFU0939F1ZV', '29ABCDE1234F1ZW'].map(isGstin)).toEqual([true, true])
})

test.each([
  ['a wrong check character', '27AAPFU0939F1ZA'],
  ['two neighbours exchanged', '27AAPFU9039F1ZV'],
  ['one wrong digit', '27AAPFU0938F1ZV'],
  ['a state that is none', '00AAPFU0939F1ZV'],
  ['a character too few', '27AAPFU0939F1Z'],
  ['small letters', '27aapfu0939f1zv'],
])('rejects %s', (_what, text) => {
  expect(isGstin(text)).toBe(false)
})
