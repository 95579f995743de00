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

const middleOfNakshatra = (nakshatra: number) => ((nakshatra + 0.5) * 40) / 3
const middleOfSign = (sign: number) => sign * 30 + 10

const nakshatras = Array.from({ length: 27 }, (_, nakshatra) => nakshatra)
const signs = Array.from({ length: 12 }, (_, sign) => sign)
const nakshatraPairs = nakshatras.flatMap((bride) => nakshatras.map((groom) => ({ bride, groom })))
const signPairs = signs.flatMap((bride) => signs.map((groom) => ({ bride, groom })))
const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })

test.each(pairs)('matches every koota of reference pair $id', ({ bride, groom, kootas, total }) => {
  const match = matchByMoon({ brideMoon: bride.moonLon, groomMoon: groom.moonLon })

  expect(kootaPoints(match.kootas)).toEqual(kootas)
  expect(match.total).toBe(total)
  expect(match.bride).toMatchObject({ nakshatra: bride.nakshatra, pada: bride.pada, rashi: bride.rashi })
  expect(match.groom).toMatchObject({ nakshatra: groom.nakshatra, pada: groom.pada, rashi: groom.rashi })
})

test('covers thirty reference pairs', () => {
  expect(pairs).toHaveLength(30)
})

test('uses the published tables and variants', () => {
  const { varna, vashya, yoni, gana } = reference

  expect(Object.values(VARNA_RANKS)).toEqual([
    varna.rankByRashi,
    ...varna.variants.map((variant) => variant.rankByRashi),
  ])
  expect(Object.values(VASHYA_POINTS)).toEqual([vashya.default, ...vashya.variants.map(({ matrix }) => matrix)])
  expect(Object.values(YONI_POINTS)).toEqual([yoni.default, ...yoni.variants.map(({ matrix }) => matrix)])
  expect(Object.values(GANA_POINTS)).toEqual([gana.default, ...gana.variants.map(({ matrix }) => matrix)])
})

test('sums Tara to 1,458 without a zero, and Nadi to 3,888, over all pairs of nakshatras', () => {
  const matches = nakshatraPairs.map(({ bride, groom }) =>
    kootaPoints(matchByMoon({ brideMoon: middleOfNakshatra(bride), groomMoon: middleOfNakshatra(groom) }).kootas),
  )

  expect(matches.reduce((sum, { tara }) => sum + tara, 0)).toBe(1458)
  expect(matches.some(({ tara }) => tara === 0)).toBe(false)
  expect(matches.reduce((sum, { nadi }) => sum + nadi, 0)).toBe(3888)
})

test('sums Bhakoot to 504 over all pairs of signs', () => {
  const sum = signPairs.reduce((total, { bride, groom }) => {
    return total + matchByMoon({ brideMoon: middleOfSign(bride), groomMoon: middleOfSign(groom) }).kootas.bhakoot.points
  }, 0)

  expect(sum).toBe(504)
})

test('matches the published Graha Maitri matrix for every pair of sign lords', () => {
  const { order, matrix } = reference.grahaMaitri.pointsMatrix

  for (const { bride, groom } of signPairs) {
    const match = matchByMoon({ brideMoon: middleOfSign(bride), groomMoon: middleOfSign(groom) })
    const expected = matrix[order.indexOf(match.bride.signLord)]?.[order.indexOf(match.groom.signLord)]
    expect(match.kootas.grahaMaitri.points).toBe(expected)
  }
})

test('changes the vashya of Dhanu and Makara at exactly 15 degrees', () => {
  const vashyaAt = (moon: number) => matchByMoon({ brideMoon: moon, groomMoon: 0 }).bride.vashya

  expect([254.9999999, 255, 284.9999999, 285].map(vashyaAt)).toEqual([1, 0, 0, 2])
})

test('returns the sum of the kootas as the total, in halves, up to 36', () => {
  fc.assert(
    fc.property(anyLongitude, anyLongitude, (brideMoon, groomMoon) => {
      const { kootas, total } = matchByMoon({ brideMoon, groomMoon })

      expect(KOOTAS.reduce((sum, koota) => sum + kootas[koota].points, 0)).toBe(total)
      expect(Number.isInteger(total * 2)).toBe(true)
      expect(total).toBeLessThanOrEqual(MAXIMUM_TOTAL)
      for (const koota of KOOTAS) {
        expect(kootas[koota].max).toBe(reference.max[koota])
        expect(kootas[koota].points).toBeLessThanOrEqual(kootas[koota].max)
      }
    }),
  )
})

test('changes only its own koota with a variant', () => {
  // Ashwini deva bride, Krittika rakshasa groom: 1 by default, 0 transposed.
  const couple = { brideMoon: middleOfNakshatra(0), groomMoon: middleOfNakshatra(2) }

  const standard = matchByMoon(couple)
  const transposed = matchByMoon({ ...couple, variant: { gana: 'transposed' } })

  expect(standard.kootas.gana.points).toBe(1)
  expect(transposed.kootas.gana.points).toBe(0)
  expect({ ...transposed.kootas, gana: standard.kootas.gana }).toEqual(standard.kootas)
  expect(transposed.variant.gana).toBe('transposed')
})

test('gives all or no Tara points when counted one way', () => {
  const oneWay = nakshatraPairs.map(({ bride, groom }) => {
    const couple = { brideMoon: middleOfNakshatra(bride), groomMoon: middleOfNakshatra(groom) }
    return matchByMoon({ ...couple, variant: { tara: 'bride-to-groom' } }).kootas.tara.points
  })

  expect(new Set(oneWay)).toEqual(new Set([0, 3]))
  // Six of nine remainders count, in every row of 27: 27 × 18 × 3.
  expect(oneWay.reduce((sum, points) => sum + points, 0)).toBe(1458)
})

test('applies the published Graha Maitri variants to lords who are not friends', () => {
  expect(MAITRI_POINTS.maitreya.bothNeutral).toBe(2)
  expect(MAITRI_POINTS.saravali.bothNeutral).toBe(3)
  // Moon and Mercury: friend one way, enemy the other.
  const couple = { brideMoon: middleOfSign(3), groomMoon: middleOfSign(2) }
  const pointsIn = (grahaMaitri: keyof typeof MAITRI_POINTS) =>
    matchByMoon({ ...couple, variant: { grahaMaitri } }).kootas.grahaMaitri.points

  expect([pointsIn('standard'), pointsIn('maitreya'), pointsIn('saravali')]).toEqual([1, 2, 2])
})

test('lists exceptions without adding them to the total', () => {
  // Both Moons in Ashwini, padas 1 and 3: same nadi, same nakshatra, different padas.
  const match = matchByMoon({ brideMoon: 1, groomMoon: 8 })

  expect(match.kootas.nadi.points).toBe(0)
  expect(match.total).toBe(28)
  expect(match.exceptions.map(({ id }) => id)).toEqual(['nadi-friendly-sign-lords', 'nadi-same-star-other-pada'])
})

test('lists exceptions only for kootas with a low score', () => {
  fc.assert(
    fc.property(anyLongitude, anyLongitude, (brideMoon, groomMoon) => {
      const { kootas, exceptions } = matchByMoon({ brideMoon, groomMoon })
      for (const { koota } of exceptions) expect(kootas[koota].points).toBeLessThanOrEqual(1)
    }),
  )
})
