import { expect, test } from 'vitest'
import { estimateReadTime, parseReadTime } from './read-time.ts'

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['0', 1],
  ['-1', 1],
  ['61', 60],
  ['1e9', 60],
  ['2.6', 3],
  ['NaN', 5],
  ['', 5],
  ['ten', 5],
  ['Infinity', 5],
])('E14: reads %j minutes as %i', (typed, minutes) => {
  expect(parseReadTime(typed)).toBe(minutes)
})

test('estimates a minute per two hundred words, at least one', () => {
  expect(estimateReadTime('word '.repeat(1_000))).toBe(5)
  expect(estimateReadTime('')).toBe(1)
  expect(estimateReadTime('नक्षत्र '.repeat(400))).toBe(2)
})
