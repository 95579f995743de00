import { expect, test } from 'vitest'
import { computeChart } from '../chart/chart.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import type { ChartPlacements } from '../zodiac/placements.ts'
import { rashiAt } from '../zodiac/rashi.ts'
import { shoolaDasha } from './shoola-dasha.ts'
import { brahma, sthiraDasha } from './sthira-dasha.ts'
import { ownSignSubPeriods, sudasa } from './sudasa.ts'

const BIRTH = 2_440_000.5

const castAt = (utc: string, lat: number, lon: number): ChartPlacements => {
  const chart = computeChart({ utc, lat, lon })
  if (!chart.ok) throw new Error(chart.refusal)
  return chart.value.placements
}

/** A chart by signs alone, each graha in the middle of its own. */
function bySign(signs: Readonly<Record<Graha | 'lagna', number>>): ChartPlacements {
  const middle = (sign: number) => 30 * sign + 15
  const longitudes = Object.fromEntries(GRAHAS.map((graha) => [graha, middle(signs[graha])])) as Record<Graha, number>
  return { longitudes, lagna: middle(signs.lagna) }
}

test('begins the sudasa of a published chart at the Sree lagna and gives its signs their years', () => {
  // P. V. R. Narasimha Rao, example 77: December 25, 1926, 5:12 at Gwalior, Sree lagna 12°21′ of Makara.
  const input = { ...castAt('1926-12-24T23:42:00Z', 26.2333, 78.1667), birthJdUt: BIRTH }
  const { periods, balance } = sudasa(input)
  const signs = [9, 6, 3, 0, 8, 5, 2, 11, 7, 4, 1, 10]
  const years = [2, 11, 12, 2, 10, 5, 1, 2, 8, 7, 3]

  expect(periods.slice(0, 12).map((period) => period.signs[0])).toEqual(signs)
  expect(periods.slice(1, 12).map((period) => period.years)).toEqual(years)
  expect(periods[0]?.years).toBeCloseTo(1.18, 1)
  expect(periods.at(-1)?.endJdUt).toBeCloseTo(BIRTH + 365.25 * (144 - 2 * (1 - balance)), 6)
})

test('divides a period into twelfths that fill it, with the zodiac from an odd sign and back from an even one', () => {
  const period = (sign: 0 | 1) => ({ signs: [sign], years: 12, startJdUt: BIRTH, endJdUt: BIRTH + 12 * 365.25 })
  const signsOf = (sign: 0 | 1) => ownSignSubPeriods(period(sign)).map(({ signs }) => signs[1])

  expect(signsOf(0).slice(0, 3)).toEqual([0, 1, 2])
  expect(signsOf(1).slice(0, 3)).toEqual([1, 0, 11])
  expect(ownSignSubPeriods(period(0)).at(-1)?.endJdUt).toBe(BIRTH + 12 * 365.25)
})

test('begins shoola dasha where published examples do', () => {
  const seedOf = (placements: ChartPlacements) => shoolaDasha({ ...placements, birthJdUt: BIRTH }).seed

  // Examples 89, 90 and 92 of P. V. R. Narasimha Rao by signs, and 91 (November 19, 1917, 23:03 at Allahabad).
  const chart8 = { sun: 7, moon: 10, mars: 7, mercury: 6, jupiter: 6, venus: 6, saturn: 3, rahu: 1, ketu: 7, lagna: 7 }
  const chart39 = { sun: 4, moon: 4, mars: 5, mercury: 4, jupiter: 4, venus: 4, saturn: 2, rahu: 3, ketu: 9, lagna: 4 }
  const chart40 = { sun: 9, moon: 4, mars: 0, mercury: 9, jupiter: 10, venus: 9, saturn: 7, rahu: 2, ketu: 8, lagna: 0 }
  expect([chart8, chart39, chart40].map((signs) => seedOf(bySign(signs)))).toEqual([7, 4, 0])
  expect(seedOf(castAt('1917-11-19T17:33:00Z', 25.4667, 81.8667))).toBe(9)

  const { periods } = shoolaDasha({ ...bySign(chart8), birthJdUt: BIRTH })
  expect(periods.map(({ signs }) => signs[0])).toEqual([7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6])
  expect(periods.at(-1)?.endJdUt).toBe(BIRTH + 108 * 365.25)
})

test('begins sthira dasha at Brahma, with seven, eight and nine years', () => {
  // December 7, 1996, 10:34 at Chennai: PyJHora 4.8.5 begins in Dhanu.
  const placements = castAt('1996-12-07T05:04:00Z', 13.0878, 80.2785)
  const found = brahma(placements)
  const seed = found && rashiAt(placements.longitudes[found])

  expect(seed).toBe(8)
  const periods = sthiraDasha({ ...placements, birthJdUt: BIRTH }, 8)
  expect(periods.map(({ years }) => years)).toEqual([9, 7, 8, 9, 7, 8, 9, 7, 8, 9, 7, 8])
  expect(periods.at(-1)?.endJdUt).toBe(BIRTH + 96 * 365.25)
})

test('names no Brahma when no lord of the three houses stands in an odd sign of the visible half', () => {
  const even = { sun: 1, moon: 1, mars: 3, mercury: 1, jupiter: 5, venus: 3, saturn: 9, rahu: 3, ketu: 9, lagna: 0 }
  expect(brahma(bySign(even))).toBeUndefined()
})
