export const PERIODS = {
  about:
    'The planetary periods counted from the Moon’s nakshatra at birth, in five levels, with times (Brihat Parashara Hora Shastra, chapter 46). Vimshottari is in general use. Yogini runs for 36 years and is common in the north. Ashtottari is conditional: some use it for everyone, others only where one of its two conditions holds. The length of the year moves every date and is set under Conventions.',
  scheme: 'Dasha',
  schemes: { vimshottari: 'Vimshottari', yogini: 'Yogini', ashtottari: 'Ashtottari' },
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
