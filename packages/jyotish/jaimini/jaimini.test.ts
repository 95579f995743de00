import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlacements, turned } from '../test/arbitrary-placements.ts'
import { houseFrom, RASHI_INDEXES, wrapRashi } from '../zodiac/rashi.ts'
import { listArgalas } from './argala.ts'
import { arudhaOf, arudhaPadas } from './arudha.ts'
import { CHARA_DASHA_SCHOOLS, charaDasha, charaSubPeriods } from './chara-dasha.ts'
import { charaKarakas } from './chara-karakas.ts'
import { narayanaDasha, narayanaSubPeriods } from './narayana-dasha.ts'
import type { SignPeriod } from './sign-periods.ts'
import { strongerSign } from './sign-strength.ts'

const BIRTH = 2_450_000.5
const anyRashi = fc.constantFrom(...RASHI_INDEXES)

function expectTiling(periods: readonly SignPeriod[], startJdUt: number, endJdUt: number) {
  expect(periods[0]?.startJdUt).toBe(startJdUt)
  expect(periods.at(-1)?.endJdUt).toBe(endJdUt)
  for (const [index, { startJdUt: start }] of periods.entries()) {
    if (index > 0) expect(start).toBe(periods[index - 1]?.endJdUt)
  }
}

test('ranks karakas by degrees in the sign, whatever the signs', () => {
  fc.assert(
    fc.property(anyPlacements, fc.integer({ min: 0, max: 11 }), (placements, signs) => {
      const held = charaKarakas(placements, 'eight')
      const advancements = held.map(({ advancement }) => advancement)

      expect(advancements).toEqual([...advancements].sort((one, other) => other - one))
      expect(new Set(held.map(({ graha }) => graha)).size).toBe(8)
      expect(charaKarakas(turned(placements, signs), 'eight').map(({ graha }) => graha)).toEqual(
        held.map(({ graha }) => graha),
      )
    }),
  )
})

test('counts a graha on a sign boundary as just arrived, and Rahu there as about to leave', () => {
  const longitudes = { sun: 30, moon: 1, mars: 2, mercury: 3, jupiter: 4, venus: 5, saturn: 6, rahu: 60, ketu: 240 }

  const held = charaKarakas({ longitudes }, 'eight')

  expect(held.at(-1)).toEqual({ karaka: 'dara', graha: 'sun', advancement: 0 })
  expect(held[0]).toEqual({ karaka: 'atma', graha: 'rahu', advancement: 30 })
})

/* By hand: the lord of Mesha in Simha, the fifth: the fifth from Simha is Dhanu. In Karka, the fourth: the fourth from it
 * is Tula, the seventh, so the tenth from there, Karka. */
test('finds the arudha as far from the lord as the lord is from the sign', () => {
  expect(arudhaOf(0, 4)).toBe(8)
  expect(arudhaOf(0, 3)).toBe(3)
  expect(arudhaOf(0, 0)).toBe(9)
})

test('never leaves an arudha in its sign or the seventh, and turns with the zodiac', () => {
  fc.assert(
    fc.property(anyRashi, anyRashi, anyRashi, (rashi, lord, signs) => {
      const pada = arudhaOf(rashi, lord)

      expect([1, 7]).not.toContain(houseFrom(rashi, pada))
      expect(arudhaOf(wrapRashi(rashi + signs), wrapRashi(lord + signs))).toBe(wrapRashi(pada + signs))
    }),
  )
})

test('lists twelve padas and twelve houses of argala, which turn with the chart', () => {
  fc.assert(
    fc.property(anyPlacements, fc.integer({ min: 0, max: 11 }), (placements, signs) => {
      const houses = listArgalas(placements)
      const withoutSigns = (list: typeof houses) => list.map(({ house, argalas }) => ({ house, argalas }))

      expect(arudhaPadas(placements)).toHaveLength(12)
      expect(withoutSigns(listArgalas(turned(placements, signs)))).toEqual(withoutSigns(houses))
      for (const { argalas } of houses) {
        for (const { grahas, obstructing, isEffective } of argalas) {
          expect(isEffective).toBe(grahas.length > obstructing.length)
        }
      }
    }),
  )
})

test('gives every sign a chara dasha of 1 to 12 years, with sub-periods that add up exactly', () => {
  fc.assert(
    fc.property(anyPlacements, fc.constantFrom(...CHARA_DASHA_SCHOOLS), (placements, school) => {
      const dasha = charaDasha({ ...placements, birthJdUt: BIRTH }, school)

      expect(new Set(dasha.periods.map(({ signs }) => signs[0])).size).toBe(12)
      expectTiling(dasha.periods, BIRTH, dasha.periods.at(-1)?.endJdUt ?? 0)
      for (const period of dasha.periods) {
        expect(period.years).toBeGreaterThanOrEqual(school === 'soleLords' ? 1 : 0)
        expect(period.years).toBeLessThanOrEqual(12)
        const children = charaSubPeriods(dasha, period)
        expectTiling(children, period.startJdUt, period.endJdUt)
        expect(children.at(-1)?.signs.at(-1)).toBe(period.signs[0])
      }
    }),
    { numRuns: 50 },
  )
})

test('gives every sign twelve years in two rounds of Narayana dasha', () => {
  fc.assert(
    fc.property(anyPlacements, (placements) => {
      const input = { ...placements, birthJdUt: BIRTH, yearDays: 360 } as const
      const { periods, seed } = narayanaDasha(input)
      const yearsOf = (rashi: number) =>
        periods.filter(({ signs }) => signs[0] === rashi).reduce((sum, { years }) => sum + years, 0)

      expect(periods[0]?.signs).toEqual([seed])
      expectTiling(periods, BIRTH, BIRTH + 144 * 360)
      for (const rashi of RASHI_INDEXES) expect(yearsOf(rashi)).toBe(12)
      for (const period of periods) expectTiling(narayanaSubPeriods(input, period), period.startJdUt, period.endJdUt)
    }),
    { numRuns: 50 },
  )
})

test('finds the same stronger sign in either order, unless all is equal', () => {
  fc.assert(
    fc.property(anyPlacements, anyRashi, anyRashi, (placements, one, other) => {
      const found = strongerSign(one, other, placements)
      const again = strongerSign(other, one, placements)

      expect([one, other]).toContain(found)
      if (found !== again) expect([found, again]).toEqual([one, other])
    }),
  )
})
