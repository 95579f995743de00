/** Texts of the page an astrologer reads before a session. */
export const BRIEF = {
  title: (name: string) => `Brief: ${name}`,
  open: 'Open the brief',
  pdf: 'Brief as PDF',
  print: 'Print',
  backToBooking: 'Back to the booking',
  rashi: 'Rashi',
  navamsha: 'Navamsha',
  prasna: 'Prasna',
  born: (date: string, time: string) => `Born ${date}, ${time}`,
  bornUntimed: (date: string) => `Born ${date}, time not known`,
  asked: (time: string) => `Asked ${time}`,
  session: (when: string) => `Session ${when}`,
  courseStart: (date: string) => `Course starts ${date}`,
  readNow: 'No session is set, so the transits are for today.',
  places: {
    certain: (place: string) => `Cast for ${place}.`,
    guessed: (place: string) =>
      `Cast for ${place}, the largest place with this name. Please ask the client if it is the right one.`,
    practice: (place: string) => `The client’s location could not be read, so the chart is cast for ${place}.`,
  },
  ofSomeone: (name: string) => `The birth is that of ${name}, for whom the client booked.`,
  timesKnown: {
    about: 'The client knows the time only to about half an hour, so the lagna may be in the sign before or after.',
    morning: 'The client knows that it was in the morning.',
    afternoon: 'The client knows that it was in the afternoon.',
    evening: 'The client knows that it was in the evening.',
    night: 'The client knows that it was at night.',
  },
  clock: (clock: string) => `The time is read by another clock: ${clock}.`,
  running: 'Running dasha',
  levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha'],
  until: (lord: string, date: string) => `${lord}, until ${date}`,
  noDasha: 'The session is outside the 120 years of the dasha.',
  transits: 'Transits at the session',
  transitsToday: 'Transits today',
  transitColumns: {
    graha: 'Graha',
    position: 'Position',
    fromMoon: 'From Moon',
    fromLagna: 'From lagna',
    over: 'Over',
  },
  overNatal: (grahas: string) => `over ${grahas}`,
  panchanga: (place: string) => `Panchanga of the session, ${place}`,
  panchangaOfAsking: (place: string) => `Panchanga at the time of the question, ${place}`,
  yogas: 'Yogas in the chart',
  noBirth: 'No birth details were given, so there is no chart.',
  noHour: 'The time of birth is not known, so there is no lagna and no exact dasha. Please ask the client for it.',
  noPlace: (name: string) =>
    name === ''
      ? 'No place of birth was given, so the time of birth cannot be converted.'
      : `The place “${name}” is not in our list of places. Please ask the client for the nearest town.`,
  timeInDoubt:
    'The clocks changed on that night, so this time happened twice or not at all. Please ask the client which one is meant.',
} as const
