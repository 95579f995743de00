import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forwardSeparation, normalizeDegrees } from '../angles.ts'
import { HOUSE_SYSTEMS, type HouseQuestion, type HouseSystem, houseAt, housesOf } from './houses.ts'

const RADIANS = Math.PI / 180
const OBLIQUITY = 23.44 * RADIANS

/** Lagna and midheaven by the textbook formulas, with the platform's own sine and cosine. */
function question(system: HouseSystem, siderealDegrees: number, latitude: number): HouseQuestion {
  const t = siderealDegrees * RADIANS
  const phi = latitude * RADIANS
  const ascendant = Math.atan2(Math.cos(t), -(Math.sin(t) * Math.cos(OBLIQUITY) + Math.tan(phi) * Math.sin(OBLIQUITY)))
  const midheaven = Math.atan2(Math.sin(t), Math.cos(t) * Math.cos(OBLIQUITY))
  return {
    system,
    ascendant: normalizeDegrees(ascendant / RADIANS),
    midheaven: normalizeDegrees(midheaven / RADIANS),
    ayanamsaTrue: 0,
    angles: { siderealTime: t, latitude: phi, obliquity: OBLIQUITY },
  }
}

function requireHouses(asked: HouseQuestion) {
  const outcome = housesOf(asked)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

const times = fc.double({ min: 0, max: 359.99, noNaN: true })
const latitudes = fc.double({ min: -66, max: 66, noNaN: true })

test('in every system the twelve houses tile the circle and the lagna falls in the first', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HOUSE_SYSTEMS), times, latitudes, (system, time, latitude) => {
      const asked = question(system, time, latitude)
      const houses = requireHouses(asked)

      const extents = houses.map(({ start, end }) => forwardSeparation(start, end))
      expect(extents.reduce((sum, extent) => sum + extent, 0)).toBeCloseTo(360, 8)
      expect(houses.map(({ end }) => end)).toEqual([...houses.slice(1), houses[0]].map((house) => house?.start))
      expect(houseAt(asked.ascendant, houses)).toBe(1)
    }),
  )
})

test('a Placidus cusp has covered its third of the arc from meridian to horizon', () => {
  const shares = [
    { house: 11, share: 1 / 3 },
    { house: 12, share: 2 / 3 },
  ]
  fc.assert(
    fc.property(times, latitudes, (time, latitude) => {
      const houses = requireHouses(question('kp', time, latitude))
      for (const { house, share } of shares) {
        const longitude = (houses[house - 1]?.start ?? 0) * RADIANS
        const declination = Math.asin(Math.sin(OBLIQUITY) * Math.sin(longitude))
        const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(OBLIQUITY), Math.cos(longitude))
        const semiArc = Math.acos(-Math.tan(latitude * RADIANS) * Math.tan(declination))
        const eastOfMeridian = forwardSeparation(time, rightAscension / RADIANS) * RADIANS
        expect(eastOfMeridian / semiArc).toBeCloseTo(share, 6)
      }
    }),
  )
})

test('KP houses are refused with a reason inside the polar circles', () => {
  expect(housesOf(question('kp', 100, 66.6))).toEqual({ ok: false, refusal: 'kp-houses-inside-polar-circle' })
  expect(housesOf(question('kp', 100, -70)).ok).toBe(false)
  expect(housesOf(question('sripati', 100, 70)).ok).toBe(true)
})

test('in Sripati the lagna and the midheaven are the middles of the first and the tenth house', () => {
  const asked = question('sripati', 30, 28.6)
  const houses = requireHouses(asked)

  expect(houses[0]?.middle).toBeCloseTo(asked.ascendant, 9)
  expect(houses[9]?.middle).toBeCloseTo(asked.midheaven, 9)
})
