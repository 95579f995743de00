import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeChart } from '../chart/chart.ts'
import { SIGN_LORDS } from '../grahas.ts'
import { anyPlacements } from '../test/arbitrary-placements.ts'
import { ishtaKashta } from './ishta-kashta.ts'
import { VIMSHOPAKA_GROUPS, VIMSHOPAKA_WEIGHTS, vimshopaka } from './vimshopaka.ts'

const longitudes = {
  sun: 125,
  moon: 10,
  mars: 40,
  mercury: 130,
  jupiter: 200,
  venus: 155,
  saturn: 275,
  rahu: 70,
  ketu: 250,
}

test('weighs twenty in each group of vargas', () => {
  const sums = VIMSHOPAKA_GROUPS.map((group) =>
    Object.values(VIMSHOPAKA_WEIGHTS[group]).reduce((sum, weight) => sum + weight, 0),
  )
  expect(sums).toEqual([20, 20, 20, 20])
})

/*
 * By hand: the Sun at 5 degrees of Simha is in its own sign in D1, D2 and D3, in one of Venus in D9 and D12, and in one of
 * Saturn in D30. Venus in the next sign is neutral to it, Saturn in the sixth a great enemy.
 */
test('takes its own signs in full and others by the compound relation', () => {
  const { shadvarga } = vimshopaka({ longitudes })

  expect(shadvarga.sun).toBeCloseTo((12 * 20 + 7 * 10 + 1 * 5) / 20, 9)
})

test('counts exaltation and moolatrikona in full when asked', () => {
  fc.assert(
    fc.property(anyPlacements, (placements) => {
      const [own, high] = [vimshopaka(placements), vimshopaka(placements, 'own-and-exalted')]
      for (const group of VIMSHOPAKA_GROUPS) {
        for (const graha of SIGN_LORDS) {
          expect(own[group][graha]).toBeGreaterThanOrEqual(5)
          expect(high[group][graha]).toBeGreaterThanOrEqual(own[group][graha])
          expect(high[group][graha]).toBeLessThanOrEqual(20)
        }
      }
    }),
  )
  // The Moon in the last degree of Vrishabha, and of Kumbha and Meena in other vargas of the six.
  expect(vimshopaka({ longitudes: { ...longitudes, moon: 33 } }, 'own-and-exalted').shadvarga.moon).toBeGreaterThan(
    vimshopaka({ longitudes: { ...longitudes, moon: 33 } }).shadvarga.moon,
  )
})

test('means good and bad from exaltation and motion', () => {
  // Near the full moon of 1990-05-09: the Moon is as far from the Sun as it can be.
  const chart = computeChart({ utc: '1990-05-09T19:31:00Z', lat: 28.6139, lon: 77.209 })
  if (!chart.ok) throw new Error(chart.refusal)
  const { uccha, cheshta, ishta, kashta } = ishtaKashta(chart.value)

  expect(cheshta.moon).toBeCloseTo(60, 1)
  expect(kashta.moon).toBeLessThan(3)
  // The Sun at about 49 degrees of the tropical zodiac.
  expect(cheshta.sun).toBeCloseTo((180 - Math.abs(180 - (chart.value.grahas.sun.tropicalLongitude + 90))) / 3, 6)
  for (const graha of SIGN_LORDS) {
    expect(ishta[graha] ** 2).toBeCloseTo(uccha[graha] * cheshta[graha], 6)
    expect(ishta[graha] + kashta[graha]).toBeLessThanOrEqual(60 + 1e-9)
  }
})
