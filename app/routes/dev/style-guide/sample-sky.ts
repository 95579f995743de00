import type { SkyBody } from '#app/ui/motif/sky-body.ts'
import type { MotifRashi } from '#app/ui/motif/sky-rashis.tsx'

export const SAMPLE_RASHIS: readonly MotifRashi[] = [
  { devanagari: 'मेष', english: 'Mesha (Aries)' },
  { devanagari: 'वृषभ', english: 'Vrishabha (Taurus)' },
  { devanagari: 'मिथुन', english: 'Mithuna (Gemini)' },
  { devanagari: 'कर्क', english: 'Karka (Cancer)' },
  { devanagari: 'सिंह', english: 'Simha (Leo)' },
  { devanagari: 'कन्या', english: 'Kanya (Virgo)' },
  { devanagari: 'तुला', english: 'Tula (Libra)' },
  { devanagari: 'वृश्चिक', english: 'Vrishchika (Scorpio)' },
  { devanagari: 'धनु', english: 'Dhanu (Sagittarius)' },
  { devanagari: 'मकर', english: 'Makara (Capricorn)' },
  { devanagari: 'कुम्भ', english: 'Kumbha (Aquarius)' },
  { devanagari: 'मीन', english: 'Meena (Pisces)' },
]

export const SAMPLE_BODIES: readonly SkyBody[] = [
  { label: 'Su', name: 'Surya', english: 'Sun', longitude: 208.58, rashi: 'Tula', degree: '28° 35′', isLuminary: true },
  {
    label: 'Mo',
    name: 'Chandra',
    english: 'Moon',
    longitude: 275.18,
    rashi: 'Makara',
    degree: '5° 11′',
    isLuminary: true,
  },
  { label: 'Ma', name: 'Mangala', english: 'Mars', longitude: 118.4, rashi: 'Karka', degree: '28° 24′' },
  { label: 'Me', name: 'Budha', english: 'Mercury', longitude: 190.5, rashi: 'Tula', degree: '10° 30′' },
  { label: 'Ju', name: 'Guru', english: 'Jupiter', longitude: 121, rashi: 'Simha', degree: '1° 00′' },
  { label: 'Ve', name: 'Shukra', english: 'Venus', longitude: 170.3, rashi: 'Kanya', degree: '20° 18′' },
  { label: 'Sa', name: 'Shani', english: 'Saturn', longitude: 342.88, rashi: 'Meena', degree: '12° 53′' },
  { label: 'Ra', name: 'Rahu', longitude: 305.18, rashi: 'Kumbha', degree: '5° 11′' },
  { label: 'Ke', name: 'Ketu', longitude: 125.18, rashi: 'Simha', degree: '5° 11′' },
]
