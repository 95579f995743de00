import type { Graha, RashiIndex } from '@muhurta/jyotish'

const BEFORE_ENDINGS: Readonly<Record<Graha, string>> = {
  sun: 'సూర్యుడి',
  moon: 'చంద్రుడి',
  mars: 'కుజుడి',
  mercury: 'బుధుడి',
  jupiter: 'గురువు',
  venus: 'శుక్రుడి',
  saturn: 'శని',
  rahu: 'రాహువు',
  ketu: 'కేతువు',
}

/** "కుజుడి", before నుంచి, తో and other endings. */
export function grahaBefore(graha: Graha): string {
  return BEFORE_ENDINGS[graha]
}

const RASHI_STEMS = [
  'మేష',
  'వృషభ',
  'మిథున',
  'కర్కాటక',
  'సింహ',
  'కన్యా',
  'తులా',
  'వృశ్చిక',
  'ధను',
  'మకర',
  'కుంభ',
  'మీన',
] as const satisfies Readonly<Record<RashiIndex, string>>

/** "మేష", before రాశి, లగ్నం and other nouns. */
export function rashiStem(rashi: RashiIndex): string {
  return RASHI_STEMS[rashi]
}
