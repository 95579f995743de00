export const COMPARE = {
  about:
    'This chart beside a second one and beside the sky of a moment, all by the same conventions. The tables say in which house of this chart each graha of the others falls, counted from the lagna and from the Moon by whole signs, and which grahas share the sign. Schools differ on the orb within which two grahas are together: the whole sign is used here, as Parashara does, and the distance in degrees stands beside it.',
  date: 'Moment',
  dateHint: 'Noon at the place of birth. Empty for now.',
  outside: 'Please choose a date from 1900 to 2100.',
  first: 'This chart',
  second: 'Second chart',
  moment: 'The moment',
  lagna: 'Lagna',
  positions: 'Positions side by side',
  point: 'Point',
  secondOver: (name: string) => `${name || 'Second chart'} over this chart`,
  firstOver: (name: string) => `This chart over ${name || 'the second chart'}`,
  momentOver: 'The moment over this chart',
  overColumns: ['Graha', 'Place', 'House from lagna', 'House from Moon', 'In the sign of'],
  addSecond: 'Enter a birth or open a file under Second chart, and it is compared here.',
} as const
