export const POSITIONS = {
  about:
    'Where the lagna and the nine grahas stand, and how each is at home in its sign. Exaltation, moolatrikona and own signs follow Brihat Parashara Hora Shastra, chapter 3. Elsewhere the relation to the lord of the sign is shown: by nature, and compound with the relation in this chart. The texts disagree on the friends of Rahu and Ketu, so none are shown.',
  caption: 'Lagna and grahas',
  columns: ['Graha', 'Position', 'Nakshatra, pada', 'House', 'Dignity', 'State', 'To the sign lord', 'Speed a day'],
  lagna: 'Lagna',
  dignities: {
    exalted: 'Exalted',
    moolatrikona: 'Moolatrikona',
    own: 'Own sign',
    friend: 'Friend’s sign',
    neutral: 'Neutral sign',
    enemy: 'Enemy’s sign',
    debilitated: 'Debilitated',
  },
  relations: {
    'great friend': 'Great friend',
    friend: 'Friend',
    neutral: 'Neutral',
    enemy: 'Enemy',
    'great enemy': 'Great enemy',
  },
  deltaT: 'Delta T (Earth’s rotation)',
  seconds: (value: string) => `${value} s`,
  predicted: (value: string, error: string) => `${value} s, a prediction with a standard error of ${error} s`,
  retrograde: 'Retrograde',
  combust: 'Combust',
} as const
