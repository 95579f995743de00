export const NODES = {
  about:
    'Kala sarpa: all seven grahas on one side of the line from Rahu to Ketu. It is a yoga of later tradition and not in the classics of Parashara or Varahamihira, and many astrologers do not use it. Schools differ on whether degrees or whole signs count and whether one graha may be outside; both readings are shown.',
  caption: 'Kala sarpa by reading',
  columns: ['Reading', 'Result', 'Side', 'Outside'],
  measures: { degrees: 'By degrees', signs: 'By whole signs' },
  absent: 'Not present',
  extents: { full: 'Full', partial: 'Partial, one graha outside' },
  sides: { 'ahead-of-rahu': 'From Rahu forward to Ketu', 'behind-rahu': 'From Ketu forward to Rahu' },
  result: (extent: string, name: string, house: number) => `${extent}: ${name}, Rahu in house ${house}`,
} as const
