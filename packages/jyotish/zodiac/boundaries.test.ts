import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Degrees, fromMicroArcseconds, toMicroArcseconds } from '../angles.ts'
import { countNakshatras, type NakshatraIndex, nakshatraAt, nakshatraLord } from './nakshatra.ts'
import { NAKSHATRAS } from './nakshatra-names.ts'
import { zodiacPosition } from './position.ts'
import { degreesInRashi, houseFrom, RASHI_INDEXES, rashiAt, rashiOfHouse, wrapRashi } from './rashi.ts'

const justBefore = (longitude: Degrees) => fromMicroArcseconds(toMicroArcseconds(longitude) - 1)

test('puts a body exactly on a sign boundary into the sign it enters', () => {
  for (const rashi of RASHI_INDEXES) {
    expect(rashiAt(rashi * 30)).toBe(rashi)
    expect(degreesInRashi(rashi * 30)).toBe(0)
    if (rashi > 0) expect(rashiAt(justBefore(rashi * 30))).toBe(rashi - 1)
  }
})

test('puts the last micro-arcsecond of the zodiac into Meena and Revati', () => {
  const last = fromMicroArcseconds(360 * 3_600_000_000 - 1)

  expect(zodiacPosition(last)).toMatchObject({ rashi: 11, nakshatra: 26, pada: 4 })
  expect(zodiacPosition(360)).toMatchObject({ rashi: 0, nakshatra: 0, pada: 1, degreesInRashi: 0 })
  expect(zodiacPosition(-1e-13)).toMatchObject({ rashi: 0, nakshatra: 0, pada: 1 })
})

test('starts each of the 108 padas exactly at a multiple of 3°20′, however the fraction was rounded', () => {
  for (let pada = 0; pada < 108; pada++) {
    const expected = { nakshatra: Math.floor(pada / 4), pada: (pada % 4) + 1 }

    for (const start of [(pada * 10) / 3, pada * (10 / 3), pada * 3 + pada / 3]) {
      expect(nakshatraAt(start)).toMatchObject(expected)
    }
    if (pada > 0) {
      expect(nakshatraAt(justBefore((pada * 10) / 3))).toMatchObject({
        nakshatra: Math.floor((pada - 1) / 4),
        pada: ((pada - 1) % 4) + 1,
      })
    }
  }
})

test('gives the progress through a nakshatra in degrees and as a fraction', () => {
  const { nakshatra, pada, degrees, fractionElapsed } = nakshatraAt(20)

  expect({ nakshatra, pada, fractionElapsed }).toEqual({ nakshatra: 1, pada: 3, fractionElapsed: 0.5 })
  expect(degrees).toBeCloseTo(20 / 3, 12)
})

test('assigns three nakshatras to each of the nine lords, starting with Ketu', () => {
  expect(([0, 9, 18] as const).map(nakshatraLord)).toEqual(['ketu', 'ketu', 'ketu'])
  expect(([2, 11, 20] as const).map(nakshatraLord)).toEqual(['sun', 'sun', 'sun'])
  expect(nakshatraLord(26)).toBe('mercury')
  expect(new Set(NAKSHATRAS.map(({ sanskrit }) => sanskrit)).size).toBe(27)
  expect(new Set(NAKSHATRAS.map(({ devanagari }) => devanagari)).size).toBe(27)
})

test('counts houses and nakshatras inclusively', () => {
  expect(houseFrom(0, 0)).toBe(1)
  expect(houseFrom(0, 11)).toBe(12)
  expect(rashiOfHouse(10, 5)).toBe(2)
  expect(countNakshatras(0, 0)).toBe(1)
  expect(countNakshatras(26 as NakshatraIndex, 0)).toBe(2)
  expect(wrapRashi(-13)).toBe(11)
})

test('keeps sign, nakshatra and pada consistent at every longitude', () => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (longitude) => {
      const { rashi, degreesInRashi: degrees, nakshatra, pada } = zodiacPosition(longitude)
      const padaOfZodiac = nakshatra * 4 + pada - 1

      expect(Math.floor(padaOfZodiac / 9)).toBe(rashi)
      expect(degrees).toBeGreaterThanOrEqual(0)
      expect(degrees).toBeLessThan(30)
    }),
  )
})
