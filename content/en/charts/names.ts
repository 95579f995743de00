import type { Graha, NakshatraIndex, RashiIndex, Varga } from '@muhurta/jyotish'

/** The grahas as people say them. */
export const GRAHA_LABELS: Readonly<Record<Graha, string>> = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
  rahu: 'Rahu',
  ketu: 'Ketu',
}

/** Two letters, for drawings and narrow columns. */
export const GRAHA_CODES: Readonly<Record<Graha, string>> = {
  sun: 'Su',
  moon: 'Mo',
  mars: 'Ma',
  mercury: 'Me',
  jupiter: 'Ju',
  venus: 'Ve',
  saturn: 'Sa',
  rahu: 'Ra',
  ketu: 'Ke',
}

/** Within a sentence: “the Sun”, “Mars”. */
export function grahaInText(graha: Graha): string {
  const name = GRAHA_LABELS[graha]
  return graha === 'sun' || graha === 'moon' ? `the ${name}` : name
}

/** A sign by its Indian and its western name, in short for drawings, and in Devanagari. */
type RashiLabel = {
  readonly name: string
  readonly western: string
  readonly short: string
  readonly devanagari: string
}

export const RASHI_LABELS = [
  { name: 'Mesha', western: 'Aries', short: 'Ari', devanagari: 'मेष' },
  { name: 'Vrishabha', western: 'Taurus', short: 'Tau', devanagari: 'वृषभ' },
  { name: 'Mithuna', western: 'Gemini', short: 'Gem', devanagari: 'मिथुन' },
  { name: 'Karka', western: 'Cancer', short: 'Can', devanagari: 'कर्क' },
  { name: 'Simha', western: 'Leo', short: 'Leo', devanagari: 'सिंह' },
  { name: 'Kanya', western: 'Virgo', short: 'Vir', devanagari: 'कन्या' },
  { name: 'Tula', western: 'Libra', short: 'Lib', devanagari: 'तुला' },
  { name: 'Vrischika', western: 'Scorpio', short: 'Sco', devanagari: 'वृश्चिक' },
  { name: 'Dhanu', western: 'Sagittarius', short: 'Sag', devanagari: 'धनु' },
  { name: 'Makara', western: 'Capricorn', short: 'Cap', devanagari: 'मकर' },
  { name: 'Kumbha', western: 'Aquarius', short: 'Aqu', devanagari: 'कुम्भ' },
  { name: 'Meena', western: 'Pisces', short: 'Pis', devanagari: 'मीन' },
] as const satisfies Readonly<Record<RashiIndex, RashiLabel>>

/** “Vrischika (Scorpio)”. */
export function rashiInFull(rashi: RashiIndex): string {
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

export const VARGA_LABELS: Readonly<Record<Varga, string>> = {
  1: 'Rashi',
  2: 'Hora',
  3: 'Drekkana',
  4: 'Chaturthamsha',
  7: 'Saptamsha',
  9: 'Navamsha',
  10: 'Dashamsha',
  12: 'Dvadashamsha',
  16: 'Shodashamsha',
  20: 'Vimshamsha',
  24: 'Chaturvimshamsha',
  27: 'Saptavimshamsha',
  30: 'Trimshamsha',
  40: 'Khavedamsha',
  45: 'Akshavedamsha',
  60: 'Shashtyamsha',
}
