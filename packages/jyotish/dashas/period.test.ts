import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ashtottari } from './ashtottari.ts'
import { type Dasha, type DashaPeriod, findRunningPeriods, subPeriods } from './period.ts'
import { DASHA_SCHEMES } from './scheme.ts'
import { type DashaInput, vimshottari } from './vimshottari.ts'
import { DASHA_YEARS, isDashaYearDays } from './year.ts'
import { yogini } from './yogini.ts'

const BIRTH = 2_447_892.770833

const anyBirth: fc.Arbitrary<Required<DashaInput>> = fc.record({
  moonLongitude: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  birthJdUt: fc.double({ min: 2_415_020, max: 2_488_070, noNaN: true }),
  yearDays: fc.constantFrom(...DASHA_YEARS.map(({ days }) => days)),
})
const anyDasha = fc.tuple(anyBirth, fc.constantFrom(vimshottari, yogini, ashtottari))

function expectTiles(periods: readonly DashaPeriod[], startJdUt: number, endJdUt: number) {
  expect(periods[0]?.startJdUt).toBe(startJdUt)
  expect(periods.at(-1)?.endJdUt).toBe(endJdUt)
  for (const [index, period] of periods.entries()) {
    expect(period.endJdUt).toBeGreaterThan(period.startJdUt)
    if (index > 0) expect(period.startJdUt).toBe(periods[index - 1]?.endJdUt)
  }
}

function wholeOf({ periods }: Dasha): [number, number] {
  return [periods[0]?.startJdUt ?? Number.NaN, periods.at(-1)?.endJdUt ?? Number.NaN]
}

test('tiles the whole cycle with mahadashas', () => {
  fc.assert(
    fc.property(anyDasha, ([birth, calculate]) => {
      const dasha = calculate(birth)
      const { totalYears, cycles } = DASHA_SCHEMES[dasha.scheme]
      const [start, end] = wholeOf(dasha)

      expectTiles(dasha.periods, start, end)
      expect(Math.abs(end - start - totalYears * cycles * birth.yearDays)).toBeLessThan(1e-7)
      expect(start).toBeLessThanOrEqual(birth.birthJdUt)
      expect(dasha.periods[0]?.endJdUt).toBeGreaterThan(birth.birthJdUt)
    }),
  )
})

test('tiles every period with its sub-periods, five levels deep', () => {
  fc.assert(
    fc.property(anyDasha, fc.array(fc.nat({ max: 7 }), { minLength: 5, maxLength: 5 }), ([birth, calculate], path) => {
      const dasha = calculate(birth)
      let period = dasha.periods[path[0] ?? 0]

      for (const branch of path.slice(1)) {
        if (!period) throw new Error('No period at this path')
        const below = subPeriods(dasha.scheme, period)
        expectTiles(below, period.startJdUt, period.endJdUt)
        expect(below[0]?.lords.at(-1)).toBe(period.lords.at(-1))
        period = below[branch]
      }
      expect(period?.lords).toHaveLength(5)
      expect(period && subPeriods(dasha.scheme, period)).toEqual([])
    }),
  )
})

test('finds the running period at each level', () => {
  fc.assert(
    fc.property(anyDasha, fc.double({ min: 0, max: 0.999999, noNaN: true }), ([birth, calculate], part) => {
      const dasha = calculate(birth)
      const [start, end] = wholeOf(dasha)
      const instant = start + part * (end - start)

      const running = findRunningPeriods(dasha, instant)

      expect(running?.map(({ lords }) => lords.length)).toEqual([1, 2, 3, 4, 5])
      for (const { startJdUt, endJdUt } of running ?? []) {
        expect(startJdUt).toBeLessThanOrEqual(instant)
        expect(endJdUt).toBeGreaterThan(instant)
      }
    }),
  )
})

test('includes the start of a period and excludes its end', () => {
  const dasha = vimshottari({ moonLongitude: 0, birthJdUt: BIRTH })
  const boundary = dasha.periods[1]?.startJdUt ?? 0

  expect(findRunningPeriods(dasha, boundary, 1)?.[0]?.lords).toEqual(['venus'])
  expect(findRunningPeriods(dasha, boundary - 1e-6, 1)?.[0]?.lords).toEqual(['ketu'])
})

test('returns undefined before the first period and after the last', () => {
  const dasha = vimshottari({ moonLongitude: 0, birthJdUt: BIRTH })

  expect(findRunningPeriods(dasha, BIRTH - 0.001)).toBeUndefined()
  expect(findRunningPeriods(dasha, BIRTH + 120 * 365.25)).toBeUndefined()
})

test('accepts only the listed year lengths', () => {
  expect(isDashaYearDays(365.2425)).toBe(true)
  expect(isDashaYearDays(365)).toBe(false)
})
