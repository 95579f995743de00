import type { SignLord } from '../grahas.ts'
import { houseFrom, type RashiIndex } from './rashi.ts'

export type NaturalRelation = 'friend' | 'neutral' | 'enemy'
export type TemporaryRelation = 'friend' | 'enemy'
export type CompoundRelation = 'great friend' | 'friend' | 'neutral' | 'enemy' | 'great enemy'

/** Natural friends; the relation need not be mutual (Brihat Parashara Hora Shastra, ch. 3). */
const FRIENDS: Record<SignLord, readonly SignLord[]> = {
  sun: ['moon', 'mars', 'jupiter'],
  moon: ['sun', 'mercury'],
  mars: ['sun', 'moon', 'jupiter'],
  mercury: ['sun', 'venus'],
  jupiter: ['sun', 'moon', 'mars'],
  venus: ['mercury', 'saturn'],
  saturn: ['mercury', 'venus'],
}

const ENEMIES: Record<SignLord, readonly SignLord[]> = {
  sun: ['venus', 'saturn'],
  moon: [],
  mars: ['mercury'],
  mercury: ['moon'],
  jupiter: ['mercury', 'venus'],
  venus: ['sun', 'moon'],
  saturn: ['sun', 'moon', 'mars'],
}

const TEMPORARY_FRIEND_HOUSES: readonly number[] = [2, 3, 4, 10, 11, 12]

/**
 * How one graha regards another by nature (Brihat Parashara Hora Shastra, ch. 3).
 *
 * A graha is its own friend. The nodes are left out: the texts do not agree on them.
 */
export function naturalRelation(graha: SignLord, other: SignLord): NaturalRelation {
  if (graha === other || FRIENDS[graha].includes(other)) return 'friend'
  return ENEMIES[graha].includes(other) ? 'enemy' : 'neutral'
}

/**
 * How two grahas regard each other in one chart, by their signs: friends in the 2nd, 3rd, 4th, 10th, 11th and 12th
 * from each other, enemies elsewhere (Brihat Parashara Hora Shastra, ch. 3). It is always mutual.
 */
export function temporaryRelation(rashi: RashiIndex, otherRashi: RashiIndex): TemporaryRelation {
  return TEMPORARY_FRIEND_HOUSES.includes(houseFrom(rashi, otherRashi)) ? 'friend' : 'enemy'
}

const COMPOUND: Record<NaturalRelation, Record<TemporaryRelation, CompoundRelation>> = {
  friend: { friend: 'great friend', enemy: 'neutral' },
  neutral: { friend: 'friend', enemy: 'enemy' },
  enemy: { friend: 'neutral', enemy: 'great enemy' },
}

/** Nature and chart together, the fivefold relation (panchadha maitri; Brihat Parashara Hora Shastra, ch. 3). */
export function compoundRelation(natural: NaturalRelation, temporary: TemporaryRelation): CompoundRelation {
  return COMPOUND[natural][temporary]
}
