import { expect, test } from 'vitest'
import { editsBetween, soundOf } from './spelling.ts'

test.each([
  ['tirupathi', 'tirupati'],
  ['vishakapatnam', 'visakhapatnam'],
  ['kozikode', 'kozhikode'],
  ['madhurai', 'madurai'],
  ['newyork', 'new york'],
  ['poona', 'puna'],
  ['kalicut', 'calicut'],
  ['bhubaneshwar', 'bubanesvar'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})

test.each([
  ['chennai', 'kennai'],
  ['agra', 'arga'],
  ['pune', 'puri'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

test('counts edits, a swap as one, and stops above the limit', () => {
  expect(editsBetween('delhi', 'delhi', 2)).toBe(0)
  expect(editsBetween('dehli', 'delhi', 2)).toBe(1)
  expect(editsBetween('bangalor', 'bangalore', 2)).toBe(1)
  expect(editsBetween('kitten', 'sitting', 3)).toBe(3)
  expect(editsBetween('kitten', 'sitting', 2)).toBe(3)
  expect(editsBetween('', 'ab', 2)).toBe(2)
})
