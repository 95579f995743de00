import type { SignLord } from '../grahas.ts'
import { houseFrom, type RashiIndex } from './rashi.ts'

export type NaturalRelation = 'friend' | 'neutral' | 'enemy'
export type TemporaryRelation = 'friend' | 'enemy'
export type CompoundRelation = 'great-friend' | 'friend' | 'neutral' | 'enemy' | 'great-enemy'

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
 * The natural relation of one graha to another (Brihat Parashara Hora Shastra, ch. 3). A graha is its own friend. The
 * nodes have none because the texts disagree on them.
 */
export function naturalRelation(graha: SignLord, other: SignLord): NaturalRelation {
  if (graha === other || FRIENDS[graha].includes(other)) return 'friend'
  return ENEMIES[graha].includes(other) ? 'enemy' : 'neutral'
}

/**
 * The temporary relation of two grahas in a chart: friends in the 2nd, 3rd, 4th, 10th, 11th and 12th from each other,
 * enemies elsewhere (Brihat Parashara Hora Shastra, ch. 3). Always mutual.
 */
export function temporaryRelation(rashi: RashiIndex, otherRashi: RashiIndex): TemporaryRelation {
  return TEMPORARY_FRIEND_HOUSES.includes(houseFrom(rashi, otherRashi)) ? 'friend' : 'enemy'
}

const COMPOUND: Record<NaturalRelation, Record<TemporaryRelation, CompoundRelation>> = {
  friend: { friend: 'great-friend', enemy: 'neutral' },
  neutral: { friend: 'friend', enemy: 'enemy' },
  enemy: { friend: 'neutral', enemy: 'great-enemy' },
}

/** Natural and temporary relation combined (panchadha maitri; Brihat Parashara Hora Shastra, ch. 3). */
export function compoundRelation(natural: NaturalRelation, temporary: TemporaryRelation): CompoundRelation {
  return COMPOUND[natural][temporary]
}

/** The compound relation of one graha to another in a chart. */
export function relationIn(
  rashis: Readonly<Record<SignLord, RashiIndex>>,
  graha: SignLord,
  other: SignLord,
): CompoundRelation {
  return compoundRelation(naturalRelation(graha, other), temporaryRelation(rashis[graha], rashis[other]))
}
