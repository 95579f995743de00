import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlacements, turned } from '../test/arbitrary-placements.ts'
import { kalaSarpa } from './kala-sarpa.ts'

const between = {
  longitudes: {
    ...{ rahu: 10, ketu: 190, sun: 20, moon: 40, mars: 60 },
    ...{ mercury: 80, jupiter: 100, venus: 120, saturn: 170 },
  },
  lagna: 310,
}

test('names the form by the house of Rahu', () => {
  expect(kalaSarpa(between)).toEqual({
    kind: 'vasuki',
    rahuHouse: 3,
    side: 'ahead-of-rahu',
    extent: 'full',
    outside: undefined,
  })
})

test('has a form of its own for each house of Rahu', () => {
  const kinds = Array.from({ length: 12 }, (_, sign) => kalaSarpa({ ...between, lagna: sign * 30 })?.kind)

  expect(new Set(kinds).size).toBe(12)
})

test('is partial with one graha outside, and none with two', () => {
  const one = { ...between, longitudes: { ...between.longitudes, moon: 200 } }
  const two = { ...between, longitudes: { ...between.longitudes, moon: 200, mars: 300 } }

  expect(kalaSarpa(one)).toMatchObject({ extent: 'partial', outside: 'moon' })
  expect(kalaSarpa(two)).toBeUndefined()
})

test('counts a graha in the sign of a node by signs, and by its degrees otherwise', () => {
  const besideRahu = { ...between, longitudes: { ...between.longitudes, moon: 5 } }

  expect(kalaSarpa(besideRahu, 'degrees')).toMatchObject({ extent: 'partial', outside: 'moon' })
  expect(kalaSarpa(besideRahu, 'signs')).toMatchObject({ extent: 'full' })
})

test('keeps its form when the whole chart turns, and changes sides when the nodes change places', () => {
  fc.assert(
    fc.property(anyPlacements, fc.integer({ min: 0, max: 11 }), (placements, signs) => {
      const { rahu, ketu } = placements.longitudes
      const swapped = { ...placements, longitudes: { ...placements.longitudes, rahu: ketu, ketu: rahu } }
      const found = kalaSarpa(placements, 'signs')

      expect(kalaSarpa(turned(placements, signs), 'signs')).toEqual(found)
      expect(kalaSarpa(swapped, 'signs')?.extent).toBe(found?.extent)
    }),
  )
})
