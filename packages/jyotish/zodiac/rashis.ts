import type { SignLord } from '../grahas.ts'
import type { Quality, RashiIndex, Twelve } from './rashi.ts'

export type Element = 'fire' | 'earth' | 'air' | 'water'

export type Rashi = {
  sanskrit: string
  english: string
  devanagari: string
  element: Element
  quality: Quality
  lord: SignLord
}

/** The twelve signs with their lords (Brihat Parashara Hora Shastra, ch. 4). */
export const RASHIS: Twelve<Rashi> = [
  { sanskrit: 'Mesha', english: 'Aries', devanagari: 'मेष', element: 'fire', quality: 'movable', lord: 'mars' },
  { sanskrit: 'Vrishabha', english: 'Taurus', devanagari: 'वृषभ', element: 'earth', quality: 'fixed', lord: 'venus' },
  { sanskrit: 'Mithuna', english: 'Gemini', devanagari: 'मिथुन', element: 'air', quality: 'dual', lord: 'mercury' },
  { sanskrit: 'Karka', english: 'Cancer', devanagari: 'कर्क', element: 'water', quality: 'movable', lord: 'moon' },
  { sanskrit: 'Simha', english: 'Leo', devanagari: 'सिंह', element: 'fire', quality: 'fixed', lord: 'sun' },
  { sanskrit: 'Kanya', english: 'Virgo', devanagari: 'कन्या', element: 'earth', quality: 'dual', lord: 'mercury' },
  { sanskrit: 'Tula', english: 'Libra', devanagari: 'तुला', element: 'air', quality: 'movable', lord: 'venus' },
  { sanskrit: 'Vrischika', english: 'Scorpio', devanagari: 'वृश्चिक', element: 'water', quality: 'fixed', lord: 'mars' },
  { sanskrit: 'Dhanu', english: 'Sagittarius', devanagari: 'धनु', element: 'fire', quality: 'dual', lord: 'jupiter' },
  { sanskrit: 'Makara', english: 'Capricorn', devanagari: 'मकर', element: 'earth', quality: 'movable', lord: 'saturn' },
  { sanskrit: 'Kumbha', english: 'Aquarius', devanagari: 'कुम्भ', element: 'air', quality: 'fixed', lord: 'saturn' },
  { sanskrit: 'Meena', english: 'Pisces', devanagari: 'मीन', element: 'water', quality: 'dual', lord: 'jupiter' },
]

export function lordOf(rashi: RashiIndex): SignLord {
  return RASHIS[rashi].lord
}
