import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeDegrees } from '../angles.ts'
import { computeChart } from '../chart/chart.ts'
import { anyLongitude } from '../test/arbitrary-placements.ts'
import { RASHI_INDEXES } from '../zodiac/rashi.ts'
import { induLagna, specialLagnas, varnadaLagna } from './special-lagnas.ts'
import { partOfGraha, solarUpagrahas, upagrahas } from './upagrahas.ts'

function chartOf(utc: string, lat = 13.0878, lon = 80.2785) {
  const outcome = computeChart({ utc, lat, lon })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

test('agrees with Jagannatha Hora within 0.1 degree for a birth in Chennai', () => {
  const outcome = specialLagnas(chartOf('1996-12-07T05:04:00Z'))
  if (!outcome.ok) throw new Error(outcome.refusal)
  const { bhava, hora, ghati, sree, bhriguBindu, varnada, indu } = outcome.value

  expect(Math.abs(bhava - 294.2256)).toBeLessThan(0.1)
  expect(Math.abs(hora - 357.0964)).toBeLessThan(0.1)
  expect(Math.abs(ghati - 185.6592)).toBeLessThan(0.1)
  expect(Math.abs(sree - 300.3403)).toBeLessThan(0.1)
  expect(Math.abs(bhriguBindu - 173.7567)).toBeLessThan(0.1)
  expect({ varnada, indu }).toEqual({ varnada: 8, indu: 9 })
})

test('places upaketu a sign behind the Sun, wherever the Sun is', () => {
  fc.assert(
    fc.property(anyLongitude, (sun) => {
      const { dhuma, vyatipata, parivesha, indrachapa, upaketu } = solarUpagrahas(sun)

      expect(Math.abs(normalizeDegrees(sun - upaketu) - 30)).toBeLessThan(1e-9)
      expect(Math.abs(normalizeDegrees(dhuma + vyatipata + 180) - 180)).toBeLessThan(1e-9)
      expect(Math.abs(normalizeDegrees(parivesha + indrachapa + 180) - 180)).toBeLessThan(1e-9)
    }),
  )
})

/* By hand: on Sunday the first part of the day is the Sun's and the seventh Saturn's; by night the first is that of the
 * fifth from the Sun, Jupiter, and Saturn's the third. */
test('gives Saturn the seventh part of a Sunday and the third of its night', () => {
  expect(partOfGraha('saturn', 0, true)).toBe(6)
  expect(partOfGraha('saturn', 0, false)).toBe(2)
  for (let vara = 0; vara < 7; vara++) {
    const parts = (['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const).map((graha) =>
      partOfGraha(graha, vara, true),
    )
    expect([...parts].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
  }
})

test('finds a sign for every pair of lagna and Moon or hora lagna', () => {
  for (const lagna of RASHI_INDEXES) {
    for (const other of RASHI_INDEXES) {
      expect(RASHI_INDEXES).toContain(induLagna(lagna, other))
      expect(RASHI_INDEXES).toContain(varnadaLagna(lagna, other))
    }
  }
})

test('starts every lagna at the Sun at sunrise, also on a leap day', () => {
  const chart = chartOf('2000-02-29T05:00:00Z')
  const sunrise = chart.panchanga.sun.previousRise
  if (sunrise === undefined) throw new Error('No sunrise')
  const tenthOfSecond = 0.1 / 86400
  const born = computeChart({ jdUt: sunrise + tenthOfSecond, lat: 13.0878, lon: 80.2785 })
  if (!born.ok) throw new Error(born.refusal)

  const outcome = specialLagnas(born.value)

  if (!outcome.ok) throw new Error(outcome.refusal)
  const { bhava, hora, ghati, vighati } = outcome.value
  const sun = born.value.grahas.sun.longitude
  for (const lagna of [bhava, hora, ghati, vighati]) expect(Math.abs(lagna - sun)).toBeLessThan(0.05)
})

test('refuses polar day and polar night', () => {
  expect(specialLagnas(chartOf('1990-06-21T12:00:00Z', 78.2, 15.6))).toEqual({ ok: false, refusal: 'no-sunrise' })
  expect(upagrahas(chartOf('1990-12-21T12:00:00Z', 78.2, 15.6))).toEqual({ ok: false, refusal: 'no-sunrise' })
})
