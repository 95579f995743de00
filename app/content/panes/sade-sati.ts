export const SADE_SATI = {
  about:
    'The years in which Saturn passes the sign before the natal Moon, its own sign and the one after it, over a whole life. Each stay is listed with its times, also the short returns in retrograde motion. The tradition watches these years closely; how they pass is judged from the whole chart. Some count them by degrees from the Moon, and here they are counted by signs, as is usual.',
  caption: 'Stays of Saturn around the Moon',
  columns: ['Stay', 'From', 'To', 'Age'],
  phases: {
    rising: 'Rising (12th from the Moon)',
    peak: 'Peak (over the Moon)',
    setting: 'Setting (2nd from the Moon)',
  },
  moon: 'Moon at birth',
} as const
