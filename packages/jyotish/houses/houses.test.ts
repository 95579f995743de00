import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forwardSeparation, normalizeDegrees } from '../angles.ts'
import { HOUSE_SYSTEMS, type HouseInput, type HouseSystem, houseAt, housesOf } from './houses.ts'

const RADIANS = Math.PI / 180
const OBLIQUITY = 23.44 * RADIANS

/** Lagna and midheaven from the textbook formulas, with the platform's sine and cosine. */
function inputFor(system: HouseSystem, siderealDegrees: number, latitude: number): HouseInput {
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

function requireHouses(input: HouseInput) {
  const outcome = housesOf(input)
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

const times = fc.double({ min: 0, max: 359.99, noNaN: true })
const latitudes = fc.double({ min: -66, max: 66, noNaN: true })

test('tiles the circle with twelve houses in every system, the lagna in the first', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HOUSE_SYSTEMS), times, latitudes, (system, time, latitude) => {
      const input = inputFor(system, time, latitude)
      const houses = requireHouses(input)

      const extents = houses.map(({ start, end }) => forwardSeparation(start, end))
      expect(extents.reduce((sum, extent) => sum + extent, 0)).toBeCloseTo(360, 8)
      expect(houses.map(({ end }) => end)).toEqual([...houses.slice(1), houses[0]].map((house) => house?.start))
      expect(houseAt(input.ascendant, houses)).toBe(1)
    }),
  )
})

test('places the Placidus cusps at thirds of the semi-arc from meridian to horizon', () => {
  const shares = [
    { house: 11, share: 1 / 3 },
    { house: 12, share: 2 / 3 },
  ]
  fc.assert(
    fc.property(times, latitudes, (time, latitude) => {
      const houses = requireHouses(inputFor('kp', time, latitude))
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

test('refuses KP houses inside the polar circles', () => {
  expect(housesOf(inputFor('kp', 100, 66.6))).toEqual({ ok: false, refusal: 'kp-houses-inside-polar-circle' })
  expect(housesOf(inputFor('kp', 100, -70)).ok).toBe(false)
  expect(housesOf(inputFor('sripati', 100, 70)).ok).toBe(true)
})

test('centres the first and tenth Sripati house on the lagna and the midheaven', () => {
  const input = inputFor('sripati', 30, 28.6)
  const houses = requireHouses(input)

  expect(houses[0]?.middle).toBeCloseTo(input.ascendant, 9)
  expect(houses[9]?.middle).toBeCloseTo(input.midheaven, 9)
})
