import type { NaturalRelation } from '@muhurta/jyotish'
import type { Agreement, PoruthamName, PoruthamReason, Rajju } from '@muhurta/jyotish/porutham'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { plural } from '../words/grammar.ts'
import { GANA_LABELS, YONI_LABELS } from './kootas.ts'
import { grahaName, signName } from './names.ts'

export const PORUTHAM_LABELS: Readonly<Record<PoruthamName, string>> = {
  dina: 'Dina',
  gana: 'Gana',
  mahendra: 'Mahendra',
  streeDeergha: 'Stree deergha',
  yoni: 'Yoni',
  rasi: 'Rashi',
  rasyadhipati: 'Rashyadhipati',
  vasya: 'Vashya',
  rajju: 'Rajju',
  vedha: 'Vedha',
}

export const AGREEMENT_LABELS: Readonly<Record<Agreement, string>> = {
  good: 'Agrees',
  middling: 'Middling',
  none: 'Does not agree',
}

/** The list on the page of a match. */
export const PORUTHAM_LIST = {
  porutham: 'Porutham',
  agreement: 'Agreement',
  title: (good: number) => `Ten poruthams of South India: ${plural(good, '1 agrees', `${good} agree`)}`,
  lead: 'From the stars and signs of the two Moons (Kalaprakasika; B. V. Raman, Muhurtha). Books differ on the middling ones, and rajju and vedha weigh more than a count shows.',
} as const

const RAJJU_LABELS: Readonly<Record<Rajju, string>> = {
  foot: 'foot',
  thigh: 'thigh',
  navel: 'navel',
  neck: 'neck',
  head: 'head',
}

const RELATIONS: Readonly<Record<NaturalRelation, string>> = { friend: 'friend', neutral: 'neutral', enemy: 'enemy' }

const REASONS: TextsByCode<PoruthamReason> = {
  stars: ({ count }) => `The groom's star is number ${count} from the bride's`,
  signs: ({ count }) => `The groom's sign is number ${count} from the bride's`,
  ganas: ({ bride, groom }) => `${GANA_LABELS[bride]} and ${GANA_LABELS[groom]}`,
  yonis: ({ bride, groom }) => `${YONI_LABELS[bride]} and ${YONI_LABELS[groom]}`,
  'moon-signs': ({ bride, groom }) => `${signName(bride)} and ${signName(groom)}`,
  lords: ({ bride, groom, relations }) =>
    `${grahaName(bride)} and ${grahaName(groom)}: ${relations.map((relation) => RELATIONS[relation]).join(', ')}`,
  rajjus: ({ bride, groom }) => `${RAJJU_LABELS[bride]} and ${RAJJU_LABELS[groom]}`,
  pierced: () => 'The stars pierce each other',
  'not-pierced': () => 'The stars do not pierce each other',
}

/** Why two Moons agree or not. */
export function poruthamReason(reason: PoruthamReason): string {
  return textByCode(REASONS, reason)
}
