import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPlacements, turned } from '../test/arbitrary-placements.ts'
import type { Placements } from '../zodiac/placements.ts'
import { compareMangalDosha } from './compare-mangal.ts'
import { mangalDosha } from './mangal-dosha.ts'
import { MANGAL_RULE_SETS, type MangalRuleSet } from './mangal-rules.ts'

/** Lagna Mesha with Mars in Kanya, the sixth house, where no rule set counts it. */
function givenChart(longitudes: Partial<Placements['longitudes']> = {}, lagna = 5): Placements {
  const base = { sun: 70, moon: 190, mars: 155, mercury: 70, jupiter: 35, venus: 70, saturn: 35, rahu: 35, ketu: 215 }
  return { longitudes: { ...base, ...longitudes }, lagna }
}

test('finds Mars in the seventh from the lagna with every rule set', () => {
  const chart = givenChart({ mars: 185 }, 5)

  for (const ruleSet of ['northern', 'raman', 'combined', 'lagna'] as const) {
    expect(mangalDosha(chart, ruleSet).findings).toContainEqual({ reference: 'lagna', house: 7 })
  }
})

test('counts the first house in the northern and the second in the Raman rule set', () => {
  const inFirst = givenChart({ mars: 5, moon: 95, venus: 335 }, 5)
  const inSecond = givenChart({ mars: 35, moon: 125, venus: 155 }, 5)
  const fromLagna = (chart: Placements, ruleSet: 'northern' | 'raman') =>
    mangalDosha(chart, ruleSet).findings.some(({ reference }) => reference === 'lagna')

  expect([fromLagna(inFirst, 'northern'), fromLagna(inFirst, 'raman')]).toEqual([true, false])
  expect([fromLagna(inSecond, 'northern'), fromLagna(inSecond, 'raman')]).toEqual([false, true])
})

test('lists cancellations and still reports the finding', () => {
  // The 7th from the lagna Karka is Makara, where Mars is exalted; Jupiter in Vrishabha aspects it, the 9th from there.
  const { isPresent, findings, cancellations } = mangalDosha(givenChart({ mars: 275 }, 95), 'lagna')

  expect(isPresent).toBe(true)
  expect(findings).toEqual([{ reference: 'lagna', house: 7 }])
  expect(cancellations).toEqual([
    { code: 'mars-sign-in-house', house: 7, reference: 'lagna' },
    { code: 'mars-own-or-exalted' },
    { code: 'mars-seen-by-jupiter' },
  ])
})

test('lists no cancellations when there is no finding', () => {
  expect(mangalDosha(givenChart({ mars: 155 }, 5), 'lagna')).toMatchObject({ isPresent: false, cancellations: [] })
})

test('reports the lagna as not examined without a birth time and does not compare', () => {
  const { longitudes } = givenChart()

  expect(mangalDosha({ longitudes }).notExamined).toEqual(['lagna'])
  expect(compareMangalDosha({ bride: { longitudes }, groom: givenChart() }).isBalanced).toBeUndefined()
})

test('treats the same result for both as balanced', () => {
  const found = givenChart({ mars: 185 })
  const clear = givenChart()

  expect(compareMangalDosha({ bride: found, groom: found }, 'lagna').isBalanced).toBe(true)
  expect(compareMangalDosha({ bride: found, groom: clear }, 'lagna').isBalanced).toBe(false)
})

test('finds the same houses however the chart is turned, and on boundaries', () => {
  const ruleSets = Object.keys(MANGAL_RULE_SETS) as MangalRuleSet[]
  fc.assert(
    fc.property(anyPlacements, fc.nat(11), fc.constantFrom(...ruleSets), (placements, signs, ruleSet) => {
      const { findings, isPresent } = mangalDosha(placements, ruleSet)
      expect(mangalDosha(turned(placements, signs), ruleSet)).toMatchObject({ findings, isPresent })
    }),
  )
})
