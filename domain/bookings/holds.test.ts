import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { isHoldAlive, isPayable, minutesLeft, newHold } from './holds.ts'

const NOW = new Date('2026-11-16T04:30:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS)

test('a slot is kept for half an hour, and the booking can be paid for a day', () => {
  const hold = newHold(NOW)

  expect([isHoldAlive(hold, later(29.9)), isHoldAlive(hold, later(30))]).toEqual([true, false])
  expect([isPayable(hold, later(24 * 60 - 1)), isPayable(hold, later(24 * 60))]).toEqual([true, false])
})

test('what is left of a hold is told in whole minutes, rounded up', () => {
  expect(minutesLeft(later(27), NOW)).toBe(27)
  expect(minutesLeft(later(0.1), NOW)).toBe(1)
  expect(minutesLeft(later(-5), NOW)).toBe(0)
})
