import type { SignLord } from '../grahas.ts'
import { type NaturalRelation, naturalRelation } from '../zodiac/friendship.ts'
import { countNakshatras } from '../zodiac/nakshatra.ts'
import { type House, houseFrom } from '../zodiac/rashi.ts'
import {
  GANA_POINTS,
  GANAS,
  type Gana,
  MAITRI_POINTS,
  NADIS,
  type Nadi,
  VARNA_RANKS,
  VARNAS,
  VASHYA_POINTS,
  VASHYAS,
  type Varna,
  type Vashya,
  YONI_POINTS,
  YONIS,
  type Yoni,
} from './koota-tables.ts'
import type { MoonTraits } from './moon-traits.ts'
import type { MatchVariant } from './variant.ts'

/** The eight kootas and their maximum points. */
export const KOOTA_MAXIMA = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  grahaMaitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
} as const

export type Koota = keyof typeof KOOTA_MAXIMA

/** A value of each of the two. */
type OfBoth<Value> = { bride: Value; groom: Value }

/** What decides the points of a koota. */
export type KootaReason =
  | ({ code: 'varna' } & OfBoth<Varna>)
  | ({ code: 'vashya' } & OfBoth<Vashya>)
  /** Nakshatras counted from the bride's to the groom's, and back unless only one way counts. */
  | { code: 'tara'; toGroom: number; toBride?: number }
  | ({ code: 'yoni' } & OfBoth<Yoni>)
  | { code: 'same-lord'; lord: SignLord }
  /** How each lord of the Moon sign regards the other. */
  | ({ code: 'lords' } & OfBoth<{ lord: SignLord; regardsOther: NaturalRelation }>)
  | ({ code: 'gana' } & OfBoth<Gana>)
  /** Signs counted from the bride's to the groom's, and back. */
  | { code: 'bhakoot'; toGroom: House; toBride: House }
  | ({ code: 'nadi' } & OfBoth<Nadi>)

export type KootaScore = { points: number; reason: KootaReason }

type Couple = OfBoth<MoonTraits>
type KootaRule = (couple: Couple, variant: MatchVariant) => KootaScore

/** The remainders of a count, divided by nine, that give no points for tara. */
export const DIFFICULT_TARAS: readonly number[] = [3, 5, 7]

const cell = (matrix: readonly (readonly number[])[], bride: number, groom: number): number => {
  const points = matrix[bride]?.[groom]
  if (points === undefined) throw new RangeError(`No cell [${bride}, ${groom}] in the koota table`)
  return points
}

const varnaOf = (rank: 1 | 2 | 3 | 4): Varna => VARNAS[(rank - 1) as 0 | 1 | 2 | 3]

const varna: KootaRule = ({ bride, groom }, variant) => {
  const ranks = VARNA_RANKS[variant.varna]
  const brideRank = ranks[bride.rashi]
  const groomRank = ranks[groom.rashi]

  return {
    points: groomRank >= brideRank ? 1 : 0,
    reason: { code: 'varna', bride: varnaOf(brideRank), groom: varnaOf(groomRank) },
  }
}

const vashya: KootaRule = ({ bride, groom }, variant) => ({
  points: cell(VASHYA_POINTS[variant.vashya], bride.vashya, groom.vashya),
  reason: { code: 'vashya', bride: VASHYAS[bride.vashya], groom: VASHYAS[groom.vashya] },
})

const isFavourableCount = (count: number) => !DIFFICULT_TARAS.includes(count % 9)

const tara: KootaRule = ({ bride, groom }, variant) => {
  const toGroom = countNakshatras(bride.nakshatra, groom.nakshatra)
  const toBride = countNakshatras(groom.nakshatra, bride.nakshatra)

  if (variant.tara === 'bride-to-groom') {
    return { points: isFavourableCount(toGroom) ? 3 : 0, reason: { code: 'tara', toGroom } }
  }
  return {
    points: (isFavourableCount(toGroom) ? 1.5 : 0) + (isFavourableCount(toBride) ? 1.5 : 0),
    reason: { code: 'tara', toGroom, toBride },
  }
}

const yoni: KootaRule = ({ bride, groom }, variant) => ({
  points: cell(YONI_POINTS[variant.yoni], bride.yoni, groom.yoni),
  reason: { code: 'yoni', bride: YONIS[bride.yoni], groom: YONIS[groom.yoni] },
})

const MAITRI_CASES: Record<NaturalRelation, Record<NaturalRelation, keyof (typeof MAITRI_POINTS)['standard']>> = {
  friend: { friend: 'bothFriends', neutral: 'friendNeutral', enemy: 'friendEnemy' },
  neutral: { friend: 'friendNeutral', neutral: 'bothNeutral', enemy: 'neutralEnemy' },
  enemy: { friend: 'friendEnemy', neutral: 'neutralEnemy', enemy: 'bothEnemies' },
}

const grahaMaitri: KootaRule = ({ bride, groom }, variant) => {
  const ofGroom = naturalRelation(bride.signLord, groom.signLord)
  const ofBride = naturalRelation(groom.signLord, bride.signLord)

  return {
    points: MAITRI_POINTS[variant.grahaMaitri][MAITRI_CASES[ofGroom][ofBride]],
    reason:
      bride.signLord === groom.signLord
        ? { code: 'same-lord', lord: bride.signLord }
        : {
            code: 'lords',
            bride: { lord: bride.signLord, regardsOther: ofGroom },
            groom: { lord: groom.signLord, regardsOther: ofBride },
          },
  }
}

const gana: KootaRule = ({ bride, groom }, variant) => ({
  points: cell(GANA_POINTS[variant.gana], bride.gana, groom.gana),
  reason: { code: 'gana', bride: GANAS[bride.gana], groom: GANAS[groom.gana] },
})

const UNSCORED_HOUSES: readonly number[] = [2, 5, 6, 8, 9, 12]

const bhakoot: KootaRule = ({ bride, groom }) => {
  const toGroom = houseFrom(bride.rashi, groom.rashi)
  const toBride = houseFrom(groom.rashi, bride.rashi)

  return {
    points: UNSCORED_HOUSES.includes(toGroom) ? 0 : 7,
    reason: { code: 'bhakoot', toGroom, toBride },
  }
}

const nadi: KootaRule = ({ bride, groom }) => ({
  points: bride.nadi === groom.nadi ? 0 : 8,
  reason: { code: 'nadi', bride: NADIS[bride.nadi], groom: NADIS[groom.nadi] },
})

export const KOOTA_RULES: Record<Koota, KootaRule> = {
  varna,
  vashya,
  tara,
  yoni,
  grahaMaitri,
  gana,
  bhakoot,
  nadi,
}
