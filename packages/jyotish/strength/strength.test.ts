import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AyanamsaMode } from '../ayanamsa/modes.ts'
import { computeChart } from '../chart/chart.ts'
import { SIGN_LORDS, type SignLord } from '../grahas.ts'
import { anyLongitude, anyPlacements } from '../test/arbitrary-placements.ts'
import { readReference } from '../test/reference-births.ts'
import { beneficsOf } from './benefics.ts'
import { bhavaBala } from './bhava-bala.ts'
import { digBala } from './dig-bala.ts'
import { sphutaDrishti } from './drik-bala.ts'
import { aharganaOf, natonnataBala } from './kala-bala.ts'
import { type Shadbala, shadbala } from './shadbala.ts'
import { ucchaBala } from './sthana-bala.ts'

type Example = {
  id: string
  input: { utc: string; lat: number; lon: number; ayanamsa: AyanamsaMode }
  expected: Record<string, Record<SignLord, number>> & { bhavaTotal?: number[] }
}
const { examples } = readReference('shadbala-examples.json') as { examples: Example[] }

/** A tenth of a rupa, in virupas. */
const TOLERANCE = 6

function balasOf(input: Example['input']): { bala: Shadbala; houses: number[] } {
  const chart = computeChart({ ...input, options: { ayanamsa: input.ayanamsa } })
  if (!chart.ok) throw new Error(chart.refusal)
  const bala = shadbala(chart.value)
  if (!bala.ok) throw new Error(bala.refusal)
  return { bala: bala.value, houses: bhavaBala(chart.value, bala.value).map(({ total }) => total) }
}

test.each(examples)('reproduces the worked example $id within a tenth of a rupa', ({ input, expected }) => {
  const { bala, houses } = balasOf(input)
  const { kala, sthana, cheshta, dig, drik, total } = bala
  const totals: Record<string, Record<SignLord, number>> = {
    ...sthana.parts,
    ...kala.parts,
    sthana: sthana.total,
    kala: kala.total,
    ...{ cheshta, dig, drik, total },
  }

  for (const [name, values] of Object.entries(totals)) {
    for (const graha of SIGN_LORDS) {
      const published = expected[name]?.[graha]
      if (published === undefined) continue
      expect(Math.abs(values[graha] - published), `${name} of ${graha}`).toBeLessThan(TOLERANCE)
    }
  }
  for (const [index, published] of (expected.bhavaTotal ?? []).entries()) {
    expect(Math.abs((houses[index] ?? 0) - published), `house ${index + 1}`).toBeLessThan(TOLERANCE)
  }
})

/* 16 October 1918: 714,404,130,045 days from the creation in Raman's book. */
test('counts the days from the creation as the book does', () => {
  expect(aharganaOf(2_421_882.5 + 0.53 - 0.2155, 77.583333)).toBe(714_404_130_045)
})

test('keeps each strength in its bounds, and the totals equal to their parts', () => {
  const anyBirth = fc.record({
    jdUt: fc.double({ min: 2415021, max: 2488000, noNaN: true }),
    lat: fc.double({ min: -60, max: 60, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(anyBirth, (birth) => {
      const chart = computeChart(birth)
      if (!chart.ok) throw new Error(chart.refusal)
      const outcome = shadbala(chart.value)
      if (!outcome.ok) throw new Error(outcome.refusal)
      const { sthana, dig, kala, cheshta, naisargika, drik, total } = outcome.value

      for (const graha of SIGN_LORDS) {
        const parts = Object.values({ ...sthana.parts, ...kala.parts }).reduce((sum, part) => sum + part[graha], 0)
        const six = parts + dig[graha] + cheshta[graha] + naisargika[graha] + drik[graha]
        expect(Math.abs(six - total[graha])).toBeLessThan(1e-9)
        expect(sthana.parts.uccha[graha]).toBeGreaterThanOrEqual(0)
        expect(sthana.parts.uccha[graha]).toBeLessThanOrEqual(60)
        expect(dig[graha]).toBeLessThanOrEqual(60)
        expect(cheshta[graha]).toBeLessThanOrEqual(60)
      }
      const lords = [kala.parts.abda, kala.parts.masa, kala.parts.vara, kala.parts.hora]
      const points = lords.map((part) => SIGN_LORDS.reduce((sum, graha) => sum + part[graha], 0))
      expect(points).toEqual([15, 30, 45, 60])
      expect(bhavaBala(chart.value, outcome.value)).toHaveLength(12)
    }),
    { numRuns: 40 },
  )
})

test('turns with the zodiac where only distances count', () => {
  fc.assert(
    fc.property(anyLongitude, anyLongitude, anyLongitude, (from, to, turn) => {
      const graha = 'saturn'
      expect(sphutaDrishti(graha, from, to)).toBeGreaterThanOrEqual(0)
      expect(digBala(graha, from + turn, { lagna: to + turn, midheaven: 0 })).toBeCloseTo(
        digBala(graha, from, { lagna: to, midheaven: 0 }),
        9,
      )
    }),
  )
})

test('has full strength at the deepest exaltation and none opposite', () => {
  expect(ucchaBala('sun', 10)).toBe(60)
  expect(ucchaBala('sun', 190)).toBe(0)
  expect(natonnataBala('sun', 180)).toBe(60)
  expect(natonnataBala('moon', 180)).toBe(0)
  expect(natonnataBala('mercury', 90)).toBe(60)
})

/* By hand: an arc of 180 degrees is a full aspect; at 90 Mars has 45 and his own 15. */
test('aspects by the degree', () => {
  expect(sphutaDrishti('sun', 0, 180)).toBe(60)
  expect(sphutaDrishti('mars', 0, 90)).toBe(60)
  expect(sphutaDrishti('sun', 0, 90)).toBe(45)
  expect(sphutaDrishti('saturn', 0, 60)).toBe(60)
  expect(sphutaDrishti('jupiter', 0, 120)).toBe(60)
  expect(sphutaDrishti('sun', 0, 300)).toBe(0)
})

test('counts Jupiter and Venus among the benefics always, Sun, Mars and Saturn never', () => {
  fc.assert(
    fc.property(anyPlacements, (placements) => {
      const benefics = beneficsOf(placements)
      expect(benefics.has('jupiter') && benefics.has('venus')).toBe(true)
      expect(benefics.has('sun') || benefics.has('mars') || benefics.has('saturn')).toBe(false)
    }),
  )
})

test('refuses polar day', () => {
  const chart = computeChart({ utc: '1990-06-21T12:00:00Z', lat: 78.2, lon: 15.6 })
  if (!chart.ok) throw new Error(chart.refusal)

  expect(shadbala(chart.value)).toEqual({ ok: false, refusal: 'no-sunrise' })
})
