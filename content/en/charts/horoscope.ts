/** Texts of the horoscope pages: the frame, daily texts and planetary positions. */
export const HOROSCOPE = {
  title: 'Horoscope (Beta)',
  description:
    'Free Vedic birth chart in North, South and East Indian style, with dashas and panchanga, a daily horoscope, planetary positions and Ashtakoota matching.',
  eyebrow: 'Beta',
  heading: 'Your free Vedic horoscope',
  lead: 'We calculate exact planetary positions in your own browser. What you type here stays on your device unless you choose to save it.',
  tabs: {
    label: 'Horoscope',
    birthChart: 'Birth Chart',
    daily: 'Daily Horoscope',
    planets: 'Planetary Positions',
    compatibility: 'Compatibility',
  },
  closingTitle: 'Would you like to know more about your chart?',
  closingLead: 'Ask your questions in a session, or learn to read the chart yourself.',
  bookConsultation: 'Book Consultation',
  exploreCourses: 'Explore Courses',
} as const

export const DAILY = {
  heading: (date: string) => `The day for each Moon sign: ${date}`,
  lead: 'Each text is for a Moon sign (rashi), not for the Sun sign of newspapers. Often the two differ.',
  findMoonSign: 'Find your Moon sign',
  days: 'The next seven days',
  today: 'Today',
  why: 'Why',
  placed: (graha: string, sign: string, house: string) => `${graha} in ${sign}, the ${house}`,
  reasonFrom: (reason: string, sign: string) => `${reason} from ${sign}.`,
  everybody: 'For everyone',
  star: (name: string) => `The Moon is in ${name}.`,
  moonMoves: (sign: string, time: string) => `The Moon moves into ${sign} at ${time} IST.`,
  rule: 'Each text follows fixed rules: we count the Moon and, in turn, the Sun, Jupiter and Saturn at noon in India from your Moon sign.',
  moonSign: 'Text for this Moon sign.',
  sunDates: (dates: string) => `As a Sun sign: ${dates}`,
} as const

export const CURRENT_SKY = {
  heading: 'The sky now',
  lead: (time: string) => `Sidereal positions, ${time}. Updated every minute.`,
  caption: 'Nine grahas',
  columns: {
    graha: 'Planet',
    position: 'Position',
    nakshatra: 'Nakshatra',
    house: 'House',
  },
  houseNote: (place: string, lagna: string) => `Houses are counted from the lagna now rising over ${place}: ${lagna}.`,
  retrograde: 'retrograde',
  combust: 'combust',
  panchanga: 'Today’s panchanga',
  place: 'Place',
  change: 'Show this place',
  wheelLabel: (time: string) => `The sidereal sky, ${time}`,
} as const

export const GAZETTEER_CREDIT = 'Places: GeoNames, CC BY 4.0'
