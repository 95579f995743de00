import type { Degrees } from '../angles.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import type { Placements } from '../zodiac/placements.ts'
import { isOddRashi, type Quality, type RashiIndex, rashiAt, wrapRashi } from '../zodiac/rashi.ts'
import { RASHIS } from '../zodiac/rashis.ts'
import { equalPartAt } from './parts.ts'
import { type Varga, type VargaChart, vargaRashi } from './varga.ts'

/** The vargas that are cast in more than one way, and the names of the ways. Parashara's is the default everywhere. */
export const VARGA_METHODS = {
  2: ['parashara', 'parivritti', 'samasaptaka'],
  3: ['parashara', 'parivritti', 'somanatha', 'jagannatha'],
  4: ['parashara', 'parivritti'],
  30: ['parashara', 'parivritti'],
} as const

export type VargaWithMethods = keyof typeof VARGA_METHODS
/** The chosen way of each varga; those left out are Parashara's. */
export type VargaMethods = { [Chosen in VargaWithMethods]?: (typeof VARGA_METHODS)[Chosen][number] }

type Rule = (rashi: RashiIndex, part: number) => number

/** Parivritti: one part after another through the zodiac, from the first of Mesha on. */
const cyclic =
  (parts: number): Rule =>
  (rashi, part) =>
    parts * rashi + part

/** Where the drekkanas of Jagannatha begin: the sign of the trine that is movable. */
const JAGANNATHA: Record<Quality, number> = { movable: 0, fixed: 8, dual: 4 }

/**
 * The rules that are not Parashara's, as collected by P. V. R. Narasimha Rao (Vedic Astrology: An Integrated Approach,
 * ch. 6). Samasaptaka: the first half of a sign is the sign itself, the second the seventh from it. Somanatha: odd signs
 * count forward from Mesha among themselves, even ones back from Meena.
 */
const RULES: Record<VargaWithMethods, Partial<Record<string, Rule>>> = {
  2: { parivritti: cyclic(2), samasaptaka: (rashi, part) => rashi + 6 * part },
  3: {
    parivritti: cyclic(3),
    somanatha: (rashi, part) => {
      const count = 3 * Math.floor(rashi / 2) + part
      return isOddRashi(rashi) ? count : 11 - count
    },
    jagannatha: (rashi, part) => rashi + JAGANNATHA[RASHIS[rashi].quality] + 4 * part,
  },
  4: { parivritti: cyclic(4) },
  30: { parivritti: cyclic(30) },
}

function hasMethods(varga: Varga): varga is VargaWithMethods {
  return varga in RULES
}

/** The sign of a longitude in a varga by the chosen ways. */
export function vargaRashiBy(siderealLongitude: Degrees, varga: Varga, methods: VargaMethods = {}): RashiIndex {
  const rule = hasMethods(varga) ? RULES[varga][methods[varga] ?? 'parashara'] : undefined
  if (!rule) return vargaRashi(siderealLongitude, varga)
  return wrapRashi(rule(rashiAt(siderealLongitude), equalPartAt(siderealLongitude, varga)))
}

/** `vargaChart` by the chosen ways. */
export function vargaChartBy({ longitudes, lagna }: Placements, varga: Varga, methods: VargaMethods = {}): VargaChart {
  const signOf = (longitude: Degrees) => vargaRashiBy(longitude, varga, methods)
  const signs = GRAHAS.map((graha) => [graha, signOf(longitudes[graha])] as const)
  const rashis = Object.fromEntries(signs) as Record<Graha, RashiIndex>
  return lagna === undefined ? { varga, rashis } : { varga, rashis, lagna: signOf(lagna) }
}
