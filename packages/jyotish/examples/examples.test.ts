import { expect, test } from 'vitest'
import { describeWithTools } from './astrologers-tools.ts'
import { describeBirth } from './birth-chart.ts'
import { describeDay } from './todays-panchanga.ts'
import { describeUncertainty } from './unknown-birth-time.ts'

test('prints lagna, Moon and dasha of the example chart', () => {
  const lines = describeBirth()

  // The Moon at 306.47 degrees: Dhanishta ends at 306.67. The period of Mars, its lord, is almost over at birth; Rahu's
  // 18 years and Jupiter's 16 last until 2024, so 2026 begins in the first sub-period of Saturn.
  expect(lines.slice(0, 3)).toEqual([
    'Lagna: Meena',
    'Moon: Dhanishta, pada 4',
    'Dasha on 1 January 2026: saturn – saturn',
  ])
})

test('prints the panchanga of Diwali 2026, a Sunday', () => {
  const lines = describeDay()

  expect(lines[0]).toMatch(/^Ravivara, sunrise 2026-11-08T01:/)
  expect(lines.some((line) => line.startsWith('Amavasya until'))).toBe(true)
})

test('prints the possible Moon signs and the navamsha lagna changes', () => {
  const lines = describeUncertainty()

  expect(lines[0]).toBe('The Moon is in Makara or Kumbha')
  expect(lines.some((line) => line.startsWith('D9 lagna becomes'))).toBe(true)
})

test('prints what the tools say about the example chart', () => {
  const lines = describeWithTools()

  // Saturn at 21.9 degrees of Dhanu is the most advanced. The muntha moves a sign a year, so at 36 it is back in the lagna.
  // Saturn came back in 2019 and does so again after 29.5 years.
  expect(lines[0]).toBe('Atma karaka: saturn')
  expect(lines[2]).toBe('The year from 36 begins 2026-01-01T12:05 with muntha in Meena')
  expect(lines[3]).toBe('Saturn returns 2048-12-23')
  expect(lines).toHaveLength(5)
})
