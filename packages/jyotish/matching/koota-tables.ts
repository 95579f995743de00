import type { NakshatraIndex } from '../zodiac/nakshatra.ts'
import type { RashiIndex } from '../zodiac/rashi.ts'

/**
 * The published tables of the eight kootas, with variants. Rows are the bride, columns the groom.
 * Sources: `test/reference/matching/README.md`.
 */

type ByRashi<Item> = Readonly<Record<RashiIndex, Item>>
type ByNakshatra<Item> = Readonly<Record<NakshatraIndex, Item>>
type Matrix = readonly (readonly number[])[]

export const VARNAS = ['shudra', 'vaishya', 'kshatriya', 'brahmin'] as const
export type Varna = (typeof VARNAS)[number]

/** The varna rank of each sign, 1 (shudra) to 4 (brahmin). */
export const VARNA_RANKS = {
  standard: [3, 2, 1, 4, 3, 2, 1, 4, 3, 2, 1, 4],
  'earth-shudra': [3, 1, 2, 4, 3, 1, 2, 4, 3, 1, 2, 4],
  raman: [2, 1, 2, 4, 3, 1, 3, 4, 3, 1, 2, 4],
} as const satisfies Record<string, ByRashi<1 | 2 | 3 | 4>>

export const VASHYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const
export type Vashya = (typeof VASHYAS)[number]
export type VashyaGroup = 0 | 1 | 2 | 3 | 4

/** The group of the first and second half of each sign; they differ only in Dhanu and Makara. */
export const VASHYA_GROUPS: ByRashi<readonly [VashyaGroup, VashyaGroup]> = [
  [0, 0],
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [1, 1],
  [1, 1],
  [4, 4],
  [1, 0],
  [0, 2],
  [1, 1],
  [2, 2],
]

export const VASHYA_POINTS = {
  standard: [
    [2, 1, 1, 1.5, 1],
    [1, 2, 1.5, 0, 1],
    [1, 1.5, 2, 1, 1],
    [0, 0, 0, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  maitreya: [
    [2, 0, 0, 0.5, 0],
    [1, 2, 1, 0.5, 1],
    [0.5, 1, 2, 1, 1],
    [0, 0, 0, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  pyjhora: [
    [2, 0.5, 1, 0, 2],
    [0.5, 2, 0, 0, 0],
    [1, 0, 2, 2, 2],
    [0, 0, 2, 2, 0],
    [1, 0, 1, 0, 2],
  ],
  'lion-alone': [
    [2, 1, 1, 0, 1],
    [1, 2, 1, 0, 1],
    [1, 0.5, 2, 0, 1],
    [0, 0, 0, 2, 0],
    [1, 1, 1, 0, 2],
  ],
} as const satisfies Record<string, Matrix>

export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const
export type Yoni = (typeof YONIS)[number]
export type YoniIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13

export const YONI_BY_NAKSHATRA: ByNakshatra<YoniIndex> = [
  0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1,
]

export const YONI_POINTS = {
  standard: [
    [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
    [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
    [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
    [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
    [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
    [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
    [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
    [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
    [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
    [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
    [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
    [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
    [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
    [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
  ],
  maitreya: [
    [4, 2, 3, 1, 2, 3, 3, 3, 0, 1, 3, 2, 2, 1],
    [2, 4, 2, 2, 2, 3, 2, 2, 3, 1, 2, 2, 2, 0],
    [3, 2, 4, 1, 2, 3, 2, 3, 3, 1, 3, 0, 3, 1],
    [1, 2, 1, 4, 1, 1, 1, 1, 2, 2, 1, 1, 0, 2],
    [2, 2, 2, 1, 4, 1, 1, 1, 2, 1, 0, 2, 1, 1],
    [3, 3, 3, 1, 1, 4, 0, 2, 2, 2, 2, 2, 2, 2],
    [3, 2, 2, 1, 1, 0, 4, 2, 2, 2, 2, 2, 2, 1],
    [3, 2, 3, 1, 1, 2, 2, 4, 3, 0, 2, 2, 2, 1],
    [0, 2, 3, 2, 2, 2, 2, 3, 4, 1, 3, 2, 2, 1],
    [1, 1, 1, 2, 1, 2, 2, 0, 1, 4, 1, 1, 2, 2],
    [3, 2, 3, 1, 0, 2, 2, 2, 2, 1, 4, 2, 2, 1],
    [2, 2, 0, 1, 2, 2, 2, 2, 2, 1, 2, 4, 2, 2],
    [2, 2, 3, 0, 1, 2, 2, 2, 2, 2, 2, 2, 4, 2],
    [1, 0, 1, 2, 1, 2, 1, 1, 1, 2, 1, 2, 2, 4],
  ],
} as const satisfies Record<string, Matrix>

/** Points by the relation of the two lords to each other; the same lord counts as two friends. */
export const MAITRI_POINTS = {
  standard: { bothFriends: 5, friendNeutral: 4, bothNeutral: 3, friendEnemy: 1, neutralEnemy: 0.5, bothEnemies: 0 },
  maitreya: { bothFriends: 5, friendNeutral: 4, bothNeutral: 2, friendEnemy: 2, neutralEnemy: 1, bothEnemies: 0 },
  saravali: { bothFriends: 5, friendNeutral: 4, bothNeutral: 3, friendEnemy: 2, neutralEnemy: 1, bothEnemies: 0 },
} as const

export const GANAS = ['deva', 'manushya', 'rakshasa'] as const
export type Gana = (typeof GANAS)[number]
export type GanaIndex = 0 | 1 | 2

export const GANA_BY_NAKSHATRA: ByNakshatra<GanaIndex> = [
  0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0,
]

export const GANA_POINTS = {
  standard: [
    [6, 5, 1],
    [6, 6, 0],
    [0, 0, 6],
  ],
  transposed: [
    [6, 6, 0],
    [5, 6, 0],
    [1, 0, 6],
  ],
  'deva-groom-lenient': [
    [6, 5, 1],
    [6, 6, 0],
    [1, 0, 6],
  ],
  symmetric: [
    [6, 5, 0],
    [5, 6, 1],
    [0, 1, 6],
  ],
} as const satisfies Record<string, Matrix>

export const NADIS = ['adi', 'madhya', 'antya'] as const
export type Nadi = (typeof NADIS)[number]
export type NadiIndex = 0 | 1 | 2

export const NADI_BY_NAKSHATRA: ByNakshatra<NadiIndex> = [
  0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1, 2,
]
