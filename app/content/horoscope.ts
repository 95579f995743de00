/** Words of the horoscope pages: the frame around them, the sky of the day, and two people side by side. */
export const HOROSCOPE = {
  title: 'Horoscope (Beta)',
  description:
    'Free Vedic birth chart with North, South and East Indian drawings, dashas and panchanga, daily texts from the real sky, planetary positions and Ashtakoota matching.',
  eyebrow: 'Beta',
  heading: 'Your chart, drawn from the real sky',
  lead: 'Positions are computed to the second of arc, in your own browser. What you type here stays with you unless you choose to keep it.',
  tabs: {
    label: 'Horoscope',
    birthChart: 'Birth Chart',
    daily: 'Daily Horoscope',
    planets: 'Planetary Positions',
    compatibility: 'Compatibility',
  },
  closingTitle: 'A chart is the beginning of a conversation',
  closingLead: 'Bring your questions to a session, or learn to read the chart yourself.',
  bookConsultation: 'Book Consultation',
  exploreCourses: 'Explore Courses',
} as const

export const DAILY = {
  heading: (date: string) => `The day for each Moon sign: ${date}`,
  lead: 'Read the sign your Moon stands in; your birth chart tells you which. The same day reads the same for everybody.',
  days: 'Days of the week ahead',
  today: 'Today',
  why: 'Why',
  reasonFrom: (reason: string, sign: string) => `${reason} from ${sign}.`,
  everybody: 'For everybody',
  star: (name: string) => `The Moon is in ${name}.`,
  moonMoves: (sign: string, time: string) => `The Moon passes into ${sign} at ${time} IST.`,
  rule: 'Composed by fixed rules from the Moon and, in turn, the Sun, Jupiter and Saturn at noon in India, counted from your Moon sign.',
  sunDates: (dates: string) => `Sun sign dates: ${dates}`,
} as const

export const PLANETS = {
  heading: 'The sky now',
  lead: (moment: string) => `Sidereal positions, ${moment}. They move on each minute.`,
  caption: 'Nine grahas',
  columns: {
    graha: 'Planet',
    position: 'Position',
    nakshatra: 'Nakshatra',
    house: 'House',
    motion: 'Motion',
  },
  houseNote: (place: string, lagna: string) => `Houses are counted from the lagna now rising over ${place}: ${lagna}.`,
  direct: 'direct',
  retrograde: 'retrograde',
  combust: 'combust',
  panchanga: 'Today’s panchanga',
  place: 'Place',
  change: 'Show this place',
  wheelLabel: (moment: string) => `The sidereal sky, ${moment}`,
} as const

export const MATCH = {
  heading: 'Two people',
  lead: 'Ashtakoota compares the Moons of two births in eight ways. Points are tradition’s shorthand, not a verdict.',
  bride: 'Bride',
  groom: 'Groom',
  fill: 'Fill from a kept birth',
  compare: 'Compare',
  comparing: 'Comparing',
  needsMoon: 'Each person needs a date, a place and a time; without a time the Moon must stay in one star all day.',
  notCompared: 'The two could not be compared. Please check your connection and try again.',
  moonUncertain: 'On this day the Moon changed her star. A time of birth is needed to compare.',
  pointsOf: (points: string, most: number) => `${points} of ${most}`,
  pair: (one: string, other: string) => `${one} and ${other}`,
  total: (points: string) => `${points} of 36 points`,
  koota: 'Koota',
  points: 'Points',
  reason: 'Reason',
  exceptions: 'Set aside by tradition',
  exceptionsLead: 'Rules by which astrologers set a low koota aside. They are told here and never added to the points.',
  mangal: 'The place of Mars',
  best: 'Best pairs',
  challenging: 'Challenging pairs',
  pairsLead: 'Moon signs by the mean of the eight kootas over all their stars. Two people are more than a mean.',
  kootas: {
    varna: 'Varna',
    vashya: 'Vashya',
    tara: 'Tara',
    yoni: 'Yoni',
    grahaMaitri: 'Graha maitri',
    gana: 'Gana',
    bhakoot: 'Bhakoot',
    nadi: 'Nadi',
  },
} as const

export const GAZETTEER_CREDIT = 'Places: GeoNames, CC BY 4.0'
