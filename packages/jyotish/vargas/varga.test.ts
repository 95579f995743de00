import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMicroArcseconds, toMicroArcseconds } from '../angles.ts'
import { rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { isVargottama, VARGAS, type Varga, vargaChart, vargaPosition, vargaRashi } from './varga.ts'

const equalVargas = VARGAS.filter((varga): varga is Exclude<Varga, 30> => varga !== 30)

test('starts every part of every equal varga exactly on its boundary', () => {
  for (const varga of equalVargas) {
    for (let part = 0; part < 12 * varga; part++) {
      const start = (part * 30) / varga
      expect(vargaPosition(start, varga).part, `D${varga} part ${part}`).toBe(part % varga)
      if (part === 0) continue

      const before = fromMicroArcseconds(toMicroArcseconds(start) - 1)
      expect(vargaPosition(before, varga).part, `before D${varga} part ${part}`).toBe((part - 1) % varga)
    }
  }
})

test('runs the 108 navamshas through the zodiac nine times', () => {
  for (let pada = 0; pada < 108; pada++) {
    expect(vargaRashi((pada * 10) / 3, 9)).toBe(wrapRashi(pada))
  }
})

test('counts the 720 parts of the D60 from their own sign, half a degree each', () => {
  for (let part = 0; part < 720; part++) {
    expect(vargaRashi(part / 2, 60)).toBe(wrapRashi(Math.floor(part / 60) + (part % 60)))
  }
})

test('divides the D30 into 5, 5, 8, 7, 5 degrees in odd signs and the reverse in even signs', () => {
  const odd = [0, 4.99, 5, 9.99, 10, 17.99, 18, 24.99, 25, 29.99].map((degree) => vargaRashi(degree, 30))
  const even = [0, 4.99, 5, 11.99, 12, 19.99, 20, 24.99, 25, 29.99].map((degree) => vargaRashi(30 + degree, 30))

  expect(odd).toEqual([0, 0, 10, 10, 8, 8, 2, 2, 6, 6])
  expect(even).toEqual([1, 1, 5, 5, 11, 11, 9, 9, 7, 7])
})

/*
 * Worked by hand from the rules of chapter 6 for 14°10′ of Vrishabha (longitude 44°10′), an even, fixed, earth sign:
 * D2 first half of an even sign: Karka. D3 second third: fifth from it, Kanya. D4 second quarter: fourth, Simha.
 * D7 part 4 of 30/7°, from the seventh, Vrishchika: Kumbha. D9 part 5 of 3°20′, from the ninth, Makara: Vrishabha.
 * D10 part 5 of 3°, from the ninth, Makara: Vrishabha. D12 part 6 of 2°30′, from itself: Tula.
 * D16 part 8 of 1°52.5′, from Simha: Meena. D20 part 10 of 1°30′, from Dhanu: Kanya. D24 part 12 of 1°15′, from
 * Karka: Mithuna. D27 part 13 of 1°6′40″, from Karka: Karka. D30 between 12° and 20°: Jupiter's Meena.
 * D40 part 19 of 45′, from Tula: Mesha. D45 part 22 of 40′, from Simha: Vrishabha. D60 part 29, from itself: Kanya.
 */
test('matches the sixteen vargas of 44°10′ worked out by hand', () => {
  const longitude = 44 + 10 / 60

  expect(Object.fromEntries(VARGAS.map((varga) => [varga, vargaRashi(longitude, varga)]))).toEqual({
    1: 1,
    2: 3,
    3: 5,
    4: 4,
    7: 10,
    9: 1,
    10: 1,
    12: 6,
    16: 11,
    20: 5,
    24: 2,
    27: 3,
    30: 11,
    40: 0,
    45: 1,
    60: 5,
  })
  expect(isVargottama(longitude)).toBe(true)
})

test('returns the same sign for a longitude plus a full circle in every varga', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_295_999_999_999 }), fc.constantFrom(...VARGAS), (whole, varga) => {
      const longitude = fromMicroArcseconds(whole)
      const { rashi, part } = vargaPosition(longitude, varga)

      expect(rashi).toBeGreaterThanOrEqual(0)
      expect(rashi).toBeLessThan(12)
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThan(varga)
      expect(vargaPosition(longitude + 360, varga)).toEqual({ rashi, part })
    }),
  )
})

test('gives a varga chart a lagna only when the birth has one', () => {
  const longitudes = {
    sun: 0,
    moon: 40,
    mars: 80,
    mercury: 120,
    jupiter: 160,
    venus: 200,
    saturn: 240,
    rahu: 280,
    ketu: 100,
  }

  const withoutTime = vargaChart({ longitudes }, 9)
  const withTime = vargaChart({ longitudes, lagna: 95 }, 9)

  expect('lagna' in withoutTime).toBe(false)
  expect(withTime.lagna).toBe(vargaRashi(95, 9))
  expect(vargaChart({ longitudes }, 1).rashis.moon).toBe(rashiAt(40))
})
