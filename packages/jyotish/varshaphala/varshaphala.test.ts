import fc from 'fast-check'
import { expect, test } from 'vitest'
import { angularSeparation, forwardSeparation } from '../angles.ts'
import { type Chart, computeChart } from '../chart/chart.ts'
import { SIGN_LORDS } from '../grahas.ts'
import { anyPlacements, turned } from '../test/arbitrary-placements.ts'
import { rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { haddaLord, panchavargiyaBala } from './panchavargiya.ts'
import { SAHAM_NAMES, sahams } from './sahams.ts'
import { solarReturn } from './solar-return.ts'
import { listLightCarriers, listTajikaAspects, wholeChartYoga } from './tajika-yogas.ts'
import { tithiPravesha } from './tithi-pravesha.ts'
import { varshaphala } from './varshaphala.ts'

function chartOf(utc: string, lat = 19.076, lon = 72.8777): Chart {
  const outcome = computeChart({ utc, lat, lon })
  if (!outcome.ok) throw new Error(outcome.refusal)
  return outcome.value
}

test('brings the Sun back to its longitude of birth, a leap day included, at any age', () => {
  const birth = chartOf('1904-02-29T06:30:00Z')

  for (const age of [0, 1, 4, 50, 100, 150]) {
    const outcome = varshaphala(birth, age)
    if (!outcome.ok) throw new Error(outcome.refusal)
    const { jdUt, chart, muntha } = outcome.value

    expect(angularSeparation(chart.grahas.sun.longitude, birth.grahas.sun.longitude)).toBeLessThan(1e-7)
    expect(Math.abs(jdUt - birth.jdUt - age * 365.256363)).toBeLessThan(0.03)
    expect(muntha).toBe(wrapRashi(birth.lagna.rashi + age))
  }
})

test('refuses a return after 2100', () => {
  expect(solarReturn(chartOf('2090-05-05T00:00:00Z'), 11)).toEqual({ ok: false, refusal: 'outside-1900-2100' })
  expect(varshaphala(chartOf('2090-05-05T00:00:00Z'), 11)).toEqual({ ok: false, refusal: 'outside-1900-2100' })
  expect(solarReturn(chartOf('1900-06-01T00:00:00Z'), -1)).toEqual({ ok: false, refusal: 'outside-1900-2100' })
})

test('casts the year inside the polar circle, where the season tells day from night', () => {
  const outcome = varshaphala(chartOf('1990-06-21T12:00:00Z', 78.2, 15.6), 10)

  expect(outcome.ok && outcome.value.isDay).toBe(true)
})

test('finds the tithi of birth again while the Sun is in its sign', () => {
  const birth = chartOf('1990-01-01T06:30:00Z')
  const elongation = ({ placements: { longitudes } }: Chart) => forwardSeparation(longitudes.sun, longitudes.moon)

  for (const age of [1, 2, 3, 19, 60]) {
    const moment = tithiPravesha(birth, age)
    if (!moment.ok) throw new Error(moment.refusal)
    const chart = computeChart({ jdUt: moment.value, lat: 19.076, lon: 72.8777 })
    if (!chart.ok) throw new Error(chart.refusal)

    expect(angularSeparation(elongation(chart.value), elongation(birth))).toBeLessThan(1e-5)
    expect(chart.value.grahas.sun.rashi).toBe(birth.grahas.sun.rashi)
  }
  expect(tithiPravesha(chartOf('2100-10-05T00:00:00Z'), 0).ok).toBe(true)
  expect(tithiPravesha(chartOf('2100-12-05T00:00:00Z'), 0)).toEqual({ ok: false, refusal: 'outside-1900-2100' })
})

/* By hand, by day: Sun at 10, Moon at 40, lagna at 20: 40 - 10 + 20 = 50. The lagna is on the way from Sun to Moon, so
 * nothing is added. By night: 10 - 40 + 20 = 350, and the lagna is not on the way from Moon to Sun only if it lies
 * between 10 and 40, as it does: 350 + 30 = 20. */
test('adds a sign to a saham when the lagna is not on the way', () => {
  const placements = {
    longitudes: { sun: 10, moon: 40, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 0, ketu: 180 },
    lagna: 20,
  }

  expect(sahams(placements, true).punya).toEqual({ longitude: 50, isSignAdded: false })
  expect(sahams(placements, false).punya).toEqual({ longitude: 20, isSignAdded: true })
})

test('turns sahams and aspects with the chart', () => {
  fc.assert(
    fc.property(anyPlacements, fc.boolean(), fc.integer({ min: 0, max: 11 }), (placements, isDay, signs) => {
      const before = sahams(placements, isDay)
      const after = sahams(turned(placements, signs), isDay)

      for (const name of SAHAM_NAMES) {
        if (before[name].isSignAdded !== after[name].isSignAdded) continue
        const moved = forwardSeparation(before[name].longitude, after[name].longitude)
        expect(Math.min(Math.abs(moved - 30 * signs), Math.abs(moved - 360))).toBeLessThan(1e-6)
      }
      expect(listTajikaAspects(turned(placements, signs)).length).toBe(listTajikaAspects(placements).length)
      expect(wholeChartYoga(turned(placements, signs))).toBe(wholeChartYoga(placements))
    }),
  )
})

test('keeps the fivefold strength between 0 and 20', () => {
  fc.assert(
    fc.property(anyPlacements, (placements) => {
      const strength = panchavargiyaBala(placements)
      for (const graha of SIGN_LORDS) {
        expect(strength[graha]).toBeGreaterThan(0)
        expect(strength[graha]).toBeLessThanOrEqual(20)
      }
    }),
  )
})

test('gives the hadda on its boundary to the part that is entered', () => {
  expect(haddaLord(0)).toBe('jupiter')
  expect(haddaLord(6)).toBe('venus')
  expect(haddaLord(6 - 1e-6)).toBe('jupiter')
  expect(haddaLord(359.999)).toBe('saturn')
})

/* By hand: Mars at 10 of Mesha and Saturn at 12 of Vrishabha do not see each other (2nd and 12th); the Moon at 8 of Karka
 * is behind both and sees Mars from the 4th and Saturn from the 3rd: it carries their light. */
test('finds the Moon carrying light between two grahas that do not see each other', () => {
  const longitudes = {
    ...{ sun: 170, mercury: 140, jupiter: 265, venus: 200, rahu: 0, ketu: 180 },
    ...{ mars: 10, saturn: 42, moon: 98 },
  }

  expect(listLightCarriers({ longitudes })).toContainEqual({
    kind: 'nakta',
    between: ['mars', 'saturn'],
    carrier: 'moon',
  })
})

test('names the chart with all grahas in or after the angles, or all in the cadent houses', () => {
  const all = (longitude: number) => ({
    longitudes: Object.fromEntries([...SIGN_LORDS, 'rahu', 'ketu'].map((graha) => [graha, longitude])) as Record<
      'sun',
      number
    > as never,
    lagna: 0,
  })

  expect(wholeChartYoga(all(5))).toBe('ikkabala')
  expect(wholeChartYoga(all(65))).toBe('induvara')
  expect(rashiAt(65)).toBe(2)
})
