/** The page an astrologer reads before a session. */
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
  asked: (moment: string) => `Asked ${moment}`,
  session: (when: string) => `Session ${when}`,
  readNow: 'No day is set yet, so the sky is that of today.',
  places: {
    certain: (place: string) => `Cast for ${place}.`,
    guessed: (place: string) => `Cast for ${place}, the largest place of this name. Ask whether it is the right one.`,
    practice: (place: string) => `The place of asking could not be read, so the chart is cast for ${place}.`,
  },
  running: 'Running dasha',
  levels: ['Mahadasha', 'Antardasha', 'Pratyantardasha'],
  until: (lord: string, date: string) => `${lord}, until ${date}`,
  noDasha: 'The session lies outside the 120 years of the dasha.',
  transits: 'Transits at the session',
  transitColumns: {
    graha: 'Graha',
    position: 'Position',
    fromMoon: 'From Moon',
    fromLagna: 'From lagna',
    over: 'Over',
  },
  overNatal: (grahas: string) => `over ${grahas}`,
  panchanga: (place: string) => `Panchanga of the session, ${place}`,
  panchangaOfAsking: (place: string) => `Panchanga of the asking, ${place}`,
  yogas: 'Yogas in the chart',
  noBirth: 'No birth details are given, so there is no chart.',
  noHour: 'The hour of birth is not known: there is no lagna and no dasha to the day. Ask the client for it.',
  noPlace: (name: string) =>
    name === ''
      ? 'No place of birth is given, so the clock of the birth cannot be read.'
      : `The place “${name}” is not in our list of places. Ask the client for the nearest town.`,
  timeInDoubt:
    'Clocks were changed on that night, so this time came twice or never. Ask the client which one is meant.',
} as const
