import type { SignLord } from '../grahas.ts'
import { naturalRelation } from '../zodiac/friendship.ts'
import { countNakshatras } from '../zodiac/nakshatra.ts'
import type { Koota } from './kootas.ts'
import type { MoonTraits } from './moon-traits.ts'

type Couple = { bride: MoonTraits; groom: MoonTraits }

/** A rule by which astrologers disregard a low koota score. Reported separately and never added to the total. */
export type KootaException = { id: KootaExceptionId; koota: Koota }

export type KootaExceptionId =
  | 'maitri-navamsha-lords'
  | 'gana-bride-beyond-fourteenth'
  | 'gana-friendly-sign-lords'
  | 'bhakoot-friendly-sign-lords'
  | 'nadi-friendly-sign-lords'
  | 'nadi-same-star-other-pada'
  | 'nadi-same-sign-other-star'

type ExceptionRule = KootaException & {
  /** The rule applies only when the koota has at most this many points. */
  upTo: number
  holds: (couple: Couple) => boolean
}

const areMutualFriends = (one: SignLord, other: SignLord) =>
  naturalRelation(one, other) === 'friend' && naturalRelation(other, one) === 'friend'

const haveFriendlySignLords = ({ bride, groom }: Couple) => areMutualFriends(bride.signLord, groom.signLord)

/** Common practice, except the two of VedAstro. */
const EXCEPTION_RULES: readonly ExceptionRule[] = [
  {
    id: 'maitri-navamsha-lords',
    koota: 'grahaMaitri',
    upTo: 1,
    holds: ({ bride, groom }) => areMutualFriends(bride.navamshaLord, groom.navamshaLord),
  },
  {
    // VedAstro.
    id: 'gana-bride-beyond-fourteenth',
    koota: 'gana',
    upTo: 1,
    holds: ({ bride, groom }) => countNakshatras(groom.nakshatra, bride.nakshatra) > 14,
  },
  {
    id: 'gana-friendly-sign-lords',
    koota: 'gana',
    upTo: 1,
    holds: haveFriendlySignLords,
  },
  {
    id: 'bhakoot-friendly-sign-lords',
    koota: 'bhakoot',
    upTo: 0,
    holds: haveFriendlySignLords,
  },
  {
    // VedAstro.
    id: 'nadi-friendly-sign-lords',
    koota: 'nadi',
    upTo: 0,
    holds: haveFriendlySignLords,
  },
  {
    id: 'nadi-same-star-other-pada',
    koota: 'nadi',
    upTo: 0,
    holds: ({ bride, groom }) => bride.nakshatra === groom.nakshatra && bride.pada !== groom.pada,
  },
  {
    id: 'nadi-same-sign-other-star',
    koota: 'nadi',
    upTo: 0,
    holds: ({ bride, groom }) => bride.rashi === groom.rashi && bride.nakshatra !== groom.nakshatra,
  },
]

/** The exceptions that apply to a couple, for kootas with a low score. */
export function listKootaExceptions(couple: Couple, points: Record<Koota, number>): KootaException[] {
  return EXCEPTION_RULES.filter(({ koota, upTo, holds }) => points[koota] <= upTo && holds(couple)).map(
    ({ id, koota }) => ({ id, koota }),
  )
}
