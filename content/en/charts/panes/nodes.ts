export const NODES = {
  caption: 'Kala sarpa by reading',
  columns: ['Reading', 'Result', 'Side', 'Outside'],
  measures: { degrees: 'By degrees', signs: 'By whole signs' },
  absent: 'Not present',
  extents: { full: 'Full', partial: 'Partial, one graha outside' },
  sides: { 'ahead-of-rahu': 'From Rahu forward to Ketu', 'behind-rahu': 'From Ketu forward to Rahu' },
  result: (extent: string, name: string, house: number) => `${extent}: ${name}, Rahu in house ${house}`,
} as const
