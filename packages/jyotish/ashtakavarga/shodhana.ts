import { SIGN_LORDS } from '../grahas.ts'
import type { Placements } from '../zodiac/placements.ts'
import { rashisOf } from '../zodiac/placements.ts'
import { RASHI_INDEXES, type RashiIndex } from '../zodiac/rashi.ts'
import type { BinduRow } from './ashtakavarga.ts'

/**
 * What remains in an empty sign when the occupied other sign of its lord has fewer bindus: the difference (translations
 * of Parashara, ch. 68), or as many as the other sign (B. V. Raman).
 */
export type EkadhipatyaReading = 'parashara' | 'raman'

/** The first reduction: subtracts the smallest value of its trine from each sign (Brihat Parashara Hora Shastra, ch. 67). */
export function trikonaShodhana(bindus: BinduRow): BinduRow {
  const at = (rashi: number) => bindus[rashi % 12] ?? 0
  return RASHI_INDEXES.map((rashi) => at(rashi) - Math.min(at(rashi), at(rashi + 4), at(rashi + 8)))
}

/** The two signs of Mars, Venus, Mercury, Jupiter and Saturn. The Sun and the Moon rule only one. */
const TWIN_SIGNS: readonly (readonly [RashiIndex, RashiIndex])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
]

type Twin = { bindus: number; isOccupied: boolean }

function reduceEmptyTwin(empty: number, occupied: number, reading: EkadhipatyaReading): number {
  if (occupied >= empty) return 0
  return reading === 'parashara' ? empty - occupied : occupied
}

function reduceTwins(one: Twin, other: Twin, reading: EkadhipatyaReading): readonly [number, number] {
  const isUntouched = one.bindus === 0 || other.bindus === 0 || (one.isOccupied && other.isOccupied)
  if (isUntouched) return [one.bindus, other.bindus]

  if (one.isOccupied) return [one.bindus, reduceEmptyTwin(other.bindus, one.bindus, reading)]
  if (other.isOccupied) return [reduceEmptyTwin(one.bindus, other.bindus, reading), other.bindus]

  const least = one.bindus === other.bindus ? 0 : Math.min(one.bindus, other.bindus)
  return [least, least]
}

/**
 * The second reduction, between the two signs of one lord, after the first (Brihat Parashara Hora Shastra, ch. 68).
 *
 * Nothing changes when both signs are occupied or one has no bindus. Two empty signs both get the smaller value, or zero
 * when they are equal. An empty sign paired with an occupied one gets zero, unless it has more bindus: see the reading.
 * Only the seven grahas occupy a sign, not the nodes.
 */
export function ekadhipatyaShodhana(
  bindus: BinduRow,
  placements: Pick<Placements, 'longitudes'>,
  reading: EkadhipatyaReading = 'parashara',
): BinduRow {
  const rashis = rashisOf(placements)
  const twinAt = (rashi: RashiIndex): Twin => ({
    bindus: bindus[rashi] ?? 0,
    isOccupied: SIGN_LORDS.some((graha) => rashis[graha] === rashi),
  })

  const reduced = [...bindus]
  for (const [one, other] of TWIN_SIGNS) {
    const [ofOne, ofOther] = reduceTwins(twinAt(one), twinAt(other), reading)
    reduced[one] = ofOne
    reduced[other] = ofOther
  }
  return reduced
}
