import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  ['00:05', '12:05 AM'],
  ['05:42', '5:42 AM'],
  ['12:00', '12:00 PM'],
  ['22:49:37', '10:49:37 PM'],
])('writes %s as %s', (time, text) => {
  expect(clockText(time)).toBe(text)
})
