import {
  DIFFICULT_TARAS,
  type Gana,
  type Koota,
  type KootaExceptionId,
  type KootaReason,
  type Nadi,
  type NaturalRelation,
  VARNAS,
  type Varna,
  type Vashya,
  type Yoni,
} from '@muhurta/jyotish'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { listWithOr } from '../words/grammar.ts'
import { grahaName } from './names.ts'

export const KOOTA_LABELS: Readonly<Record<Koota, string>> = {
  varna: 'Varna',
  vashya: 'Vashya',
  tara: 'Tara',
  yoni: 'Yoni',
  grahaMaitri: 'Graha maitri',
  gana: 'Gana',
  bhakoot: 'Bhakoot',
  nadi: 'Nadi',
}

const VARNA_LABELS: Readonly<Record<Varna, string>> = {
  shudra: 'shudra',
  vaishya: 'vaishya',
  kshatriya: 'kshatriya',
  brahmin: 'brahmin',
}

const VASHYA_LABELS: Readonly<Record<Vashya, string>> = {
  chatushpada: 'chatushpada',
  manava: 'manava',
  jalachara: 'jalachara',
  vanachara: 'vanachara',
  keeta: 'keeta',
}

/** The animals of the nakshatras. */
export const YONI_LABELS: Readonly<Record<Yoni, string>> = {
  horse: 'horse',
  elephant: 'elephant',
  sheep: 'sheep',
  serpent: 'serpent',
  dog: 'dog',
  cat: 'cat',
  rat: 'rat',
  cow: 'cow',
  buffalo: 'buffalo',
  tiger: 'tiger',
  deer: 'deer',
  monkey: 'monkey',
  mongoose: 'mongoose',
  lion: 'lion',
}

export const GANA_LABELS: Readonly<Record<Gana, string>> = { deva: 'deva', manushya: 'manushya', rakshasa: 'rakshasa' }

const NADI_LABELS: Readonly<Record<Nadi, string>> = { adi: 'adi', madhya: 'madhya', antya: 'antya' }

/** How one lord regards another. */
const REGARDS: Readonly<Record<NaturalRelation, string>> = { friend: 'a friend', neutral: 'neutral', enemy: 'distant' }

const difficult = listWithOr(DIFFICULT_TARAS.map(String))

const REASONS: TextsByCode<KootaReason> = {
  varna: ({ bride, groom }) =>
    `By Moon sign the bride's varna is ${VARNA_LABELS[bride]} and the groom's is ${VARNA_LABELS[groom]}. The point is given unless the groom's comes before the bride's in the order ${VARNAS.map((varna) => VARNA_LABELS[varna]).join(', ')}.`,
  vashya: ({ bride, groom }) =>
    `The bride's Moon is in a ${VASHYA_LABELS[bride]} sign, the groom's in a ${VASHYA_LABELS[groom]} sign.`,
  tara: ({ toGroom, toBride }) =>
    toBride === undefined
      ? `The count from the bride's nakshatra to the groom's is ${toGroom}, which leaves ${toGroom % 9} when divided by 9. A remainder of ${difficult} gives no points.`
      : `The count from the bride's nakshatra to the groom's is ${toGroom} and back ${toBride}, which leave ${toGroom % 9} and ${toBride % 9} when divided by 9. A remainder of ${difficult} gives no points, any other gives half of them.`,
  yoni: ({ bride, groom }) =>
    `The animal of the bride's nakshatra is the ${YONI_LABELS[bride]}, that of the groom's is the ${YONI_LABELS[groom]}.`,
  'same-lord': ({ lord }) => `${grahaName(lord)} rules both Moon signs.`,
  lords: ({ bride, groom }) => {
    const [brideLord, groomLord] = [grahaName(bride.lord), grahaName(groom.lord)]
    return `The lord of the bride's Moon sign, ${brideLord}, regards the lord of the groom's, ${groomLord}, as ${REGARDS[bride.regardsOther]}; ${groomLord} regards ${brideLord} as ${REGARDS[groom.regardsOther]}.`
  },
  gana: ({ bride, groom }) =>
    `The bride's nakshatra belongs to the ${GANA_LABELS[bride]} gana, the groom's to the ${GANA_LABELS[groom]} gana.`,
  bhakoot: ({ toGroom, toBride }) =>
    `Counted from each other, the Moon signs are ${toGroom} and ${toBride} apart. The points are given unless they are 2 and 12, 5 and 9, or 6 and 8 apart.`,
  nadi: ({ bride, groom }) =>
    `The bride's nakshatra belongs to the ${NADI_LABELS[bride]} nadi, the groom's to the ${NADI_LABELS[groom]} nadi. The points are given when they differ.`,
}

/** Why a koota has its points. */
export function kootaReason(reason: KootaReason): string {
  return textByCode(REASONS, reason)
}

type ExceptionText = { readonly rule: string; readonly source: string }

const FRIENDLY_LORDS = 'The lords of both Moon signs are the same or mutual friends.'
const COMMON_PRACTICE = 'common practice'

/** The rules by which a low score may be disregarded, and who follows them. */
export const KOOTA_EXCEPTIONS: Readonly<Record<KootaExceptionId, ExceptionText>> = {
  'maitri-navamsha-lords': {
    rule: "The lords of both Moons' navamshas are the same or mutual friends.",
    source: COMMON_PRACTICE,
  },
  'gana-bride-beyond-fourteenth': {
    rule: "The bride's nakshatra is beyond the 14th counted from the groom's.",
    source: 'VedAstro',
  },
  'gana-friendly-sign-lords': { rule: FRIENDLY_LORDS, source: COMMON_PRACTICE },
  'bhakoot-friendly-sign-lords': { rule: FRIENDLY_LORDS, source: COMMON_PRACTICE },
  'nadi-friendly-sign-lords': { rule: FRIENDLY_LORDS, source: 'VedAstro' },
  'nadi-same-star-other-pada': {
    rule: 'Both Moons are in the same nakshatra but in different padas.',
    source: COMMON_PRACTICE,
  },
  'nadi-same-sign-other-star': {
    rule: 'Both Moons are in the same sign but in different nakshatras.',
    source: COMMON_PRACTICE,
  },
}
