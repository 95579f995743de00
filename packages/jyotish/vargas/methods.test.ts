import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLongitude, anyPlacements } from '../test/arbitrary-placements.ts'
import { VARGA_METHODS, vargaChartBy, vargaRashiBy } from './methods.ts'
import { VARGAS, vargaChart } from './varga.ts'

test('casts every varga after Parashara unless another way is chosen', () => {
  fc.assert(
    fc.property(anyPlacements, fc.constantFrom(...VARGAS), (placements, varga) => {
      expect(vargaChartBy(placements, varga)).toEqual(vargaChart(placements, varga))
      expect(vargaChartBy(placements, varga, { [varga]: 'parashara' })).toEqual(vargaChart(placements, varga))
    }),
  )
})

/* By hand: 20 degrees of Vrishabha (index 1) is in its second half, third drekkana and third quarter. */
test('casts 20 degrees of Vrishabha by each way', () => {
  const at = 50
  expect(vargaRashiBy(at, 2, { 2: 'parivritti' })).toBe(3)
  expect(vargaRashiBy(at, 2, { 2: 'samasaptaka' })).toBe(7)
  expect(vargaRashiBy(at, 3, { 3: 'parivritti' })).toBe(5)
  expect(vargaRashiBy(at, 3, { 3: 'somanatha' })).toBe(9)
  expect(vargaRashiBy(at, 3, { 3: 'jagannatha' })).toBe(5)
  expect(vargaRashiBy(at, 4, { 4: 'parivritti' })).toBe(6)
  expect(vargaRashiBy(at, 30, { 30: 'parivritti' })).toBe((30 + 20) % 12)
})

test('fills every sign equally by the cyclic ways', () => {
  for (const varga of [2, 3, 4, 30] as const) {
    const counts = new Map<number, number>()
    for (let part = 0; part < 12 * varga; part++) {
      const rashi = vargaRashiBy((part + 0.5) * (30 / varga), varga, { [varga]: 'parivritti' })
      counts.set(rashi, (counts.get(rashi) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 12 }, () => varga))
  }
})

test('answers a sign for every longitude and way, also on the boundary of a part', () => {
  fc.assert(
    fc.property(anyLongitude, (longitude) => {
      for (const [varga, methods] of Object.entries(VARGA_METHODS)) {
        for (const method of methods) {
          const rashi = vargaRashiBy(longitude, Number(varga) as 2, { [varga]: method })
          expect(rashi).toBeGreaterThanOrEqual(0)
          expect(rashi).toBeLessThan(12)
        }
      }
    }),
  )
})
