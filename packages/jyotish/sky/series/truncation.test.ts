import tables from 'astronomia/data'
import { expect, test } from 'vitest'
import { heliocentricState, type Planet } from '../heliocentric.ts'
import { lunarState } from '../lunar.ts'
import type { Vector } from '../vector.ts'

const ARCSECONDS_PER_RADIAN = 648000 / Math.PI
const INSTANTS = Array.from({ length: 25 }, (_, index) => -1 + index / 12 + 0.00137 * index)

/** The angle between two directions, arcseconds. */
function angleBetween(a: Vector, b: Vector): number {
  const cross = [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  const dot = a.x * b.x + a.y * b.y + a.z * b.z
  return Math.atan2(Math.hypot(...cross), dot) * ARCSECONDS_PER_RADIAN
}

function spherical(longitude: number, latitude: number, distance: number): Vector {
  return {
    x: distance * Math.cos(latitude) * Math.cos(longitude),
    y: distance * Math.cos(latitude) * Math.sin(longitude),
    z: distance * Math.sin(latitude),
  }
}

function fullPlanet(table: (typeof tables)['vsop87Bmars'], centuries: number): Vector {
  const millennia = centuries / 10
  const sum = (coordinate: 'L' | 'B' | 'R') =>
    Object.entries(table[coordinate]).reduce((total, [power, rows]) => {
      const terms = rows.reduce((part, [a, b, c]) => part + a * Math.cos(b + c * millennia), 0)
      return total + terms * millennia ** Number(power)
    }, 0)
  return spherical(sum('L'), sum('B'), sum('R'))
}

test.each([
  ['mercury', tables.vsop87Bmercury],
  ['venus', tables.vsop87Bvenus],
  ['earth', tables.vsop87Bearth],
  ['mars', tables.vsop87Bmars],
] as const)('the packed series of %s is within 0.15" of full VSOP87B', (planet: Planet, table) => {
  for (const centuries of INSTANTS) {
    // Undo the rotation to the equator to compare in VSOP87's own frame.
    const { x, y, z } = heliocentricState(planet, centuries).position
    const found = {
      x: x - 4.79966e-7 * y,
      y: 4.4036e-7 * x + 0.917482137087 * y + 0.397776982902 * z,
      z: -1.90919e-7 * x - 0.397776982902 * y + 0.917482137087 * z,
    }
    expect(angleBetween(found, fullPlanet(table, centuries))).toBeLessThan(0.15)
  }
})

test('the daily motion of the packed Moon is within 0.2" of full ELP/MPP02', () => {
  const { W1, ...series } = tables.elpMppDe
  const polynomial = (coefficients: number[], t: number) => coefficients.reduceRight((sum, c) => sum * t + c, 0)
  const sum = (coordinate: 'L' | 'B' | 'R', t: number) =>
    Object.entries(series[coordinate]).reduce((total, [power, rows]) => {
      const terms = rows.reduce((part, [a, ...phase]) => part + a * Math.sin(polynomial(phase, t)), 0)
      return total + terms * t ** Number(power)
    }, 0)
  const fullMoon = (t: number) =>
    spherical(polynomial(W1, t) + sum('L', t) / ARCSECONDS_PER_RADIAN, sum('B', t) / ARCSECONDS_PER_RADIAN, sum('R', t))

  const step = 1 / 36525
  for (const centuries of INSTANTS) {
    // The angle travelled per day and the distance do not depend on the frame.
    const travelled = angleBetween(lunarState(centuries).position, lunarState(centuries + step).position)
    const expected = angleBetween(fullMoon(centuries), fullMoon(centuries + step))
    expect(Math.abs(travelled - expected)).toBeLessThan(0.2)
    const { x, y, z } = lunarState(centuries).position
    expect(Math.abs(Math.hypot(x, y, z) - sum('R', centuries))).toBeLessThan(10)
  }
})
