import { expect, test } from 'vitest'
import { erasureAfterNotice, inactiveSince, retainedSince } from './retention.ts'

const NOW = new Date('2028-02-29T06:00:00Z')

test('counts three years back, also from a leap day', () => {
  expect(inactiveSince(NOW)).toEqual(new Date('2025-03-01T06:00:00Z'))
})

test('erases 48 hours after the notice', () => {
  expect(erasureAfterNotice(NOW)).toEqual(new Date('2028-03-02T06:00:00Z'))
})

test('retains a handled message for a year', () => {
  expect(retainedSince('handledMessages', NOW)).toEqual(new Date('2027-03-01T06:00:00Z'))
})
