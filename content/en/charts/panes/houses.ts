export const HOUSES = {
  caption: 'Houses',
  columns: ['House', 'From', 'Middle', 'To', 'Lord of its sign', 'Grahas'],
  compared: 'House of each graha by system',
  graha: 'Graha',
  midheaven: 'Midheaven',
} as const
