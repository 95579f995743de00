export const MANGAL = {
  caption: 'Mangal dosha by rule set',
  columns: ['Rule set', 'Result', 'Mars found', 'Cancelled by', 'Rule'],
  sets: { northern: 'Northern', raman: 'B. V. Raman', combined: 'Combined', lagna: 'Lagna only' },
  present: 'Present',
  cancelled: 'Cancelled',
  absent: 'Not present',
  references: { lagna: 'lagna', moon: 'Moon', venus: 'Venus' },
  found: (house: string, from: string) => `${house} from ${from}`,
} as const
