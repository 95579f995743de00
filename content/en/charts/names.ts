import type { Graha, NakshatraIndex, RashiIndex } from '@muhurta/jyotish'

/** A graha as people say it, in Sanskrit, and in two letters for drawings and narrow columns. */
type GrahaLabel = { readonly name: string; readonly sanskrit: string; readonly code: string }

export const GRAHA_LABELS: Readonly<Record<Graha, GrahaLabel>> = {
  sun: { name: 'Sun', sanskrit: 'Surya', code: 'Su' },
  moon: { name: 'Moon', sanskrit: 'Chandra', code: 'Mo' },
  mars: { name: 'Mars', sanskrit: 'Mangala', code: 'Ma' },
  mercury: { name: 'Mercury', sanskrit: 'Budha', code: 'Me' },
  jupiter: { name: 'Jupiter', sanskrit: 'Guru', code: 'Ju' },
  venus: { name: 'Venus', sanskrit: 'Shukra', code: 'Ve' },
  saturn: { name: 'Saturn', sanskrit: 'Shani', code: 'Sa' },
  rahu: { name: 'Rahu', sanskrit: 'Rahu', code: 'Ra' },
  ketu: { name: 'Ketu', sanskrit: 'Ketu', code: 'Ke' },
}

export function grahaName(graha: Graha): string {
  return GRAHA_LABELS[graha].name
}

/** Within a sentence: “the Sun”, “Mars”. */
export function grahaInText(graha: Graha): string {
  const name = grahaName(graha)
  return graha === 'sun' || graha === 'moon' ? `the ${name}` : name
}

/** A sign by its Indian and its western name, in short for drawings, and in Devanagari where the name is not. */
type RashiLabel = {
  readonly name: string
  readonly western: string
  readonly short: string
  readonly devanagari: string
}

export const RASHI_LABELS: Readonly<Record<RashiIndex, RashiLabel>> = [
  { name: 'Mesha', western: 'Aries', short: 'Ari', devanagari: 'मेष' },
  { name: 'Vrishabha', western: 'Taurus', short: 'Tau', devanagari: 'वृषभ' },
  { name: 'Mithuna', western: 'Gemini', short: 'Gem', devanagari: 'मिथुन' },
  { name: 'Karka', western: 'Cancer', short: 'Can', devanagari: 'कर्क' },
  { name: 'Simha', western: 'Leo', short: 'Leo', devanagari: 'सिंह' },
  { name: 'Kanya', western: 'Virgo', short: 'Vir', devanagari: 'कन्या' },
  { name: 'Tula', western: 'Libra', short: 'Lib', devanagari: 'तुला' },
  { name: 'Vrishchika', western: 'Scorpio', short: 'Sco', devanagari: 'वृश्चिक' },
  { name: 'Dhanu', western: 'Sagittarius', short: 'Sag', devanagari: 'धनु' },
  { name: 'Makara', western: 'Capricorn', short: 'Cap', devanagari: 'मकर' },
  { name: 'Kumbha', western: 'Aquarius', short: 'Aqu', devanagari: 'कुम्भ' },
  { name: 'Meena', western: 'Pisces', short: 'Pis', devanagari: 'मीन' },
]

/** “Scorpio”. */
export function signName(rashi: RashiIndex): string {
  return RASHI_LABELS[rashi].western
}

/** “Vrishchika (Scorpio)”. */
export function rashiName(rashi: RashiIndex): string {
  const { name, western } = RASHI_LABELS[rashi]
  return `${name} (${western})`
}

export const NAKSHATRA_LABELS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const satisfies Readonly<Record<NakshatraIndex, string>>

export function nakshatraName(index: number): string {
  return NAKSHATRA_LABELS[index] ?? ''
}
