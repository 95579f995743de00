import { expect, test } from 'vitest'
import { describeBirth } from './birth-chart.ts'
import { describeDay } from './todays-panchanga.ts'
import { describeUncertainty } from './unknown-birth-time.ts'

test('the example chart names lagna, Moon and dasha', () => {
  const lines = describeBirth()

  // The Moon at 306.47 degrees: Dhanishta ends at 306.67. Mars, its lord, is almost done at birth; Rahu's 18 years and
  // Jupiter's 16 reach to 2024, so 2026 begins in Saturn's own part of Saturn.
  expect(lines.slice(0, 3)).toEqual([
    'Lagna: Meena',
    'Moon: Dhanishta, pada 4',
    'Dasha on 1 January 2026: saturn – saturn',
  ])
})

test('the example day is the Sunday of Diwali 2026', () => {
  const lines = describeDay()

  expect(lines[0]).toMatch(/^Ravivara, sunrise 2026-11-08T01:/)
  expect(lines.some((line) => line.startsWith('Amavasya until'))).toBe(true)
})

test('the example without a time leaves the Moon open and counts changes of the navamsha lagna', () => {
  const lines = describeUncertainty()

  expect(lines[0]).toBe('The Moon is in Makara or Kumbha')
  expect(lines.some((line) => line.startsWith('D9 lagna becomes'))).toBe(true)
})
