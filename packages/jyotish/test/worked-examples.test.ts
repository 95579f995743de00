import { expect, test } from 'vitest'
import { ayanamsaAt } from '../ayanamsa/ayanamsa-at.ts'
import { vimshottari } from '../dashas/vimshottari.ts'
import { choghadiyas, dayParts, horas } from '../panchanga/day-parts.ts'
import { karanaOfHalf, pakshaOf } from '../panchanga/karana.ts'
import { limbAngleOf, limbIndex } from '../panchanga/limb.ts'
import { varaOfSunrise } from '../panchanga/vara.ts'
import { vargaPosition } from '../vargas/varga.ts'

const J2000 = 2451545

test('example 1: a Monday with sunrise at 6:00 and sunset at 18:00', () => {
  // Daylight is 12 h; an eighth of it 1 h 30 min, a fifteenth 48 min, a twelfth 1 h.
  // Rahu kalam on Monday is part 2: 6:00 + 1:30 = 7:30 to 9:00. Yamaganda part 4: 6:00 + 4:30 = 10:30 to 12:00.
  // Gulika part 6: 6:00 + 7:30 = 13:30 to 15:00. Abhijit is part 8 of 15: 6:00 + 7 x 0:48 = 11:36 to 12:24.
  // The first hora is the Moon's, then Saturn's; the first choghadiya Amrit, the first of the night Char.
  const day = { sunrise: 6 / 24, sunset: 18 / 24, nextSunrise: 30 / 24 }
  const hours = ({ startJdUt, endJdUt }: { startJdUt: number; endJdUt: number }) =>
    [startJdUt, endJdUt].map((days) => Math.round(days * 24 * 60) / 60)

  const parts = dayParts(day, 1)

  expect(hours(parts.rahuKalam)).toEqual([7.5, 9])
  expect(hours(parts.yamaganda)).toEqual([10.5, 12])
  expect(hours(parts.gulika)).toEqual([13.5, 15])
  expect(parts.abhijit && hours(parts.abhijit)).toEqual([11.6, 12.4])
  // A Wednesday has none: it would be the dur muhurta.
  expect(dayParts(day, 3).abhijit).toBeUndefined()
  expect(
    horas(day, 1)
      .slice(0, 2)
      .map(({ lord }) => lord),
  ).toEqual(['moon', 'saturn'])
  expect(choghadiyas(day, 1)[0]?.name).toBe('amrit')
  expect(choghadiyas(day, 1)[8]?.name).toBe('char')
})

test('example 2: the Vimshottari balance for a Moon at 15 degrees of Taurus', () => {
  // 45 degrees = 3 nakshatras of 13 deg 20 min (40 deg) + 5 deg: Rohini, whose lord is the Moon, 10 years.
  // 5 / 13.3333 = 0.375 is gone, 0.625 remains: 6.25 years = 6.25 x 365.25 = 2282.8125 days until Mars begins.
  const dasha = vimshottari({ moonLongitude: 45, birthJdUt: J2000 })

  expect(dasha.lordAtBirth).toBe('moon')
  expect(dasha.balanceYears).toBeCloseTo(6.25, 9)
  expect(dasha.periods[1]).toMatchObject({ lords: ['mars'] })
  expect((dasha.periods[1]?.startJdUt ?? 0) - J2000).toBeCloseTo(2282.8125, 6)
})

test('example 3: tithi, karana and yoga of a Sun at 280 and a Moon at 330 degrees', () => {
  // The Moon is 50 degrees ahead: 50 / 12 = 4.17, the fifth tithi (index 4), bright fortnight.
  // 50 / 6 = 8.33: half tithi 8; the movable seven begin at half 1, (8 - 1) mod 7 = 0: Bava.
  // The sum is 610 - 360 = 250 degrees; 250 / 13.3333 = 18.75: index 18, Parigha.
  const luminaries = { sun: 280, moon: 330 }
  const tithi = limbIndex('tithi', limbAngleOf('tithi', luminaries))
  const half = limbIndex('karana', limbAngleOf('karana', luminaries))

  expect(tithi).toBe(4)
  expect(pakshaOf(tithi)).toBe('shukla')
  expect(karanaOfHalf(half)).toBe('bava')
  expect(limbIndex('yoga', limbAngleOf('yoga', luminaries))).toBe(18)
})

test('example 4: the navamsha of 10 degrees of Taurus', () => {
  // A ninth of a sign is 3 deg 20 min; 10 degrees are exactly three of them, so the fourth part (index 3) is entered.
  // Taurus is fixed: its ninths begin from the ninth sign, Capricorn. Capricorn + 3 = Aries.
  expect(vargaPosition(40, 9).rashi).toBe(0)
})

test('example 5: the Lahiri ayanamsa at J2000', () => {
  // T = 0 leaves the constant: 85885.53237" = 23 x 3600" + 51 x 60" + 25.53237", 23 deg 51 min 25.53".
  // J2000 is 2000 January 1.5 TT; the same figure in UT is 64 s later, when precession has added 0.0001".
  const outcome = ayanamsaAt(J2000)
  if (!outcome.ok) throw new Error(outcome.refusal)

  expect(Math.abs(outcome.value * 3600 - (23 * 3600 + 51 * 60 + 25.53237))).toBeLessThan(0.0002)
})

test('example 6: a birth at 01:00 on a Sunday in Delhi belongs to Saturday', () => {
  // Sunrise before it: Saturday 18 May 2024, 5:28 IST = 17 May 23:58 UTC = JD 2460448.4986.
  // Delhi's mean solar date: + 77.209 / 360 = 0.2145 day, JD 2460448.7131, still before the midnight of 2460449.5.
  // Floor(2460448.7131 + 1.5) = 2460450; 2460450 mod 7 = 6: Saturday.
  expect(varaOfSunrise(2460448.4986, 77.209)).toBe(6)
})
