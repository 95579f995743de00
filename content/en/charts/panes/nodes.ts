import type { KalaSarpaKind } from '@muhurta/jyotish/kala-sarpa'

export const NODES = {
  caption: 'Kala sarpa by reading',
  columns: ['Reading', 'Result', 'Side', 'Outside'],
  measures: { degrees: 'By degrees', signs: 'By whole signs' },
  absent: 'Not present',
  extents: { full: 'Full', partial: 'Partial, one graha outside' },
  sides: { 'ahead-of-rahu': 'From Rahu forward to Ketu', 'behind-rahu': 'From Ketu forward to Rahu' },
  kinds: {
    ananta: 'Ananta',
    kulika: 'Kulika',
    vasuki: 'Vasuki',
    shankhapala: 'Shankhapala',
    padma: 'Padma',
    mahapadma: 'Mahapadma',
    takshaka: 'Takshaka',
    karkotaka: 'Karkotaka',
    shankhachuda: 'Shankhachuda',
    ghataka: 'Ghataka',
    vishadhara: 'Vishadhara',
    sheshanaga: 'Sheshanaga',
  } satisfies Record<KalaSarpaKind, string>,
  result: (extent: string, kind: string, house: number) => `${extent}: ${kind}, Rahu in house ${house}`,
} as const
