import {
  compareMangalDosha,
  KOOTAS,
  type KootaReason,
  MANGAL_RULE_SETS,
  type MangalRuleSet,
  matchByMoon,
} from '@muhurta/jyotish'
import { tenPoruthams } from '@muhurta/jyotish/porutham'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KOOTA_EXCEPTIONS, kootaReason } from './kootas.ts'
import { mangalCancellation, mangalRule, mangalSummary } from './mangal.ts'
import { poruthamReason } from './poruthams.ts'

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })

test('every koota, exception and porutham of two Moons has its words', () => {
  fc.assert(
    fc.property(anyLongitude, anyLongitude, (brideMoon, groomMoon) => {
      const { kootas, exceptions } = matchByMoon({ brideMoon, groomMoon })
      const sentences = [
        ...KOOTAS.map((koota) => kootaReason(kootas[koota].reason)),
        ...exceptions.map(({ id }) => KOOTA_EXCEPTIONS[id].rule),
      ]
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)

      const agreements = tenPoruthams({ brideMoon, groomMoon }).map(({ reason }) => poruthamReason(reason))
      for (const text of [...sentences, ...agreements]) expect(text).not.toMatch(/undefined|\[object| {2}|^$/)
    }),
  )
})

const KOOTA_SENTENCES: readonly (readonly [string, KootaReason])[] = [
  [
    "By Moon sign the bride's varna is vaishya and the groom's is brahmin. The point is given unless the groom's comes before the bride's in the order shudra, vaishya, kshatriya, brahmin.",
    { code: 'varna', bride: 'vaishya', groom: 'brahmin' },
  ],
  [
    "The count from the bride's nakshatra to the groom's is 12 and back 17, which leave 3 and 8 when divided by 9. A remainder of 3, 5 or 7 gives no points, any other gives half of them.",
    { code: 'tara', toGroom: 12, toBride: 17 },
  ],
  [
    "The count from the bride's nakshatra to the groom's is 12, which leaves 3 when divided by 9. A remainder of 3, 5 or 7 gives no points.",
    { code: 'tara', toGroom: 12 },
  ],
  ['Mars rules both Moon signs.', { code: 'same-lord', lord: 'mars' }],
  [
    "The lord of the bride's Moon sign, Moon, regards the lord of the groom's, Mercury, as a friend; Mercury regards Moon as distant.",
    {
      code: 'lords',
      bride: { lord: 'moon', regardsOther: 'friend' },
      groom: { lord: 'mercury', regardsOther: 'enemy' },
    },
  ],
]

test.each(KOOTA_SENTENCES)('says "%s"', (sentence, reason) => {
  expect(kootaReason(reason)).toBe(sentence)
})

test('states each rule set of Mangal dosha from its own houses', () => {
  const sets = Object.keys(MANGAL_RULE_SETS) as MangalRuleSet[]

  expect(sets.map(mangalRule)).toEqual([
    'Mars in the 1st, 4th, 7th, 8th or 12th from the lagna or the Moon',
    'Mars in the 2nd, 4th, 7th, 8th or 12th from the lagna, the Moon or Venus',
    'Mars in the 1st, 2nd, 4th, 7th, 8th or 12th from the lagna, the Moon or Venus',
    'Mars in the 1st, 4th, 7th, 8th or 12th from the lagna only',
  ])
})

test('names the signs that ease Mars in a house', () => {
  expect(mangalCancellation({ code: 'mars-sign-in-house', house: 7, reference: 'lagna' })).toBe(
    'Mars in the 7th is in Cancer or Capricorn.',
  )
})

test('says that two charts cannot be compared without both birth times', () => {
  const longitudes = {
    sun: 70,
    moon: 190,
    mars: 155,
    mercury: 70,
    jupiter: 35,
    venus: 70,
    saturn: 35,
    rahu: 35,
    ketu: 215,
  }
  const compared = compareMangalDosha({ bride: { longitudes }, groom: { longitudes, lagna: 5 } })

  expect(mangalSummary(compared)).toBe(
    'Without both birth times the lagna is unknown, so the two charts cannot be compared.',
  )
})
