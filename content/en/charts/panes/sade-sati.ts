export const SADE_SATI = {
  caption: 'Stays of Saturn around the Moon',
  columns: ['Stay', 'From', 'To', 'Age'],
  phases: {
    rising: 'Rising (12th from the Moon)',
    peak: 'Peak (over the Moon)',
    setting: 'Setting (2nd from the Moon)',
  },
  moon: 'Moon at birth',
} as const
