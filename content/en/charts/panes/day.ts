export const DAY = {
  date: 'Date',
  dateHint: 'Empty for today.',
  outside: 'Please choose a date from 1900 to 2100.',
  horas: (day: string) => `Horas of ${day}`,
  horaColumns: ['Hora', 'Lord', 'From', 'To'],
  choghadiyas: (day: string) => `Choghadiyas of ${day}`,
  choghadiyaColumns: ['Part', 'Choghadiya', 'From', 'To'],
  day: (number: number) => `Day ${number}`,
  night: (number: number) => `Night ${number}`,
  polar: 'The Sun neither rises nor sets at this place on that day, so there are no horas.',
} as const
