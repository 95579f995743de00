/** The nine grahas in weekday order, the nodes last (Brihat Parashara Hora Shastra, ch. 3). */
export const GRAHAS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type Graha = (typeof GRAHAS)[number]

/** The seven grahas that rule signs. Rahu and Ketu, the lunar nodes, are not bodies and rule no sign here. */
export const SIGN_LORDS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type SignLord = (typeof SIGN_LORDS)[number]

export type GrahaNames = { sanskrit: string; english: string; devanagari: string; code: string }

export const GRAHA_NAMES: Record<Graha, GrahaNames> = {
  sun: { sanskrit: 'Surya', english: 'Sun', devanagari: 'सूर्य', code: 'Su' },
  moon: { sanskrit: 'Chandra', english: 'Moon', devanagari: 'चन्द्र', code: 'Mo' },
  mars: { sanskrit: 'Mangala', english: 'Mars', devanagari: 'मङ्गल', code: 'Ma' },
  mercury: { sanskrit: 'Budha', english: 'Mercury', devanagari: 'बुध', code: 'Me' },
  jupiter: { sanskrit: 'Guru', english: 'Jupiter', devanagari: 'गुरु', code: 'Ju' },
  venus: { sanskrit: 'Shukra', english: 'Venus', devanagari: 'शुक्र', code: 'Ve' },
  saturn: { sanskrit: 'Shani', english: 'Saturn', devanagari: 'शनि', code: 'Sa' },
  rahu: { sanskrit: 'Rahu', english: 'Rahu', devanagari: 'राहु', code: 'Ra' },
  ketu: { sanskrit: 'Ketu', english: 'Ketu', devanagari: 'केतु', code: 'Ke' },
}

/** False for the nodes only. */
export function isSignLord(graha: Graha): graha is SignLord {
  return graha !== 'rahu' && graha !== 'ketu'
}

/** A value for each of the seven grahas that rule signs. */
export function bySignLord<Value>(compute: (graha: SignLord) => Value): Record<SignLord, Value> {
  return Object.fromEntries(SIGN_LORDS.map((graha) => [graha, compute(graha)])) as Record<SignLord, Value>
}
