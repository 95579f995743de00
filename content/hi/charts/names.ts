import type { Graha, NakshatraIndex, RashiIndex } from '@muhurta/jyotish'

/** A graha as people say it, in Sanskrit, and in a syllable for drawings and narrow columns. */
type GrahaLabel = { readonly name: string; readonly sanskrit: string; readonly code: string }

export const GRAHA_LABELS: Readonly<Record<Graha, GrahaLabel>> = {
  sun: { name: 'सूर्य', sanskrit: 'सूर्य', code: 'सू' },
  moon: { name: 'चंद्र', sanskrit: 'चंद्र', code: 'चं' },
  mars: { name: 'मंगल', sanskrit: 'मंगल', code: 'मं' },
  mercury: { name: 'बुध', sanskrit: 'बुध', code: 'बु' },
  jupiter: { name: 'गुरु', sanskrit: 'बृहस्पति', code: 'गु' },
  venus: { name: 'शुक्र', sanskrit: 'शुक्र', code: 'शु' },
  saturn: { name: 'शनि', sanskrit: 'शनि', code: 'श' },
  rahu: { name: 'राहु', sanskrit: 'राहु', code: 'रा' },
  ketu: { name: 'केतु', sanskrit: 'केतु', code: 'के' },
}

export function grahaName(graha: Graha): string {
  return GRAHA_LABELS[graha].name
}

/** Within a sentence the Moon is चंद्रमा. */
export function grahaInText(graha: Graha): string {
  return graha === 'moon' ? 'चंद्रमा' : grahaName(graha)
}

/** A sign by its name and in short for drawings. Hindi has no western name, and a name in Devanagari needs none beside it. */
type RashiLabel = {
  readonly name: string
  readonly western: string
  readonly short: string
  readonly devanagari: string
}

export const RASHI_LABELS: Readonly<Record<RashiIndex, RashiLabel>> = [
  { name: 'मेष', western: 'मेष', short: 'मेष', devanagari: '' },
  { name: 'वृषभ', western: 'वृषभ', short: 'वृष', devanagari: '' },
  { name: 'मिथुन', western: 'मिथुन', short: 'मिथु', devanagari: '' },
  { name: 'कर्क', western: 'कर्क', short: 'कर्क', devanagari: '' },
  { name: 'सिंह', western: 'सिंह', short: 'सिंह', devanagari: '' },
  { name: 'कन्या', western: 'कन्या', short: 'कन्या', devanagari: '' },
  { name: 'तुला', western: 'तुला', short: 'तुला', devanagari: '' },
  { name: 'वृश्चिक', western: 'वृश्चिक', short: 'वृश्चि', devanagari: '' },
  { name: 'धनु', western: 'धनु', short: 'धनु', devanagari: '' },
  { name: 'मकर', western: 'मकर', short: 'मकर', devanagari: '' },
  { name: 'कुंभ', western: 'कुंभ', short: 'कुंभ', devanagari: '' },
  { name: 'मीन', western: 'मीन', short: 'मीन', devanagari: '' },
]

/** "वृश्चिक". */
export function signName(rashi: RashiIndex): string {
  return RASHI_LABELS[rashi].name
}

/** "वृश्चिक", without a second name. */
export function rashiName(rashi: RashiIndex): string {
  return RASHI_LABELS[rashi].name
}

export const NAKSHATRA_LABELS = [
  'अश्विनी',
  'भरणी',
  'कृत्तिका',
  'रोहिणी',
  'मृगशिरा',
  'आर्द्रा',
  'पुनर्वसु',
  'पुष्य',
  'आश्लेषा',
  'मघा',
  'पूर्वा फाल्गुनी',
  'उत्तरा फाल्गुनी',
  'हस्त',
  'चित्रा',
  'स्वाति',
  'विशाखा',
  'अनुराधा',
  'ज्येष्ठा',
  'मूल',
  'पूर्वाषाढ़ा',
  'उत्तराषाढ़ा',
  'श्रवण',
  'धनिष्ठा',
  'शतभिषा',
  'पूर्वा भाद्रपद',
  'उत्तरा भाद्रपद',
  'रेवती',
] as const satisfies Readonly<Record<NakshatraIndex, string>>

export function nakshatraName(index: number): string {
  return NAKSHATRA_LABELS[index] ?? ''
}
