import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLongitude } from '../test/arbitrary-placements.ts'
import type { NakshatraIndex } from '../zodiac/nakshatra.ts'
import { kalachakraDasha, kalachakraSubPeriods } from './kalachakra-dasha.ts'
import { kalachakraTurn, SEQUENCES, SIGN_YEARS } from './sequences.ts'

const BIRTH = 2_450_000.5
const PADA = 10 / 3

test('adds up the nine signs of each pada to 100, 85, 83 or 86 years', () => {
  const totals = (turn: 'savya' | 'apasavya') =>
    SEQUENCES[turn].map((nine) => nine.reduce<number>((sum, rashi) => sum + SIGN_YEARS[rashi], 0))

  expect(totals('savya')).toEqual([100, 85, 83, 86, 100, 85, 83, 86])
  expect(totals('apasavya')).toEqual([86, 83, 85, 100, 86, 83, 85, 100])
})

test('reads the apasavya padas as the savya ones backwards', () => {
  for (const [index, nine] of SEQUENCES.apasavya.entries()) {
    const kind = index < 4 ? 7 : 3
    expect([...nine].reverse()).toEqual(SEQUENCES.savya[kind - (index % 4)])
  }
})

test('turns three nakshatras with the zodiac and three against it', () => {
  const turns = Array.from({ length: 27 }, (_, index) => kalachakraTurn(index as NakshatraIndex))

  expect(turns.filter((turn) => turn === 'savya')).toHaveLength(15)
  expect(turns.slice(0, 6)).toEqual(['savya', 'savya', 'savya', 'apasavya', 'apasavya', 'apasavya'])
})

/* By hand: the middle of the first pada of Ashwini. Half of 100 years have gone: 7 + 16 + 9 = 32, so 18 of the 21 years of
 * Karka have gone as well and 3 remain. */
test('leaves three years of Karka in the middle of the first pada', () => {
  const { periods, deha, jeeva } = kalachakraDasha({ moonLongitude: PADA / 2, birthJdUt: BIRTH, yearDays: 360 })

  expect(periods[0]?.signs).toEqual([3])
  expect((periods[0]?.endJdUt ?? 0) - BIRTH).toBeCloseTo(3 * 360, 6)
  expect({ deha, jeeva }).toEqual({ deha: 0, jeeva: 8 })
})

test('begins a pada on its boundary with all of its years', () => {
  const { periods, fullYears } = kalachakraDasha({ moonLongitude: PADA, birthJdUt: BIRTH, yearDays: 360 })

  expect(fullYears).toBe(85)
  expect(periods[0]).toMatchObject({ signs: [9], startJdUt: BIRTH })
})

test('covers a long life without a gap, with sub-periods that add up exactly', () => {
  fc.assert(
    fc.property(anyLongitude, (moonLongitude) => {
      const dasha = kalachakraDasha({ moonLongitude, birthJdUt: BIRTH })
      const { periods } = dasha

      expect(periods[0]?.startJdUt).toBeLessThanOrEqual(BIRTH)
      expect((periods.at(-1)?.endJdUt ?? 0) - BIRTH).toBeGreaterThanOrEqual(83 * 365.25)
      for (const [index, period] of periods.entries()) {
        if (index > 0) expect(period.startJdUt).toBe(periods[index - 1]?.endJdUt)
        const children = kalachakraSubPeriods(dasha, period)
        expect(children[0]).toMatchObject({ startJdUt: period.startJdUt, signs: [...period.signs, ...period.signs] })
        expect(children.at(-1)?.endJdUt).toBe(period.endJdUt)
      }
    }),
    { numRuns: 60 },
  )
})
