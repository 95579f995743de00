import type { Graha } from './grahas.ts'

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
