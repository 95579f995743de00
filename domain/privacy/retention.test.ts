import { expect, test } from 'vitest'
import { erasureAfterNotice, inactiveSince, retainedSince } from './retention.ts'

const NOW = new Date('2028-02-29T06:00:00Z')

test('three years are three years, also from a leap day', () => {
  expect(inactiveSince(NOW)).toEqual(new Date('2025-03-01T06:00:00Z'))
})

test('between the email and the erasure lie 48 hours', () => {
  expect(erasureAfterNotice(NOW)).toEqual(new Date('2028-03-02T06:00:00Z'))
})

test('a handled message has its time after a year', () => {
  expect(retainedSince('handledMessages', NOW)).toEqual(new Date('2027-03-01T06:00:00Z'))
})
