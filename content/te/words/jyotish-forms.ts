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

const GRAHA_STEMS: Readonly<Record<Graha, string>> = {
  sun: 'సూర్య',
  moon: 'చంద్ర',
  mars: 'కుజ',
  mercury: 'బుధ',
  jupiter: 'గురు',
  venus: 'శుక్ర',
  saturn: 'శని',
  rahu: 'రాహు',
  ketu: 'కేతు',
}

/** "కుజ", before దశ, గోచారం and other nouns. */
export function grahaStem(graha: Graha): string {
  return GRAHA_STEMS[graha]
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

const OTHER_STEMS: Readonly<Record<string, string>> = { కన్య: 'కన్యా', తుల: 'తులా', ధనుస్సు: 'ధను' }

/** "చైత్ర", "మేష", "శ్రవణ": a name of a month, a sign or a star before మాసం, రాశి, నక్షత్రం and other nouns. */
export function stemOf(name: string): string {
  return OTHER_STEMS[name] ?? name.replace(/ం$/u, '')
}
