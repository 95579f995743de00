export const MANGAL = {
  about:
    'Mangal dosha under four rule sets that are in use, with what each counts and what cancels it. They differ in the houses, in whether they count from the lagna, the Moon or Venus, and in the cancellations they accept (B. V. Raman, Muhurtha; common practice in the north and south). A practice should name the rule it uses.',
  caption: 'Mangal dosha by rule set',
  columns: ['Rule set', 'Result', 'Mars found', 'Cancelled by', 'Rule'],
  sets: { northern: 'Northern', raman: 'B. V. Raman', combined: 'Combined', lagna: 'Lagna only' },
  present: 'Present',
  cancelled: 'Cancelled',
  absent: 'Not present',
  references: { lagna: 'lagna', moon: 'Moon', venus: 'Venus' },
  found: (house: string, from: string) => `${house} from ${from}`,
} as const
