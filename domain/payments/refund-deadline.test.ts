import { expect, test } from 'vitest'
import { refundBy } from './refund-rules.ts'

// Monday, ten in the evening in India.
const MONDAY = new Date('2026-11-16T16:30:00Z')
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]

test('is fifteen business days after the refund became due, without that day itself', () => {
  expect(refundBy(MONDAY, { weekdays: MONDAY_TO_FRIDAY, closed: [] })).toBe('2026-12-07')
  expect(refundBy(MONDAY, { weekdays: [1, 2, 3, 4, 5, 6], closed: [] })).toBe('2026-12-03')
})

test('leaves out the holidays of the practice', () => {
  const closed = [
    { firstDate: '2026-11-24', lastDate: '2026-11-24' },
    // A weekend that is closed anyway.
    { firstDate: '2026-11-28', lastDate: '2026-11-29' },
    { firstDate: '2026-12-03', lastDate: '2026-12-04' },
  ]

  expect(refundBy(MONDAY, { weekdays: MONDAY_TO_FRIDAY, closed })).toBe('2026-12-10')
})

test('counts by Indian days, and every day when the practice names none', () => {
  expect(refundBy(new Date('2026-11-16T18:30:00Z'), { weekdays: [], closed: [] })).toBe('2026-12-02')
})

test('ends after a year for a practice that is closed', () => {
  const closed = [{ firstDate: '2026-01-01', lastDate: '2030-01-01' }]

  expect(refundBy(MONDAY, { weekdays: MONDAY_TO_FRIDAY, closed })).toBe('2027-11-17')
})
