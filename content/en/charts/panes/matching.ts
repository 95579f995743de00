export const MATCHING = {
  role: 'This chart is of the',
  roles: { bride: 'Bride', groom: 'Groom' },
  partner: 'Partner’s Moon, nakshatra and pada',
  addSecond:
    'Enter the partner under Second chart to match two births; until then, choose the nakshatra of the partner’s Moon.',
  partnerIs: 'Matched with',
  unnamed: 'The second birth',
  partnerMoon: 'Moon of the second birth',
  mangal: 'Mars in both charts (northern rule)',
  kootas: 'Ashtakoota by rule book',
  koota: 'Koota',
  books: { standard: 'Common tables', maitreya: 'Maitreya', raman: 'B. V. Raman' },
  why: 'Why (common tables)',
  total: 'Total of 36',
  poruthams: 'Ten poruthams',
  poruthamColumns: ['Porutham', 'Agreement', 'Why'],
  agreements: { good: 'Agrees', middling: 'Middling', none: 'Does not agree' },
} as const
