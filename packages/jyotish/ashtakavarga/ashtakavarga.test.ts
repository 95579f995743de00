import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIGN_LORDS } from '../grahas.ts'
import {
  type Ashtakavarga,
  type AshtakavargaPlacements,
  ashtakavarga,
  type BinduRow,
  sumBindus,
} from './ashtakavarga.ts'
import { BINDU_TABLES } from './bindu-tables.ts'
import { ekadhipatyaShodhana, trikonaShodhana } from './shodhana.ts'

const TOTALS = { sun: 48, moon: 49, mars: 39, mercury: 54, jupiter: 56, venus: 52, saturn: 39, lagna: 49 }

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })
const anyPlacements = fc.record({
  longitudes: fc.record({
    sun: anyLongitude,
    moon: anyLongitude,
    mars: anyLongitude,
    mercury: anyLongitude,
    jupiter: anyLongitude,
    venus: anyLongitude,
    saturn: anyLongitude,
    rahu: anyLongitude,
    ketu: anyLongitude,
  }),
  lagna: anyLongitude,
})
const anyRow = fc.array(fc.nat({ max: 8 }), { minLength: 12, maxLength: 12 })

const total = (row: BinduRow) => row.reduce((sum, bindus) => sum + bindus, 0)

test('holds the known number of bindus in every table, each house once', () => {
  for (const [owner, expected] of Object.entries(TOTALS)) {
    const rows = Object.values(BINDU_TABLES[owner as keyof typeof TOTALS])
    expect(
      rows.reduce((sum, houses) => sum + houses.length, 0),
      owner,
    ).toBe(expected)
    for (const houses of rows) expect(new Set(houses).size).toBe(houses.length)
  }
})

test('gives each graha its fixed total in every chart, 337 in all', () => {
  fc.assert(
    fc.property(anyPlacements, (placements) => {
      const { bhinna, sarva, lagna } = ashtakavarga(placements)

      for (const graha of SIGN_LORDS) expect(total(bhinna[graha])).toBe(TOTALS[graha])
      expect(total(sarva)).toBe(337)
      expect(total(lagna)).toBe(49)
    }),
  )
})

/*
 * By hand, all contributors in Mesha: the Sun's row is then the number of contributors naming each house. House 1 is
 * named by Sun, Mars and Saturn; house 11 by all but Venus: 7; house 12 by Mercury, Venus and the lagna.
 */
test('counts the contributors per house when everything is in Mesha', () => {
  const longitudes = { sun: 0, moon: 1, mars: 2, mercury: 3, jupiter: 4, venus: 5, saturn: 6, rahu: 7, ketu: 187 }

  const { bhinna } = ashtakavarga({ longitudes, lagna: 8 })

  expect(bhinna.sun).toEqual([3, 3, 3, 4, 2, 5, 4, 3, 5, 6, 7, 3])
})

test('matches a published chart in every sign', () => {
  const file = new URL('../test/reference/ashtakavarga/published-chart.json', import.meta.url)
  const published = JSON.parse(readFileSync(file, 'utf8')) as AshtakavargaPlacements & Omit<Ashtakavarga, 'lagna'>

  const { bhinna, sarva } = ashtakavarga(published)

  expect(bhinna).toEqual(published.bhinna)
  expect(sarva).toEqual(published.sarva)
})

test('leaves a zero in every trine after the trikona reduction and never adds bindus', () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const reduced = trikonaShodhana(row)

      for (let rashi = 0; rashi < 4; rashi++) {
        const trine = [reduced[rashi], reduced[rashi + 4], reduced[rashi + 8]]
        expect(Math.min(...trine.map((bindus) => bindus ?? Number.NaN))).toBe(0)
      }
      expect(reduced.every((bindus, rashi) => bindus >= 0 && bindus <= (row[rashi] ?? 0))).toBe(true)
    }),
  )
})

test('never adds bindus in the ekadhipatya reduction and leaves Karka and Simha unchanged', () => {
  fc.assert(
    fc.property(anyRow, anyPlacements, fc.constantFrom('parashara', 'raman'), (row, placements, reading) => {
      const reduced = ekadhipatyaShodhana(row, placements, reading as 'parashara' | 'raman')

      expect([reduced[3], reduced[4]]).toEqual([row[3], row[4]])
      expect(reduced.every((bindus, rashi) => bindus >= 0 && bindus <= (row[rashi] ?? 0))).toBe(true)
    }),
  )
})

test('reduces the two signs of a lord by occupation and bindus', () => {
  // Only Vrishabha (1), Mithuna (2), Kanya (5), Dhanu (8) and Makara (9) are occupied; Rahu in Mesha does not count.
  const longitudes = {
    sun: 35,
    moon: 65,
    mars: 155,
    mercury: 245,
    jupiter: 275,
    venus: 35,
    saturn: 35,
    rahu: 5,
    ketu: 185,
  }
  //            Me Vr Mi Ka Si Ka Tu Vr Dh Ma Ku Mi
  const row = [3, 2, 4, 1, 1, 2, 5, 3, 4, 0, 6, 4]

  const parashara = ekadhipatyaShodhana(row, { longitudes })
  const raman = ekadhipatyaShodhana(row, { longitudes }, 'raman')

  expect(parashara).toEqual([0, 2, 4, 1, 1, 2, 3, 0, 4, 0, 6, 0])
  expect(raman).toEqual([0, 2, 4, 1, 1, 2, 2, 0, 4, 0, 6, 0])
  expect(ekadhipatyaShodhana([5, ...row.slice(1)], { longitudes }).slice(0, 1)).toEqual([3])
})

test('adds rows sign by sign', () => {
  expect(sumBindus([[1, 2], [3]]).slice(0, 3)).toEqual([4, 2, 0])
})
