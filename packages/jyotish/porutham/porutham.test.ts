import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLongitude } from '../test/arbitrary-placements.ts'
import { PORUTHAMS, tenPoruthams } from './porutham.ts'
import { RAJJU_BY_NAKSHATRA, VEDHA_GROUPS } from './tables.ts'

const STAR = 40 / 3
const inStar = (nakshatra: number) => nakshatra * STAR + 1

function agreementsOf(bride: number, groom: number): Record<string, string> {
  const list = tenPoruthams({ brideMoon: inStar(bride), groomMoon: inStar(groom) })
  return Object.fromEntries(list.map(({ name, agreement }) => [name, agreement]))
}

/* By hand: bride in Ashwini (Mesha, deva, horse), groom in Pushya (Karka, deva, sheep), the 8th star and the 4th sign.
 * 8 mod 9 is even: dina. Not one of 4, 7, 10: no mahendra. Mars and the Moon: the Moon is a friend of Mars, Mars neutral to
 * the Moon. Foot and thigh. */
test('judges Ashwini and Pushya', () => {
  expect(agreementsOf(0, 7)).toEqual({
    dina: 'good',
    gana: 'good',
    mahendra: 'none',
    streeDeergha: 'middling',
    yoni: 'middling',
    rasi: 'none',
    rasyadhipati: 'middling',
    vasya: 'none',
    rajju: 'good',
    vedha: 'good',
  })
})

test('answers all ten in their order for any two Moons', () => {
  fc.assert(
    fc.property(anyLongitude, anyLongitude, (brideMoon, groomMoon) => {
      const list = tenPoruthams({ brideMoon, groomMoon })

      expect(list.map(({ name }) => name)).toEqual([...PORUTHAMS])
    }),
  )
})

test('puts six stars each into four rajjus and three into the head, and every star into one vedha', () => {
  const sizes = [0, 1, 2, 3, 4].map((rajju) => Object.values(RAJJU_BY_NAKSHATRA).filter((of) => of === rajju).length)

  expect(sizes).toEqual([6, 6, 6, 6, 3])
  expect(VEDHA_GROUPS.flat().sort((one, other) => one - other)).toEqual(Array.from({ length: 27 }, (_, star) => star))
})

test('has neither rajju for two of one group nor vedha for two that pierce each other', () => {
  expect(agreementsOf(0, 8).rajju).toBe('none')
  expect(agreementsOf(0, 17).vedha).toBe('none')
  expect(agreementsOf(4, 22).vedha).toBe('none')
  expect(agreementsOf(4, 4).vedha).toBe('good')
})
