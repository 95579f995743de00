import { expect, test } from 'vitest'
import { shownHours } from './shown-hours.ts'
import type { Span } from './spans.ts'

const inIndia = (from: string, until: string): Span => [
  Date.parse(`2026-11-16T${from}:00+05:30`),
  Date.parse(`2026-11-16T${until}:00+05:30`),
]
const shown = (...used: Span[]) => shownHours(used, 'Asia/Kolkata')

test('shows whole hours from the first to the last that is used', () => {
  expect(shown(inIndia('09:30', '12:00'), inIndia('14:00', '19:15'))).toEqual([9, 20])
})

test('shows at least eight hours, and never more than the day has', () => {
  expect(shown(inIndia('10:00', '11:00'))).toEqual([10, 18])
  expect(shown(inIndia('20:00', '23:00'))).toEqual([16, 24])
  expect(shown()).toEqual([9, 17])
})

test('shows the whole day when something goes on after midnight', () => {
  const night: Span = [Date.parse('2026-11-16T23:00:00+05:30'), Date.parse('2026-11-17T00:30:00+05:30')]

  expect(shown(night)).toEqual([0, 24])
})

test('ends with the hour in which the last use ends, at midnight too', () => {
  const evening: Span = [Date.parse('2026-11-16T12:00:00+05:30'), Date.parse('2026-11-17T00:00:00+05:30')]

  expect(shown(evening)).toEqual([12, 24])
})
