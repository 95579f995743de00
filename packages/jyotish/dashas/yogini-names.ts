import type { Graha } from '../grahas.ts'

/** The Yogini of each lord in the 36-year cycle. */
export const YOGINI_NAMES = {
  moon: 'Mangala',
  sun: 'Pingala',
  jupiter: 'Dhanya',
  mars: 'Bhramari',
  mercury: 'Bhadrika',
  saturn: 'Ulka',
  venus: 'Siddha',
  rahu: 'Sankata',
} as const satisfies Partial<Record<Graha, string>>
