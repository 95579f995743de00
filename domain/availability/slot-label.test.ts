import { expect, test } from 'vitest'
import { istInstant } from '#domain/india-time.ts'
import { slotLabel } from './slot-label.ts'

test.each([
  ['09:00', 60, '9-10 AM'],
  ['10:00', 60, '10-11 AM'],
  ['11:00', 60, '11 AM-12 PM'],
  ['14:00', 60, '2-3 PM'],
  ['11:30', 45, '11:30 AM-12:15 PM'],
  ['10:30', 45, '10:30-11:15 AM'],
  ['12:00', 30, '12-12:30 PM'],
  ['23:30', 45, '11:30 PM-12:15 AM'],
  ['00:00', 60, '12-1 AM'],
])('calls %s for %i minutes %s', (time, minutes, label) => {
  expect(slotLabel(istInstant('2026-11-20', time), minutes)).toBe(label)
})
