import { writeFileSync } from 'node:fs'
import tables from 'astronomia/data'
import { GROUP_COUNT_BITS, MULTIPLIER_BITS, TERM_COUNT_BITS, WIDTH_BITS } from '../sky/series/packed-series.ts'
import { BitWriter } from './bit-writer.ts'
import { packTerms, quantize, type Term } from './pack-series.ts'

const RADIANS_PER_ARCSECOND = Math.PI / 648000
const RIGHT_ANGLE = Math.PI / 2

/** Longitude and latitude in arcseconds, distance in kilometres (used only for parallax). */
const COORDINATES = {
  L: { threshold: 0.003, unit: 0.001, toRadians: RADIANS_PER_ARCSECOND },
  B: { threshold: 0.001, unit: 0.0005, toRadians: RADIANS_PER_ARCSECOND },
  R: { threshold: 0.5, unit: 0.05, toRadians: 1 },
}

/** A lunar argument that is an integer combination of the four Delaunay arguments. */
type Combination = { amplitude: number; multipliers: number[] }

const moon = tables.elpMppDe

function phaseOf(coordinate: 'L' | 'B', amplitudeFrom: number): number[] {
  const row = moon[coordinate]['0']?.find(([amplitude]) => Math.abs(amplitude - amplitudeFrom) < 0.01)
  if (!row) throw new Error(`No term of ${amplitudeFrom}" in ${coordinate}`)
  return row.slice(1)
}

/** The Delaunay arguments D, F, l, l', taken from the largest terms of the main problem. */
const elongation = phaseOf('L', 2369.914).map((value, order) => value / 2 + (order === 0 ? Math.PI : 0))
const latitude = phaseOf('B', 18461.24)
const anomaly = phaseOf('L', 22639.586)
const solarAnomaly = phaseOf('L', 666.418).map((value, order) => value + (order === 0 ? Math.PI : 0))
const delaunay = [elongation, latitude, anomaly, solarAnomaly]

const LIMIT = 2 ** (MULTIPLIER_BITS - 1) - 1
const combinations: { multipliers: number[]; rate: number }[] = []
for (let d = -LIMIT; d <= LIMIT; d++)
  for (let f = -LIMIT; f <= LIMIT; f++)
    for (let l = -LIMIT; l <= LIMIT; l++)
      for (let s = -3; s <= 3; s++) {
        const multipliers = [d, f, l, s]
        combinations.push({ multipliers, rate: combine(multipliers, 1) })
      }
combinations.sort((a, b) => a.rate - b.rate)

function combine(multipliers: number[], order: number): number {
  return multipliers.reduce((sum, multiplier, index) => sum + multiplier * (delaunay[index]?.[order] ?? 0), 0)
}

/** The integer combination that matches a phase in constant, rate and acceleration. */
function findCombination(amplitude: number, phase: number[], quarterTurns: number): Combination | undefined {
  const [constant = 0, rate = 0, acceleration = 0] = phase
  for (const { multipliers } of combinations.filter((candidate) => Math.abs(candidate.rate - rate) < 1e-5)) {
    if (Math.abs(combine(multipliers, 2) - acceleration) > 1e-7) continue
    const turns = (constant - combine(multipliers, 0)) / RIGHT_ANGLE - quarterTurns
    const half = Math.round(turns / 2)
    if (Math.abs(turns - 2 * half) > 1e-6) continue
    return { amplitude: half % 2 === 0 ? amplitude : -amplitude, multipliers }
  }
  return undefined
}

function packCombinations(writer: BitWriter, found: Combination[]): void {
  const groups = Map.groupBy(found, ({ amplitude }) => Math.ceil(Math.log2(Math.abs(amplitude) + 1)))
  writer.unsigned(groups.size, GROUP_COUNT_BITS)
  for (const [bits, group] of [...groups].sort(([a], [b]) => b - a)) {
    writer.unsigned(bits, WIDTH_BITS)
    writer.unsigned(group.length, TERM_COUNT_BITS)
    for (const { amplitude, multipliers } of group) {
      writer.signed(amplitude, bits + 1)
      for (const multiplier of multipliers) writer.signed(multiplier, MULTIPLIER_BITS)
    }
  }
}

const writer = new BitWriter()
const polynomials: number[][] = []
const units: number[] = []

for (const [coordinate, { threshold, unit, toRadians }] of Object.entries(COORDINATES)) {
  const found: Combination[] = []
  const rest: Term[] = []
  const polynomial = coordinate === 'L' ? [...moon.W1] : []

  for (const [key, rows] of Object.entries(moon[coordinate as keyof typeof COORDINATES])) {
    const power = Number(key)
    for (const [amplitude, ...phase] of rows) {
      const [constant = 0, rate = 0] = phase
      if (rate === 0) {
        polynomial[power] = (polynomial[power] ?? 0) + amplitude * Math.sin(constant) * toRadians
        continue
      }
      if (Math.abs(amplitude) < threshold) continue
      const whole =
        power === 0 ? findCombination(Math.round(amplitude / unit), phase, coordinate === 'R' ? 1 : 0) : undefined
      if (whole) found.push(whole)
      else {
        const term = quantize(power, amplitude, constant - RIGHT_ANGLE, rate, unit)
        if (term) rest.push(term)
      }
    }
  }
  polynomials.push(Array.from(polynomial, (coefficient) => coefficient ?? 0))
  units.push(unit * toRadians)
  packCombinations(writer, found)
  packTerms(writer, rest)
}

const literal = JSON.stringify({ polynomials, units, delaunay, bits: writer.toBase64() })
const source = [
  '// Written by scripts/write-moon-series.ts from ELP/MPP02 (Chapront and Francou 2003, fit to DE405) as published in astronomia 4.2.0.',
  "import type { PackedSeries } from './packed-series.ts'",
  '',
  `export const MOON: PackedSeries & { delaunay: readonly (readonly number[])[] } = ${literal}`,
  '',
].join('\n')
writeFileSync(new URL('../sky/series/moon.data.ts', import.meta.url), source)
