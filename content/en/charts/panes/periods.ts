import type { Graha } from '@muhurta/jyotish'

export const PERIODS = {
  scheme: 'Dasha',
  schemes: { vimshottari: 'Vimshottari', yogini: 'Yogini', ashtottari: 'Ashtottari' },
  /** By the lord of her period. */
  yoginis: {
    moon: 'Mangala',
    sun: 'Pingala',
    jupiter: 'Dhanya',
    mars: 'Bhramari',
    mercury: 'Bhadrika',
    saturn: 'Ulka',
    venus: 'Siddha',
    rahu: 'Sankata',
  } as Partial<Record<Graha, string>>,
  yogini: (name: string, lord: string) => `${name} (${lord})`,
  levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha', 'Sukshma dasha', 'Prana dasha'],
  columns: ['Period', 'From', 'To'],
  up: 'All mahadashas',
  within: (level: string, lords: string) => `${level} of ${lords}`,
  balance: 'At birth',
  balanceText: (lord: string, years: string) => `${lord}, ${years} years remaining`,
  running: 'Running now',
  chosen: 'Chosen period',
  until: (lords: string, end: string) => `${lords}, until ${end}`,
  rahu: 'Rahu in a kendra or trikona from the lagna lord, outside the lagna',
  fortnight: 'Born by day in the waning or by night in the waxing fortnight',
  met: 'met',
  notMet: 'not met',
} as const
