import type { NaturalRelation } from '@muhurta/jyotish'
import type { Agreement, PoruthamName, PoruthamReason, Rajju } from '@muhurta/jyotish/porutham'
import type * as en from '../../en/charts/poruthams.ts'
import type { Texts } from '../../texts.ts'
import { type TextsByCode, textByCode } from '../../texts-by-code.ts'
import { ordinal, plural } from '../words/grammar.ts'
import { GANA_LABELS, YONI_LABELS } from './kootas.ts'
import { grahaName, RASHI_LABELS } from './names.ts'

export const PORUTHAM_LABELS: Readonly<Record<PoruthamName, string>> = {
  dina: 'दिन',
  gana: 'गण',
  mahendra: 'माहेंद्र',
  streeDeergha: 'स्त्री दीर्घ',
  yoni: 'योनि',
  rasi: 'राशि',
  rasyadhipati: 'राश्यधिपति',
  vasya: 'वश्य',
  rajju: 'रज्जु',
  vedha: 'वेध',
}

export const AGREEMENT_LABELS: Readonly<Record<Agreement, string>> = {
  good: 'मिलता है',
  middling: 'मध्यम',
  none: 'नहीं मिलता',
}

/** The list on the page of a match. */
export const PORUTHAM_LIST: Texts<typeof en.PORUTHAM_LIST> = {
  porutham: 'पोरुथम',
  agreement: 'मेल',
  title: (good) => `दक्षिण भारत के दस पोरुथम: ${plural(good, `${good} मिलता है`, `${good} मिलते हैं`)}`,
  lead: 'दोनों चंद्र के नक्षत्र और राशि से (कालप्रकाशिका; बी. वी. रमन, मुहूर्त)। मध्यम वालों पर किताबें अलग हैं, और रज्जु और वेध का महत्व गिनती से ज़्यादा है।',
}

const RAJJU_LABELS: Readonly<Record<Rajju, string>> = {
  foot: 'पाद',
  thigh: 'ऊरु',
  navel: 'नाभि',
  neck: 'कंठ',
  head: 'शिर',
}

const RELATIONS: Readonly<Record<NaturalRelation, string>> = { friend: 'मित्र', neutral: 'सम', enemy: 'शत्रु' }

const REASONS: TextsByCode<PoruthamReason> = {
  stars: ({ count }) => `कन्या के नक्षत्र से वर का नक्षत्र ${ordinal(count)} है`,
  signs: ({ count }) => `कन्या की राशि से वर की राशि ${ordinal(count)} है`,
  ganas: ({ bride, groom }) => `${GANA_LABELS[bride]} और ${GANA_LABELS[groom]}`,
  yonis: ({ bride, groom }) => `${YONI_LABELS[bride]} और ${YONI_LABELS[groom]}`,
  'moon-signs': ({ bride, groom }) => `${RASHI_LABELS[bride].name} और ${RASHI_LABELS[groom].name}`,
  lords: ({ bride, groom, relations }) =>
    `${grahaName(bride)} और ${grahaName(groom)}: ${relations.map((relation) => RELATIONS[relation]).join(', ')}`,
  rajjus: ({ bride, groom }) => `${RAJJU_LABELS[bride]} और ${RAJJU_LABELS[groom]}`,
  pierced: () => 'नक्षत्रों में आपस में वेध है',
  'not-pierced': () => 'नक्षत्रों में वेध नहीं है',
}

/** Why two Moons agree or not. */
export function poruthamReason(reason: PoruthamReason): string {
  return textByCode(REASONS, reason)
}
