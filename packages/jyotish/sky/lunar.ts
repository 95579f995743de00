import { DAYS_PER_CENTURY } from '../time/julian-day.ts'
import { BitReader } from './series/bit-reader.ts'
import { MOON } from './series/moon.data.ts'
import { GROUP_COUNT_BITS, MULTIPLIER_BITS, TERM_COUNT_BITS, WIDTH_BITS } from './series/packed-series.ts'
import { addTerms, evaluate, readTerms, type Series, type SeriesMotion } from './series/series.ts'
import { cos, RADIANS_PER_ARCSECOND, sin } from './trigonometry.ts'
import type { Vector } from './vector.ts'

/** The geocentric Moon on the fixed equator (ICRS axes): km, km per day, km per day squared. */
export type LunarState = { position: Vector; velocity: Vector; acceleration: Vector }

/** One coordinate: the main problem as integer combinations of the Delaunay arguments, and the perturbations. */
type LunarSeries = { main: Series; multipliers: Int8Array; rest: Series }

const ARGUMENTS = 4

/** ELP's J2000 equinox and obliquity relative to the ICRS equator, DE405 fit (Chapront and Francou 2003). */
const EQUINOX_OFFSET = 0.05028 * RADIANS_PER_ARCSECOND
const OBLIQUITY = 84381.40928 * RADIANS_PER_ARCSECOND

let unpacked: LunarSeries[] | undefined

function readMain(reader: BitReader, unit: number, isCosine: boolean): { main: Series; multipliers: Int8Array } {
  const amplitudes: number[] = []
  const multipliers: number[] = []
  for (let groups = reader.unsigned(GROUP_COUNT_BITS); groups > 0; groups--) {
    const bits = reader.unsigned(WIDTH_BITS)
    for (let count = reader.unsigned(TERM_COUNT_BITS); count > 0; count--) {
      amplitudes.push(reader.signed(bits + 1) * unit)
      for (let argument = 0; argument < ARGUMENTS; argument++) multipliers.push(reader.signed(MULTIPLIER_BITS))
    }
  }
  const given = Float64Array.from(amplitudes)
  const none = new Float64Array(amplitudes.length)
  const main = {
    polynomial: [],
    cosines: isCosine ? given : none,
    sines: isCosine ? none : given,
    phases: new Float64Array(amplitudes.length),
    frequencies: new Float64Array(amplitudes.length),
    ends: [amplitudes.length],
  }
  return { main, multipliers: Int8Array.from(multipliers) }
}

function lunarSeries(): LunarSeries[] {
  if (unpacked) return unpacked

  const reader = new BitReader(MOON.bits)
  unpacked = MOON.polynomials.map((polynomial, index) => {
    const unit = MOON.units[index] ?? 0
    const isDistance = index === 2
    const { main, multipliers } = readMain(reader, unit, isDistance)
    return { main, multipliers, rest: readTerms(reader, polynomial, unit) }
  })
  return unpacked
}

/** A Delaunay argument and its rate. Its acceleration is ignored: it changes the Moon's by less than a millionth. */
function delaunayAt(coefficients: readonly number[], t: number): { angle: number; rate: number } {
  const [c0 = 0, c1 = 0, c2 = 0, c3 = 0, c4 = 0] = coefficients
  return {
    angle: c0 + t * (c1 + t * (c2 + t * (c3 + t * c4))),
    rate: c1 + t * (2 * c2 + t * (3 * c3 + t * 4 * c4)),
  }
}

function motionOf(
  { main, multipliers, rest }: LunarSeries,
  t: number,
  angles: number[],
  rates: number[],
): SeriesMotion {
  const [d = 0, f = 0, l = 0, s = 0] = angles
  const [dRate = 0, fRate = 0, lRate = 0, sRate = 0] = rates
  const { phases, frequencies } = main
  for (let index = 0, at = 0; index < phases.length; index++, at += ARGUMENTS) {
    const i = multipliers[at] as number
    const j = multipliers[at + 1] as number
    const k = multipliers[at + 2] as number
    const m = multipliers[at + 3] as number
    const frequency = i * dRate + j * fRate + k * lRate + m * sRate
    frequencies[index] = frequency
    phases[index] = i * d + j * f + k * l + m * s - frequency * t
  }
  const motion = evaluate(rest, t)
  addTerms(main, 0, phases.length, t, motion)
  return motion
}

/** Rotates the ecliptic of date of ELP to the ecliptic of J2000 (Laskar 1986), then to the ICRS equator. */
function toEquator(v: Vector, t: number): Vector {
  const p = t * (0.10180391e-4 + t * (0.47020439e-6 + t * (-0.5417367e-9 - 0.2507948e-11 * t)))
  const q = t * (-0.113469002e-3 + t * (0.12372674e-6 + t * (0.1265417e-8 - 0.1371808e-11 * t)))
  const root = 2 * Math.sqrt(1 - p * p - q * q)
  const x = (1 - 2 * p * p) * v.x + 2 * p * q * v.y + p * root * v.z
  const y = 2 * p * q * v.x + (1 - 2 * q * q) * v.y - q * root * v.z
  const z = -p * root * v.x + q * root * v.y + (1 - 2 * p * p - 2 * q * q) * v.z

  const sinE = sin(OBLIQUITY)
  const cosE = cos(OBLIQUITY)
  const flat = { x, y: cosE * y - sinE * z, z: sinE * y + cosE * z }
  return { x: flat.x + EQUINOX_OFFSET * flat.y, y: flat.y - EQUINOX_OFFSET * flat.x, z: flat.z }
}

/** The geometric Moon by ELP/MPP02, T in Julian centuries TDB from J2000; within 0.1" from 1900 to 2100. */
export function lunarState(t: number): LunarState {
  const [longitudes, latitudes, distances] = lunarSeries() as [LunarSeries, LunarSeries, LunarSeries]
  const delaunay = MOON.delaunay.map((coefficients) => delaunayAt(coefficients, t))
  const angles = delaunay.map(({ angle }) => angle)
  const rates = delaunay.map(({ rate }) => rate)
  const l = motionOf(longitudes, t, angles, rates)
  const b = motionOf(latitudes, t, angles, rates)
  const r = motionOf(distances, t, angles, rates)

  const sinL = sin(l.value)
  const cosL = cos(l.value)
  const sinB = sin(b.value)
  const cosB = cos(b.value)
  const flat = r.value * cosB
  const flatRate = r.rate * cosB - r.value * sinB * b.rate
  const flatAcceleration =
    r.acceleration * cosB - 2 * r.rate * sinB * b.rate - r.value * (cosB * b.rate * b.rate + sinB * b.acceleration)
  const outward = flatAcceleration - flat * l.rate * l.rate
  const around = 2 * flatRate * l.rate + flat * l.acceleration
  const height =
    r.acceleration * sinB + 2 * r.rate * cosB * b.rate + r.value * (cosB * b.acceleration - sinB * b.rate * b.rate)

  const perDay = 1 / DAYS_PER_CENTURY
  const perDaySquared = perDay * perDay
  return {
    position: toEquator({ x: flat * cosL, y: flat * sinL, z: r.value * sinB }, t),
    velocity: toEquator(
      {
        x: (flatRate * cosL - flat * sinL * l.rate) * perDay,
        y: (flatRate * sinL + flat * cosL * l.rate) * perDay,
        z: (r.rate * sinB + r.value * cosB * b.rate) * perDay,
      },
      t,
    ),
    acceleration: toEquator(
      {
        x: (outward * cosL - around * sinL) * perDaySquared,
        y: (outward * sinL + around * cosL) * perDaySquared,
        z: height * perDaySquared,
      },
      t,
    ),
  }
}
