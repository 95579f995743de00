export const HOUSES = {
  about:
    'Where each house begins, its middle and its end under the house system of your conventions, with who is in it. Whole-sign houses are the signs; Sripati divides the quarters between lagna and midheaven into thirds; KP uses the cusps of Placidus as beginnings. A graha can change its house with the system, never its sign.',
  caption: 'Houses',
  columns: ['House', 'From', 'Middle', 'To', 'Lord of its sign', 'Grahas'],
  compared: 'House of each graha by system',
  graha: 'Graha',
  midheaven: 'Midheaven',
} as const
