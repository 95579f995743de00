import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIGN_LORDS } from '../grahas.ts'
import { anyPlacements } from '../test/arbitrary-placements.ts'
import { RASHI_INDEXES } from '../zodiac/rashi.ts'
import { ashtakavarga } from './ashtakavarga.ts'
import { PARASHARA_TABLES } from './parashara-tables.ts'
import { KAKSHYA_LORDS, kakshyaLord, kakshyaTransits, prastara } from './prastara.ts'

test('spreads out the bindus of each graha and of the lagna', () => {
  fc.assert(
    fc.property(anyPlacements, (placements) => {
      const { bhinna, lagna } = ashtakavarga(placements, PARASHARA_TABLES)
      for (const [owner, row] of Object.entries({ ...bhinna, lagna })) {
        const spread = prastara(owner as 'lagna', placements, PARASHARA_TABLES)
        expect(spread.map(({ giver }) => giver)).toEqual(KAKSHYA_LORDS)
        expect(RASHI_INDEXES.map((rashi) => spread.filter(({ rashis }) => rashis.includes(rashi)).length)).toEqual(row)
      }
    }),
  )
})

test('gives each eighth of a sign to its lord', () => {
  expect([0, 3.74, 3.75, 11.25, 33.75, 359.99].map(kakshyaLord)).toEqual([
    'saturn',
    'saturn',
    'jupiter',
    'sun',
    'jupiter',
    'lagna',
  ])
})

/* By hand: Saturn gives the Sun bindus in the 1st, 2nd, 4th and 7th to 11th from itself (Brihat Jataka 9). */
test('finds whether the lord of a kakshya gives a bindu there', () => {
  const longitudes = Object.fromEntries(['rahu', 'ketu', ...SIGN_LORDS].map((graha) => [graha, 0])) as never
  const passing = (sun: number) => ({ ...Object.fromEntries(SIGN_LORDS.map((graha) => [graha, 0])), sun }) as never
  const sunAt = (sun: number) => kakshyaTransits({ longitudes, lagna: 0 }, passing(sun))[0]

  expect(sunAt(31)).toEqual({ graha: 'sun', lord: 'saturn', hasBindu: true })
  expect(sunAt(61)).toEqual({ graha: 'sun', lord: 'saturn', hasBindu: false })
  // Jupiter gives one in the 5th, 6th, 9th and 11th.
  expect(sunAt(124)).toEqual({ graha: 'sun', lord: 'jupiter', hasBindu: true })
})
