export const SUDARSHANA = {
  caption: 'Houses of the three rings',
  columns: ['House', 'From the lagna', 'From the Moon', 'From the Sun'],
  year: 'House of this year',
  month: 'House of this month',
  before: 'Before birth',
} as const
