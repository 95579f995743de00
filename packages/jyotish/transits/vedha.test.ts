import { expect, test } from 'vitest'
import type { Graha } from '../grahas.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'
import { VEDHA_HOUSES, vedhaTransits } from './vedha.ts'

/** Signs of a moment in which each graha is in the twelfth from a Moon in Mesha, but for those given. */
function transitsOf(graha: Graha, passing: Partial<Record<Graha, RashiIndex>>) {
  const elsewhere = { sun: 11, moon: 11, mars: 11, mercury: 11, jupiter: 11, venus: 11, saturn: 11, rahu: 11, ketu: 11 }
  const signs = { ...elsewhere, ...passing } as Record<Graha, RashiIndex>
  return vedhaTransits(0, signs).find((transit) => transit.graha === graha)
}

test('obstructs a good transit from its own house', () => {
  expect(transitsOf('jupiter', { jupiter: 10, saturn: 7 })).toEqual({
    graha: 'jupiter',
    house: 11,
    vedhaHouse: 8,
    obstructedBy: ['saturn'],
  })
  expect(transitsOf('jupiter', { jupiter: 10, saturn: 6 })?.obstructedBy).toEqual([])
  expect(transitsOf('venus', { venus: 4, rahu: 8 })?.obstructedBy).toEqual(['rahu'])
})

test('does not let father and son obstruct each other', () => {
  expect(transitsOf('sun', { sun: 2, saturn: 8, mars: 8 })?.obstructedBy).toEqual(['mars'])
  expect(transitsOf('saturn', { saturn: 2, sun: 11, jupiter: 0, moon: 0, mars: 0 })?.obstructedBy).not.toContain('sun')
  expect(transitsOf('moon', { moon: 0, mercury: 4 })?.obstructedBy).toEqual([])
})

test('leaves the other houses without an obstruction', () => {
  expect(transitsOf('mars', { mars: 6 })).toEqual({ graha: 'mars', house: 7, vedhaHouse: undefined, obstructedBy: [] })
})

test('pairs each good house with another one of which no graha has both', () => {
  const counts = Object.values(VEDHA_HOUSES).map((pairs) => Object.keys(pairs).length)

  expect(counts).toEqual([4, 6, 3, 6, 5, 9, 3])
  for (const pairs of Object.values(VEDHA_HOUSES)) {
    expect(new Set(Object.values(pairs)).size).toBe(Object.keys(pairs).length)
  }
})
