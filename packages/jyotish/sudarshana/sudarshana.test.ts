import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRAHAS } from '../grahas.ts'
import { anyPlacements, turned } from '../test/arbitrary-placements.ts'
import { SUDARSHANA_RINGS, sudarshanaChakra, sudarshanaYear } from './sudarshana.ts'

test('shows every graha once in each ring, and Moon and Sun in the first house of their own', () => {
  fc.assert(
    fc.property(anyPlacements, fc.integer({ min: 0, max: 11 }), (placements, signs) => {
      const houses = sudarshanaChakra(placements)

      for (const ring of SUDARSHANA_RINGS) {
        expect(houses.flatMap(({ rings }) => rings[ring].grahas).sort()).toEqual([...GRAHAS].sort())
      }
      expect(houses[0]?.rings.moon.grahas).toContain('moon')
      expect(houses[0]?.rings.sun.grahas).toContain('sun')
      const occupants = (list: typeof houses) => list.map(({ rings }) => SUDARSHANA_RINGS.map((r) => rings[r].grahas))
      expect(occupants(sudarshanaChakra(turned(placements, signs)))).toEqual(occupants(houses))
    }),
    { numRuns: 50 },
  )
})

test('moves a house a year and a house a month', () => {
  expect(sudarshanaYear(0)).toEqual({ house: 1, month: 1 })
  expect(sudarshanaYear(12)).toEqual({ house: 1, month: 1 })
  expect(sudarshanaYear(25.5)).toEqual({ house: 2, month: 8 })
})
