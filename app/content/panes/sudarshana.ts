export const SUDARSHANA = {
  about:
    'The sudarshana chakra: three rings of houses counted from the lagna, the Moon and the Sun, read together (Brihat Parashara Hora Shastra, chapter 74). A year of life belongs to each house in turn, and a month to each within it. Some count solar years from birth and others the years of the dasha; here it is the year of your conventions.',
  caption: 'Houses of the three rings',
  columns: ['House', 'From the lagna', 'From the Moon', 'From the Sun'],
  year: 'House of this year',
  month: 'House of this month',
  before: 'Before birth',
} as const
