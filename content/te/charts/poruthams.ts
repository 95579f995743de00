import type { NaturalRelation } from '@muhurta/jyotish'
import type { Agreement, PoruthamName, PoruthamReason, Rajju } from '@muhurta/jyotish/porutham'
import type * as en from '../../en/charts/poruthams.ts'
import type { Texts } from '../../texts.ts'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { plural } from '../words/grammar.ts'
import { GANA_LABELS, YONI_LABELS } from './kootas.ts'
import { grahaName, RASHI_LABELS } from './names.ts'

export const PORUTHAM_LABELS: Readonly<Record<PoruthamName, string>> = {
  dina: 'దిన',
  gana: 'గణ',
  mahendra: 'మాహేంద్ర',
  streeDeergha: 'స్త్రీ దీర్ఘ',
  yoni: 'యోని',
  rasi: 'రాశి',
  rasyadhipati: 'రాశ్యధిపతి',
  vasya: 'వశ్య',
  rajju: 'రజ్జు',
  vedha: 'వేధ',
}

export const AGREEMENT_LABELS: Readonly<Record<Agreement, string>> = {
  good: 'కుదిరింది',
  middling: 'మధ్యమం',
  none: 'కుదరలేదు',
}

/** The list on the page of a match. */
export const PORUTHAM_LIST: Texts<typeof en.PORUTHAM_LIST> = {
  porutham: 'పొంతన',
  agreement: 'ఫలితం',
  title: (good) => `దక్షిణ భారత దశ పొంతనలు: ${plural(good, '1 కుదిరింది', `${good} కుదిరాయి`)}`,
  lead: 'ఇద్దరి చంద్రుల నక్షత్రం, రాశి నుంచి (కాలప్రకాశిక; బి. వి. రామన్, ముహూర్త). మధ్యమాలపై గ్రంథాల తేడా ఉంది, రజ్జు, వేధలకు లెక్కలో కనిపించేదానికంటే బరువు ఎక్కువ.',
}

const RAJJU_LABELS: Readonly<Record<Rajju, string>> = {
  foot: 'పాద',
  thigh: 'ఊరు',
  navel: 'నాభి',
  neck: 'కంఠ',
  head: 'శిరో',
}

const RELATIONS: Readonly<Record<NaturalRelation, string>> = { friend: 'మిత్రుడు', neutral: 'సముడు', enemy: 'శత్రువు' }

const REASONS: TextsByCode<PoruthamReason> = {
  stars: ({ count }) => `వధువు నక్షత్రం నుంచి వరుడి నక్షత్రం ${count}వది`,
  signs: ({ count }) => `వధువు రాశి నుంచి వరుడి రాశి ${count}వది`,
  ganas: ({ bride, groom }) => `${GANA_LABELS[bride]}, ${GANA_LABELS[groom]}`,
  yonis: ({ bride, groom }) => `${YONI_LABELS[bride]}, ${YONI_LABELS[groom]}`,
  'moon-signs': ({ bride, groom }) => `${RASHI_LABELS[bride].name}, ${RASHI_LABELS[groom].name}`,
  lords: ({ bride, groom, relations }) =>
    `${grahaName(bride)}, ${grahaName(groom)}: ${relations.map((relation) => RELATIONS[relation]).join(', ')}`,
  rajjus: ({ bride, groom }) => `${RAJJU_LABELS[bride]}, ${RAJJU_LABELS[groom]}`,
  pierced: () => 'నక్షత్రాలకు పరస్పర వేధ ఉంది',
  'not-pierced': () => 'నక్షత్రాలకు వేధ లేదు',
}

/** Why two Moons agree or not. */
export function poruthamReason(reason: PoruthamReason): string {
  return textByCode(REASONS, reason)
}
