import { GRAHA_NAMES } from '../graha-names.ts'
import type { SignLord } from '../grahas.ts'
import { type NaturalRelation, naturalRelation } from '../zodiac/friendship.ts'
import { countNakshatras } from '../zodiac/nakshatra.ts'
import { houseFrom } from '../zodiac/rashi.ts'
import {
  GANA_POINTS,
  GANAS,
  MAITRI_POINTS,
  NADIS,
  VARNA_RANKS,
  VARNAS,
  VASHYA_POINTS,
  VASHYAS,
  YONI_POINTS,
  YONIS,
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

export type KootaScore = { points: number; reason: string }

type Couple = { bride: MoonTraits; groom: MoonTraits }
type KootaRule = (couple: Couple, variant: MatchVariant) => KootaScore

const cell = (matrix: readonly (readonly number[])[], bride: number, groom: number): number => {
  const points = matrix[bride]?.[groom]
  if (points === undefined) throw new RangeError(`No cell [${bride}, ${groom}] in the koota table`)
  return points
}

const varna: KootaRule = ({ bride, groom }, variant) => {
  const ranks = VARNA_RANKS[variant.varna]
  const brideRank = ranks[bride.rashi]
  const groomRank = ranks[groom.rashi]

  return {
    points: groomRank >= brideRank ? 1 : 0,
    reason: `By Moon sign the bride's varna is ${VARNAS[brideRank - 1]} and the groom's is ${VARNAS[groomRank - 1]}. The point is given unless the groom's comes before the bride's in the order ${VARNAS.join(', ')}.`,
  }
}

const vashya: KootaRule = ({ bride, groom }, variant) => ({
  points: cell(VASHYA_POINTS[variant.vashya], bride.vashya, groom.vashya),
  reason: `The bride's Moon is in a ${VASHYAS[bride.vashya]} sign, the groom's in a ${VASHYAS[groom.vashya]} sign.`,
})

const DIFFICULT_REMAINDERS: readonly number[] = [3, 5, 7]
const isFavourableCount = (count: number) => !DIFFICULT_REMAINDERS.includes(count % 9)

const tara: KootaRule = ({ bride, groom }, variant) => {
  const toGroom = countNakshatras(bride.nakshatra, groom.nakshatra)
  const toBride = countNakshatras(groom.nakshatra, bride.nakshatra)

  if (variant.tara === 'bride-to-groom') {
    const reason = `The count from the bride's nakshatra to the groom's is ${toGroom}, which leaves ${toGroom % 9} when divided by 9. A remainder of 3, 5 or 7 gives no points.`
    return { points: isFavourableCount(toGroom) ? 3 : 0, reason }
  }
  return {
    points: (isFavourableCount(toGroom) ? 1.5 : 0) + (isFavourableCount(toBride) ? 1.5 : 0),
    reason: `The count from the bride's nakshatra to the groom's is ${toGroom} and back ${toBride}, which leave ${toGroom % 9} and ${toBride % 9} when divided by 9. A remainder of 3, 5 or 7 gives no points, any other gives half of them.`,
  }
}

const yoni: KootaRule = ({ bride, groom }, variant) => ({
  points: cell(YONI_POINTS[variant.yoni], bride.yoni, groom.yoni),
  reason: `The animal of the bride's nakshatra is the ${YONIS[bride.yoni]}, that of the groom's is the ${YONIS[groom.yoni]}.`,
})

const MAITRI_CASES: Record<NaturalRelation, Record<NaturalRelation, keyof (typeof MAITRI_POINTS)['standard']>> = {
  friend: { friend: 'bothFriends', neutral: 'friendNeutral', enemy: 'friendEnemy' },
  neutral: { friend: 'friendNeutral', neutral: 'bothNeutral', enemy: 'neutralEnemy' },
  enemy: { friend: 'friendEnemy', neutral: 'neutralEnemy', enemy: 'bothEnemies' },
}

const RELATION_TEXT: Record<NaturalRelation, string> = { friend: 'a friend', neutral: 'neutral', enemy: 'distant' }

function maitriReason(brideLord: SignLord, groomLord: SignLord): string {
  const bride = GRAHA_NAMES[brideLord].english
  const groom = GRAHA_NAMES[groomLord].english
  if (brideLord === groomLord) return `${bride} rules both Moon signs.`

  const ofGroom = RELATION_TEXT[naturalRelation(brideLord, groomLord)]
  const ofBride = RELATION_TEXT[naturalRelation(groomLord, brideLord)]
  return `The lord of the bride's Moon sign, ${bride}, regards the lord of the groom's, ${groom}, as ${ofGroom}; ${groom} regards ${bride} as ${ofBride}.`
}

const grahaMaitri: KootaRule = ({ bride, groom }, variant) => {
  const ofGroom = naturalRelation(bride.signLord, groom.signLord)
  const ofBride = naturalRelation(groom.signLord, bride.signLord)

  return {
    points: MAITRI_POINTS[variant.grahaMaitri][MAITRI_CASES[ofGroom][ofBride]],
    reason: maitriReason(bride.signLord, groom.signLord),
  }
}

const gana: KootaRule = ({ bride, groom }, variant) => ({
  points: cell(GANA_POINTS[variant.gana], bride.gana, groom.gana),
  reason: `The bride's nakshatra belongs to the ${GANAS[bride.gana]} gana, the groom's to the ${GANAS[groom.gana]} gana.`,
})

const UNSCORED_HOUSES: readonly number[] = [2, 5, 6, 8, 9, 12]

const bhakoot: KootaRule = ({ bride, groom }) => {
  const toGroom = houseFrom(bride.rashi, groom.rashi)
  const toBride = houseFrom(groom.rashi, bride.rashi)

  return {
    points: UNSCORED_HOUSES.includes(toGroom) ? 0 : 7,
    reason: `Counted from each other, the Moon signs are ${toGroom} and ${toBride} apart. The points are given unless they are 2 and 12, 5 and 9, or 6 and 8 apart.`,
  }
}

const nadi: KootaRule = ({ bride, groom }) => ({
  points: bride.nadi === groom.nadi ? 0 : 8,
  reason: `The bride's nakshatra belongs to the ${NADIS[bride.nadi]} nadi, the groom's to the ${NADIS[groom.nadi]} nadi. The points are given when they differ.`,
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
