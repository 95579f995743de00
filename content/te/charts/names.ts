import type { Graha, NakshatraIndex, RashiIndex } from '@muhurta/jyotish'
import type * as en from '../../en/charts/names.ts'
import type { Texts } from '../../texts.ts'

export const GRAHA_LABELS: Texts<typeof en.GRAHA_LABELS> = {
  sun: { name: 'సూర్యుడు', sanskrit: 'సూర్యుడు', code: 'సూ' },
  moon: { name: 'చంద్రుడు', sanskrit: 'చంద్రుడు', code: 'చం' },
  mars: { name: 'కుజుడు', sanskrit: 'కుజుడు', code: 'కు' },
  mercury: { name: 'బుధుడు', sanskrit: 'బుధుడు', code: 'బు' },
  jupiter: { name: 'గురువు', sanskrit: 'గురువు', code: 'గు' },
  venus: { name: 'శుక్రుడు', sanskrit: 'శుక్రుడు', code: 'శు' },
  saturn: { name: 'శని', sanskrit: 'శని', code: 'శ' },
  rahu: { name: 'రాహువు', sanskrit: 'రాహువు', code: 'రా' },
  ketu: { name: 'కేతువు', sanskrit: 'కేతువు', code: 'కే' },
}

export function grahaName(graha: Graha): string {
  return GRAHA_LABELS[graha].name
}

/** Within a sentence. */
export function grahaInText(graha: Graha): string {
  return grahaName(graha)
}

export const RASHI_LABELS: Texts<typeof en.RASHI_LABELS> = [
  { name: 'మేషం', western: 'మేషం', short: 'మేష', devanagari: '' },
  { name: 'వృషభం', western: 'వృషభం', short: 'వృష', devanagari: '' },
  { name: 'మిథునం', western: 'మిథునం', short: 'మిథు', devanagari: '' },
  { name: 'కర్కాటకం', western: 'కర్కాటకం', short: 'కర్క', devanagari: '' },
  { name: 'సింహం', western: 'సింహం', short: 'సింహ', devanagari: '' },
  { name: 'కన్య', western: 'కన్య', short: 'కన్య', devanagari: '' },
  { name: 'తుల', western: 'తుల', short: 'తుల', devanagari: '' },
  { name: 'వృశ్చికం', western: 'వృశ్చికం', short: 'వృశ్చి', devanagari: '' },
  { name: 'ధనుస్సు', western: 'ధనుస్సు', short: 'ధను', devanagari: '' },
  { name: 'మకరం', western: 'మకరం', short: 'మకర', devanagari: '' },
  { name: 'కుంభం', western: 'కుంభం', short: 'కుంభ', devanagari: '' },
  { name: 'మీనం', western: 'మీనం', short: 'మీన', devanagari: '' },
]

export function signName(rashi: RashiIndex): string {
  return RASHI_LABELS[rashi].name
}

export function rashiName(rashi: RashiIndex): string {
  return RASHI_LABELS[rashi].name
}

export const NAKSHATRA_LABELS = [
  'అశ్విని',
  'భరణి',
  'కృత్తిక',
  'రోహిణి',
  'మృగశిర',
  'ఆరుద్ర',
  'పునర్వసు',
  'పుష్యమి',
  'ఆశ్లేష',
  'మఘ',
  'పుబ్బ',
  'ఉత్తర',
  'హస్త',
  'చిత్త',
  'స్వాతి',
  'విశాఖ',
  'అనూరాధ',
  'జ్యేష్ఠ',
  'మూల',
  'పూర్వాషాఢ',
  'ఉత్తరాషాఢ',
  'శ్రవణం',
  'ధనిష్ఠ',
  'శతభిషం',
  'పూర్వాభాద్ర',
  'ఉత్తరాభాద్ర',
  'రేవతి',
] as const satisfies Readonly<Record<NakshatraIndex, string>>

export function nakshatraName(index: number): string {
  return NAKSHATRA_LABELS[index] ?? ''
}
