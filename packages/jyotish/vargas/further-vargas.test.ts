import { expect, test } from 'vitest'
import { FURTHER_VARGAS, type FurtherVarga, furtherVargaRashi } from './further-vargas.ts'
import { type Varga, vargaRashi } from './varga.ts'

/* By hand: 20 degrees of Vrishabha (index 1), an even and fixed sign; 11 degrees of Mesha, an odd and movable one. */
test.each([
  [50, 5, 9],
  [50, 6, 10],
  [50, 8, 1],
  [50, 11, 6],
  [11, 5, 10],
  [11, 6, 2],
  [11, 8, 2],
  [11, 11, 4],
] as const)('casts %d degrees into the D%d', (longitude, varga, rashi) => {
  expect(furtherVargaRashi(longitude, varga)).toBe(rashi)
})

/** The middle of every part of the zodiac. */
const middles = (varga: FurtherVarga) => Array.from({ length: 12 * varga }, (_, part) => ((part + 0.5) * 30) / varga)

test.each([
  [81, 9, 9],
  [108, 9, 12],
  [144, 12, 12],
] as const)('casts the D%d as a varga of a varga', (varga, first: Varga, second: Varga) => {
  for (const longitude of middles(varga)) {
    const inFirst = 30 * vargaRashi(longitude, first) + ((longitude * first) % 30)
    expect(furtherVargaRashi(longitude, varga), String(longitude)).toBe(vargaRashi(inFirst, second))
  }
})

test('fills every sign by turns', () => {
  for (const varga of FURTHER_VARGAS) {
    const signs = middles(varga).map((longitude) => furtherVargaRashi(longitude, varga))
    // The panchamsha knows five signs for odd and five for even ones: the Sun and the Moon own none of them.
    expect(new Set(signs).size, `D${varga}`).toBe(varga === 5 ? 10 : 12)
  }
})
