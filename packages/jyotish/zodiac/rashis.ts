import type { SignLord } from '../grahas.ts'
import type { Quality, RashiIndex, Twelve } from './rashi.ts'

export type Element = 'fire' | 'earth' | 'air' | 'water'

export type Rashi = { element: Element; quality: Quality; lord: SignLord }

/** The twelve signs with their lords (Brihat Parashara Hora Shastra, ch. 4). */
export const RASHIS: Twelve<Rashi> = [
  { element: 'fire', quality: 'movable', lord: 'mars' },
  { element: 'earth', quality: 'fixed', lord: 'venus' },
  { element: 'air', quality: 'dual', lord: 'mercury' },
  { element: 'water', quality: 'movable', lord: 'moon' },
  { element: 'fire', quality: 'fixed', lord: 'sun' },
  { element: 'earth', quality: 'dual', lord: 'mercury' },
  { element: 'air', quality: 'movable', lord: 'venus' },
  { element: 'water', quality: 'fixed', lord: 'mars' },
  { element: 'fire', quality: 'dual', lord: 'jupiter' },
  { element: 'earth', quality: 'movable', lord: 'saturn' },
  { element: 'air', quality: 'fixed', lord: 'saturn' },
  { element: 'water', quality: 'dual', lord: 'jupiter' },
]

export type RashiName = { sanskrit: string; english: string; devanagari: string }

export const RASHI_NAMES: Twelve<RashiName> = [
  { sanskrit: 'Mesha', english: 'Aries', devanagari: 'मेष' },
  { sanskrit: 'Vrishabha', english: 'Taurus', devanagari: 'वृषभ' },
  { sanskrit: 'Mithuna', english: 'Gemini', devanagari: 'मिथुन' },
  { sanskrit: 'Karka', english: 'Cancer', devanagari: 'कर्क' },
  { sanskrit: 'Simha', english: 'Leo', devanagari: 'सिंह' },
  { sanskrit: 'Kanya', english: 'Virgo', devanagari: 'कन्या' },
  { sanskrit: 'Tula', english: 'Libra', devanagari: 'तुला' },
  { sanskrit: 'Vrishchika', english: 'Scorpio', devanagari: 'वृश्चिक' },
  { sanskrit: 'Dhanu', english: 'Sagittarius', devanagari: 'धनु' },
  { sanskrit: 'Makara', english: 'Capricorn', devanagari: 'मकर' },
  { sanskrit: 'Kumbha', english: 'Aquarius', devanagari: 'कुम्भ' },
  { sanskrit: 'Meena', english: 'Pisces', devanagari: 'मीन' },
]

export function lordOf(rashi: RashiIndex): SignLord {
  return RASHIS[rashi].lord
}
