export const DAY = {
  about:
    'The horas and choghadiyas of a day at the place of birth. A hora is a twelfth of the day or of the night, ruled from sunrise by the lord of the weekday and then in the order of the grahas by speed (Surya Siddhanta, chapter 12). A choghadiya is an eighth; it is used most in the west of India. Their length changes with the season.',
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
