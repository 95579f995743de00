import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KOOTAS, kootaPoints, MAXIMUM_TOTAL, matchByMoon } from './ashtakoota.ts'
import { GANA_POINTS, MAITRI_POINTS, VARNA_RANKS, VASHYA_POINTS, YONI_POINTS } from './koota-tables.ts'
import type { Koota } from './kootas.ts'

type Person = { nakshatra: number; pada: number; rashi: number; moonLon: number }
type Pair = { id: number; bride: Person; groom: Person; kootas: Record<Koota, number>; total: number }
type Matrix = number[][]
type Reference = {
  max: Record<Koota | 'total', number>
  varna: { rankByRashi: number[]; variants: { rankByRashi: number[] }[] }
  vashya: { default: Matrix; variants: { matrix: Matrix }[] }
  yoni: { default: Matrix; variants: { matrix: Matrix }[] }
  gana: { default: Matrix; variants: { matrix: Matrix }[] }
  grahaMaitri: { pointsMatrix: { order: string[]; matrix: Matrix } }
  testPairs: { pairs: Pair[] }
}

const file = new URL('../test/reference/matching/ashtakoota.json', import.meta.url)
const reference = JSON.parse(readFileSync(file, 'utf8')) as Reference
const { pairs } = reference.testPairs

const middleOfStar = (star: number) => ((star + 0.5) * 40) / 3
const middleOfSign = (sign: number) => sign * 30 + 10

const stars = Array.from({ length: 27 }, (_, star) => star)
const signs = Array.from({ length: 12 }, (_, sign) => sign)
const starPairs = stars.flatMap((bride) => stars.map((groom) => ({ bride, groom })))
const signPairs = signs.flatMap((bride) => signs.map((groom) => ({ bride, groom })))
const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })

test.each(pairs)('pair $id of the reference agrees in every koota', ({ bride, groom, kootas, total }) => {
  const match = matchByMoon({ brideMoon: bride.moonLon, groomMoon: groom.moonLon })

  expect(kootaPoints(match.kootas)).toEqual(kootas)
  expect(match.total).toBe(total)
  expect(match.bride).toMatchObject({ nakshatra: bride.nakshatra, pada: bride.pada, rashi: bride.rashi })
  expect(match.groom).toMatchObject({ nakshatra: groom.nakshatra, pada: groom.pada, rashi: groom.rashi })
})

test('there are thirty reference pairs', () => {
  expect(pairs).toHaveLength(30)
})

test('the tables and their variants are the published ones', () => {
  const { varna, vashya, yoni, gana } = reference

  expect(Object.values(VARNA_RANKS)).toEqual([
    varna.rankByRashi,
    ...varna.variants.map((variant) => variant.rankByRashi),
  ])
  expect(Object.values(VASHYA_POINTS)).toEqual([vashya.default, ...vashya.variants.map(({ matrix }) => matrix)])
  expect(Object.values(YONI_POINTS)).toEqual([yoni.default, ...yoni.variants.map(({ matrix }) => matrix)])
  expect(Object.values(GANA_POINTS)).toEqual([gana.default, ...gana.variants.map(({ matrix }) => matrix)])
})

test('over all pairs of stars Tara sums to 1,458 and is never nothing, and Nadi sums to 3,888', () => {
  const matches = starPairs.map(({ bride, groom }) =>
    kootaPoints(matchByMoon({ brideMoon: middleOfStar(bride), groomMoon: middleOfStar(groom) }).kootas),
  )

  expect(matches.reduce((sum, { tara }) => sum + tara, 0)).toBe(1458)
  expect(matches.some(({ tara }) => tara === 0)).toBe(false)
  expect(matches.reduce((sum, { nadi }) => sum + nadi, 0)).toBe(3888)
})

test('over all pairs of signs Bhakoot sums to 504', () => {
  const sum = signPairs.reduce((total, { bride, groom }) => {
    return total + matchByMoon({ brideMoon: middleOfSign(bride), groomMoon: middleOfSign(groom) }).kootas.bhakoot.points
  }, 0)

  expect(sum).toBe(504)
})

test('the points of every two sign lords are those of the published matrix', () => {
  const { order, matrix } = reference.grahaMaitri.pointsMatrix

  for (const { bride, groom } of signPairs) {
    const match = matchByMoon({ brideMoon: middleOfSign(bride), groomMoon: middleOfSign(groom) })
    const expected = matrix[order.indexOf(match.bride.signLord)]?.[order.indexOf(match.groom.signLord)]
    expect(match.kootas.grahaMaitri.points).toBe(expected)
  }
})

test('Dhanu and Makara change their vashya at exactly 15 degrees', () => {
  const vashyaAt = (moon: number) => matchByMoon({ brideMoon: moon, groomMoon: 0 }).bride.vashya

  expect([254.9999999, 255, 284.9999999, 285].map(vashyaAt)).toEqual([1, 0, 0, 2])
})

test('the total is the sum of the kootas, in halves, and never beyond 36', () => {
  fc.assert(
    fc.property(anyLongitude, anyLongitude, (brideMoon, groomMoon) => {
      const { kootas, total } = matchByMoon({ brideMoon, groomMoon })

      expect(KOOTAS.reduce((sum, koota) => sum + kootas[koota].points, 0)).toBe(total)
      expect(Number.isInteger(total * 2)).toBe(true)
      expect(total).toBeLessThanOrEqual(MAXIMUM_TOTAL)
      for (const koota of KOOTAS) {
        expect(kootas[koota].max).toBe(reference.max[koota])
        expect(kootas[koota].points).toBeLessThanOrEqual(kootas[koota].max)
        expect(kootas[koota].reason).toMatch(/\.$/)
      }
    }),
  )
})

test('a named variant changes its own koota and no other', () => {
  // Ashwini deva bride, Krittika rakshasa groom: 1 by default, 0 transposed.
  const couple = { brideMoon: middleOfStar(0), groomMoon: middleOfStar(2) }

  const standard = matchByMoon(couple)
  const transposed = matchByMoon({ ...couple, variant: { gana: 'transposed' } })

  expect(standard.kootas.gana.points).toBe(1)
  expect(transposed.kootas.gana.points).toBe(0)
  expect({ ...transposed.kootas, gana: standard.kootas.gana }).toEqual(standard.kootas)
  expect(transposed.variant.gana).toBe('transposed')
})

test('Tara counted one way gives all or nothing', () => {
  const oneWay = starPairs.map(({ bride, groom }) => {
    const couple = { brideMoon: middleOfStar(bride), groomMoon: middleOfStar(groom) }
    return matchByMoon({ ...couple, variant: { tara: 'bride-to-groom' } }).kootas.tara.points
  })

  expect(new Set(oneWay)).toEqual(new Set([0, 3]))
  // Six of nine remainders count, in every row of 27: 27 × 18 × 3.
  expect(oneWay.reduce((sum, points) => sum + points, 0)).toBe(1458)
})

test('the published variants of Graha Maitri differ only where lords are not friends', () => {
  expect(MAITRI_POINTS.maitreya.bothNeutral).toBe(2)
  expect(MAITRI_POINTS.saravali.bothNeutral).toBe(3)
  // Moon and Mercury: friend one way, enemy the other.
  const couple = { brideMoon: middleOfSign(3), groomMoon: middleOfSign(2) }
  const pointsIn = (grahaMaitri: keyof typeof MAITRI_POINTS) =>
    matchByMoon({ ...couple, variant: { grahaMaitri } }).kootas.grahaMaitri.points

  expect([pointsIn('standard'), pointsIn('maitreya'), pointsIn('saravali')]).toEqual([1, 2, 2])
})

test('exceptions are told beside the total and never added to it', () => {
  // Both Moons in Ashwini, padas 1 and 3: the same nadi, the same star, other padas.
  const match = matchByMoon({ brideMoon: 1, groomMoon: 8 })

  expect(match.kootas.nadi.points).toBe(0)
  expect(match.total).toBe(28)
  expect(match.exceptions.map(({ id }) => id)).toEqual(['nadi-friendly-sign-lords', 'nadi-same-star-other-pada'])
})

test('a koota that came out well needs no exception', () => {
  fc.assert(
    fc.property(anyLongitude, anyLongitude, (brideMoon, groomMoon) => {
      const { kootas, exceptions } = matchByMoon({ brideMoon, groomMoon })
      for (const { koota } of exceptions) expect(kootas[koota].points).toBeLessThanOrEqual(1)
    }),
  )
})
