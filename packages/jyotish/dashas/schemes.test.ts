import { expect, test } from 'vitest'
import { ashtottari, ashtottariConditions } from './ashtottari.ts'
import { subPeriods } from './period.ts'
import { DASHA_SCHEMES } from './scheme.ts'
import { vimshottari } from './vimshottari.ts'
import { yogini } from './yogini.ts'

const BIRTH = 2_450_000.5

const longitudes = {
  sun: 10,
  moon: 100,
  mars: 5,
  mercury: 20,
  jupiter: 95,
  venus: 350,
  saturn: 200,
  rahu: 100,
  ketu: 280,
}

test('adds up the years of each scheme to its cycle', () => {
  for (const { shares, totalYears } of Object.values(DASHA_SCHEMES)) {
    expect(shares.reduce((sum, { years }) => sum + years, 0)).toBe(totalYears)
    expect(new Set(shares.map(({ lord }) => lord)).size).toBe(shares.length)
  }
})

/*
 * By hand: a Moon at 46°40′ is at the middle of Rohini (40° to 53°20′), whose lord is the Moon with
 * 10 years: half are gone, 5 remain. 5 × 365.25 = 1826.25 days before birth the period began.
 */
test('leaves five of the ten years of the Moon at the middle of Rohini', () => {
  const dasha = vimshottari({ moonLongitude: 46 + 2 / 3, birthJdUt: BIRTH })

  expect(dasha.lordAtBirth).toBe('moon')
  expect(dasha.balanceYears).toBe(5)
  expect(dasha.periods[0]).toEqual({ lords: ['moon'], startJdUt: BIRTH - 1826.25, endJdUt: BIRTH + 1826.25 })
  expect(dasha.periods.map(({ lords }) => lords[0])).toEqual([
    'moon',
    'mars',
    'rahu',
    'jupiter',
    'saturn',
    'mercury',
    'ketu',
    'venus',
    'sun',
  ])
})

/* By hand: Venus in Venus is 20 × 20 / 120 = 3 years 4 months, in years of 360 days exactly 1200 days. */
test('gives the first sub-period of Venus three years and four months', () => {
  const { periods } = vimshottari({ moonLongitude: 40 / 3, birthJdUt: BIRTH, yearDays: 360 })
  const [venus] = periods

  const [first] = venus ? subPeriods('vimshottari', venus) : []

  expect(first).toEqual({ lords: ['venus', 'venus'], startJdUt: BIRTH, endJdUt: BIRTH + 1200 })
})

/* By hand: Ashwini is nakshatra 1, 1 + 3 = 4: Bhramari of Mars. Ardra is 6, 6 + 3 = 9, less 8: Mangala of the Moon.
   Krittika 3 + 3 = 6: Ulka of Saturn. Mrigashira 5 + 3 = 8, remainder 0: Sankata of Rahu. */
test('derives the first Yogini from the nakshatra number plus three', () => {
  const lordAt = (nakshatra: number) => yogini({ moonLongitude: (nakshatra * 40) / 3, birthJdUt: BIRTH }).lordAtBirth

  expect([0, 5, 2, 4].map(lordAt)).toEqual(['mars', 'moon', 'saturn', 'rahu'])
})

test('assigns four and three nakshatras to the Ashtottari lords from Ardra on', () => {
  const lords = Array.from({ length: 27 }, (_, nakshatra) => {
    return ashtottari({ moonLongitude: (nakshatra * 40) / 3, birthJdUt: BIRTH }).lordAtBirth
  })

  expect(lords.slice(5)).toEqual([
    ...Array(4).fill('sun'),
    ...Array(3).fill('moon'),
    ...Array(4).fill('mars'),
    ...Array(3).fill('mercury'),
    ...Array(3).fill('saturn'),
    ...Array(3).fill('jupiter'),
    ...Array(2).fill('rahu'),
  ])
  expect(lords.slice(0, 5)).toEqual(['rahu', 'rahu', 'venus', 'venus', 'venus'])
})

/* By hand: the start of Abhijit, 276°40′, ends two of Saturn's four nakshatras, so 5 of his 10 years remain; by plain
   longitude 23°20′ of 40° are gone, so 10 × 16°40′ / 40° = 4 years and 2 months remain. */
test('gives Abhijit a quarter of the years of Saturn unless shares go by longitude', () => {
  const input = { moonLongitude: 276 + 2 / 3, birthJdUt: BIRTH }

  expect(ashtottari(input).balanceYears).toBeCloseTo(5, 9)
  expect(ashtottari({ ...input, abhijit: 'by-longitude' }).balanceYears).toBeCloseTo(25 / 6, 9)
})

test('keeps the Ashtottari balance continuous within the nakshatras of Saturn', () => {
  const balanceAt = (moonLongitude: number) => ashtottari({ moonLongitude, birthJdUt: BIRTH }).balanceYears

  for (let longitude = 253.34; longitude < 293.32; longitude += 0.01) {
    const step = balanceAt(longitude) - balanceAt(longitude + 0.01)
    expect(step).toBeGreaterThan(0)
    expect(step).toBeLessThan(0.0061)
  }
})

test('checks the Ashtottari conditions by the house of Rahu and by the fortnight', () => {
  // Lagna Mesha, its lord Mars in Mesha, Rahu in Karka: the fourth from the lord. The Moon is waxing.
  expect(ashtottariConditions({ longitudes, lagna: 3 }, false)).toEqual({
    isRahuWellPlaced: true,
    isFortnightFitting: true,
  })
  expect(ashtottariConditions({ longitudes, lagna: 93 }, true)).toEqual({
    isRahuWellPlaced: false,
    isFortnightFitting: false,
  })
  expect(ashtottariConditions({ longitudes })).toEqual({})
})
