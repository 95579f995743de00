import { expect, test } from 'vitest'
import { readTag } from './client-tags.ts'

test.each([
  ['  family   of  Ravi ', 'family of Ravi'],
  ['पंडित', 'पंडित'],
  ['a\0b, c', 'ab c'],
  ['x'.repeat(30), 'x'.repeat(30)],
])('stores %j as %j', (typed, tag) => {
  expect(readTag(typed)).toBe(tag)
})

test.each([[''], ['  '], [','], ['x'.repeat(31)]])('refuses %j', (typed) => {
  expect(readTag(typed)).toBeUndefined()
})
