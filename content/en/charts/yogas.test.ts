import { GRAHAS, listYogas, type Placements, type YogaReason } from '@muhurta/jyotish'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { YOGA_TEXTS, yogaReason } from './yogas.ts'

const anyLongitude = fc.integer({ min: 0, max: 11 }).map((sign) => sign * 30 + 15)
const anyPlacements: fc.Arbitrary<Placements> = fc
  .tuple(fc.tuple(...GRAHAS.map(() => anyLongitude)), anyLongitude)
  .map(([longitudes, lagna]) => ({
    longitudes: Object.fromEntries(
      GRAHAS.map((graha, index) => [graha, longitudes[index]]),
    ) as Placements['longitudes'],
    lagna,
  }))

const FRIGHTENING = /death|die|curse|danger|disease|poison|widow|evil|doom|misfortune|fear/i

test('states every rule and reason in full sentences without frightening language', () => {
  fc.assert(
    fc.property(anyPlacements, (placements) => {
      for (const { id, reason } of listYogas(placements)) {
        const { rule } = YOGA_TEXTS[id]
        const why = yogaReason(reason)
        expect(rule).toMatch(/^[A-Z].*\.$/)
        expect(why).toMatch(/^[A-Z].*\.$/)
        expect(`${rule} ${why}`).not.toMatch(FRIGHTENING)
        expect(why).not.toMatch(/undefined|\[object| {2}/)
      }
    }),
  )
})

const SENTENCES: readonly (readonly [string, YogaReason])[] = [
  ['The Moon is in the 6th from Jupiter.', { code: 'in-house-from', graha: 'moon', house: 6, from: 'jupiter' }],
  ['The Sun and Mercury share a sign.', { code: 'share-a-sign', grahas: ['sun', 'mercury'] }],
  [
    'From the Moon Mars and Venus are in the 2nd and Saturn is in the 12th.',
    {
      code: 'beside-luminary',
      luminary: 'moon',
      sides: [
        { house: 2, grahas: ['mars', 'venus'] },
        { house: 12, grahas: ['saturn'] },
      ],
    },
  ],
  ['Mars is in Capricorn, the 7th house.', { code: 'strong-in-house', graha: 'mars', rashi: 9, house: 7 }],
  [
    'Mercury and Venus are alone in the 10th from the lagna.',
    { code: 'alone-in-house', grahas: ['mercury', 'venus'], house: 10, from: 'lagna' },
  ],
  [
    'The Sun: its sign lord Venus is in a kendra; the Moon, which is exalted in this sign, is in a kendra.',
    {
      code: 'debilitation-cancelled',
      graha: 'sun',
      cancellations: [
        { by: 'sign-lord-in-kendra', graha: 'venus' },
        { by: 'exalted-here-in-kendra', graha: 'moon' },
      ],
    },
  ],
  [
    'Jupiter and Saturn, lords of the 9th, 10th and 11th, are in the same sign.',
    { code: 'lords-associated', grahas: ['jupiter', 'saturn'], houses: [9, 10, 11], association: 'same-sign' },
  ],
]

test.each(SENTENCES)('says "%s"', (sentence, reason) => {
  expect(yogaReason(reason)).toBe(sentence)
})
