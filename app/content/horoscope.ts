/** Words of the horoscope page and of everything that shows a chart. */
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

export const BIRTH_FORM = {
  heading: 'Birth details',
  fullName: 'Full Name',
  birthDate: 'Date of Birth',
  birthTime: 'Time of Birth',
  birthPlace: 'Place of Birth',
  chooseDate: 'Choose from the calendar',
  closeCalendar: 'Close the calendar',
  timeUnknown: 'I don’t know the time',
  timeHint: 'As the birth certificate says it, by the clocks of that place.',
  placeHint: 'Town or city. Old names such as Bombay or Madras work too.',
  placeList: 'Places of this name',
  placeSearching: 'Looking for places',
  placesFound: (found: number) =>
    found === 1 ? '1 place found' : `${found} places found. Use the arrow keys to choose.`,
  noPlaceFound: 'No place of this name. Try another spelling, or give its coordinates below.',
  choosePlace: 'Choose the place from the list, so that its clock is known.',
  whichPlace: 'Which of these places?',
  coordinates: 'Give latitude and longitude instead',
  latitude: 'Latitude, north positive',
  longitude: 'Longitude, east positive',
  timeZone: 'Time zone',
  timeZoneHint: 'Such as Asia/Kolkata. Left empty, it is looked up from the coordinates.',
  coordinatesMissing: 'Give both, latitude from -90 to 90 and longitude from -180 to 180.',
  timeZoneUnknown: 'This time zone is not known. Names look like Asia/Kolkata.',
  clock: 'Which clock do your papers mean?',
  clockMore: 'Which clock was kept',
  ownOffset: 'Ahead of UTC, as hours and minutes',
  ownOffsetHint: 'For example +05:30, or -04:56.',
  ownOffsetMissing: 'Say how far this clock was ahead of UTC, for example +05:30.',
  generate: 'Generate Birth Chart',
  generating: 'Drawing the chart',
  dateMissing: 'Choose a date of birth.',
  dateInvalid: 'This is not a date from 1900 on.',
  timeInvalid: 'Write the time as hours and minutes, such as 06:42.',
  privacy:
    'The place name you search is sent to our own server to find it. Name, date and time never leave your browser.',
  privacyWithoutScript: 'Without JavaScript our server draws the chart; it stores nothing.',
  conventions: 'Conventions',
} as const

export const CLOCK_WORDS = {
  standard: 'Standard time of the zone',
  bombay: 'Bombay Time (+04:51)',
  calcutta: 'Calcutta Time (+05:53:20)',
  localMean: 'Local mean time of the place',
  own: 'My own offset',
} as const

export const CLOCK_NOTES = {
  'war-time': 'India’s clocks were an hour ahead on this date (war time, UTC+06:30). This is taken into account.',
  'bombay-time':
    'Bombay kept its own time (UTC+04:51) beside Indian Standard Time until 1955. Check which one the papers mean.',
  'calcutta-time':
    'Calcutta kept its own time (UTC+05:53:20) beside Indian Standard Time until 1948. Check which one the papers mean.',
  'town-time':
    'There was no standard time here yet: towns lived by their own local mean time. Check which one the papers mean.',
} as const

export const TIME_DOUBTS = {
  repeated: 'The clocks were set back on this night, so this time came twice. Which one was it?',
  skipped: 'The clocks were set forward on this night, so this time never was. Which is nearer to the truth?',
  first: (label: string) => `The first, at UTC${label}`,
  second: (label: string) => `The second, at UTC${label}`,
  before: (label: string) => `Counted by the clock after the change, UTC${label}`,
  after: (label: string) => `Counted by the clock before the change, UTC${label}`,
} as const

export const ENGINE_REFUSALS = {
  'outside-1900-2100': 'Charts are drawn for the years 1900 to 2100.',
  'latitude-outside-90': 'The latitude must lie between -90 and 90.',
  'longitude-outside-180': 'The longitude must lie between -180 and 180.',
  'kp-houses-inside-polar-circle': 'KP houses cannot be cut inside the polar circles. Choose another house system.',
  'not-a-utc-time': 'This moment cannot be read.',
} as const

export const BIRTH_RESULT = {
  emptyTitle: 'The sky now',
  emptyLead: (place: string) =>
    `Until you give your own details, this is the sky of this minute over ${place}. Choose a date to draw yours.`,
  sunSign: 'Sun Sign',
  element: 'Element',
  symbol: 'Symbol',
  details: 'Your details',
  name: 'Name',
  notSpecified: 'Not specified',
  traits: 'Key traits',
  sunSignNote: 'By the date alone, as newspapers count. The Vedic chart counts from the stars.',
  needsPlace:
    'Your sun sign stands below. Add a place of birth to draw the Vedic chart: without it the clock cannot be read.',
  untimed: (stars: readonly string[], isDashaCertain: boolean) =>
    `Without a time there is no lagna and there are no houses. The Moon was in ${stars.join(', then ')} on that day; ${
      isDashaCertain ? 'the first dasha is certain' : 'the first dasha depends on the hour'
    }.`,
  notDrawn: 'The chart could not be drawn. Please check your connection and try again.',
  northNeedsLagna: 'The northern drawing begins with the lagna, so it needs a time of birth.',
  drawing: 'Drawing',
  nowTitle: 'Now',
  nowSubtitle: (date: string, time: string) => `${date}, ${time} IST`,
  chartOf: (name: string) => (name ? `Chart of ${name}` : 'Birth chart'),
  grahas: 'Grahas',
  columns: {
    graha: 'Graha',
    position: 'Position',
    nakshatra: 'Nakshatra, pada',
    house: 'House',
    from: 'From',
    to: 'To',
    sign: 'Sign',
    inSign: 'In it',
    varga: 'Varga',
  },
  sameAllDay: 'the same all day',
  changes: (signs: readonly string[]) => `changes: ${signs.join(', then ')}`,
  vargas: 'Divisional charts',
  varga: 'Division',
  vargaTable: 'Signs in all divisions',
  dasha: 'Vimshottari dasha',
  dashaLead: (lord: string, years: string) => `Balance at birth: ${lord}, ${years}.`,
  running: 'running now',
  panchanga: 'Panchanga at birth',
  words: 'This chart in words',
  legend: 'La lagna, R retrograde, C combust. Degrees are within the sign.',
  legendUntimed: 'A question mark: the graha changed its sign on this day.',
  downloads: 'Take it with you',
  asSvg: 'SVG',
  asPng: 'PNG',
  asPdf: 'PDF',
  print: 'Print',
  makingPdf: 'Writing the PDF',
  downloadFailed: 'The file could not be made. Please try again.',
} as const

export const CHART_STYLE_WORDS = { north: 'North', south: 'South', east: 'East' } as const

export const AYANAMSA_WORDS = {
  lahiri: 'Lahiri',
  raman: 'Raman',
  krishnamurti: 'Krishnamurti (KP)',
  trueChitra: 'True Chitra',
  lahiriIcrc: 'Lahiri (ICRC)',
  yukteshwar: 'Sri Yukteshwar',
  jnBhasin: 'J. N. Bhasin',
  kpNew: 'KP New',
  truePushya: 'True Pushya',
  trueRevati: 'True Revati',
  suryaSiddhanta: 'Surya Siddhanta',
  faganBradley: 'Fagan-Bradley',
} as const

export const NODE_WORDS = { mean: 'Mean node', true: 'True node' } as const

export const HOUSE_WORDS = {
  wholeSign: 'Whole-sign houses',
  equalMiddle: 'Equal houses, lagna in the middle',
  sripati: 'Sripati houses',
  kp: 'KP houses (Placidus)',
} as const

export const SUNRISE_WORDS = {
  hindu: 'Sunrise at the centre of the disc, without refraction',
  upperLimb: 'Sunrise at the upper limb, with refraction',
} as const

export const CONVENTION_LABELS = {
  ayanamsa: 'Ayanamsa',
  node: 'Lunar node',
  houseSystem: 'Houses',
  sunriseRule: 'Sunrise',
  yearDays: 'Dasha year',
} as const

export const DIFFERENCE = {
  heading: 'Why does mine differ?',
  lead: 'Paste a figure from another program, one a line. We look for the settings that explain it.',
  label: 'Figures of the other program',
  hint: 'Such as “Moon 14° 23′ Scorpio”, “Lagna 5° 12′ 30″ Leo”, “Rahu 12 Mar 2004” for the start of a dasha.',
  explain: 'Explain the difference',
  missing: 'Paste at least one figure.',
  unread: (line: string) => `This line says nothing to us: “${line}”. Write it as in the examples.`,
  agrees: 'It agrees with this chart, as far as the figures are printed. There is nothing to explain.',
  explained: 'These settings give exactly those figures:',
  ambiguous: 'Several settings would print these figures. Add another figure, or more digits, to decide between them:',
  unexplained:
    'No setting that we know gives these figures. The time or the place may have been entered otherwise there.',
  notExplained: 'The figures could not be compared. Please check your connection and try again.',
  notTested: { node: 'Lunar node: not told by these figures', yearDays: 'Dasha year: not told by these figures' },
  clocks: {
    'as-given': 'the clock as you gave it',
    'hour-less': 'an hour less, as if no summer or war time had been kept',
    'hour-more': 'an hour more, as if summer time had been kept',
    indian: 'Indian Standard Time',
    greenwich: 'Greenwich time',
    'local-mean': 'local mean time of the place',
    bombay: 'Bombay Time',
    calcutta: 'Calcutta Time',
  },
  clockLabel: 'Clock',
} as const

export const PROFILES = {
  heading: 'Kept births',
  lead: 'Encrypted, and shown to you alone. They fill this page and the booking form.',
  use: 'Use',
  forget: 'Forget',
  keep: 'Keep this birth',
  kept: 'Kept for you',
  consent: 'I agree that these birth details are stored, encrypted, until I remove them.',
  signInFirst: 'Sign in to keep births for the next time.',
  signIn: 'Sign In',
  refusals: {
    'consent-missing': 'Tick the box to let us keep these birth details.',
    'too-many-profiles': 'You keep as many births as there is room for. Forget one first.',
    'profile-not-found': 'This birth is no longer kept.',
  },
} as const

export const DAILY = {
  heading: (date: string) => `The day for each Moon sign: ${date}`,
  lead: 'Read the sign your Moon stands in; your birth chart tells you which. The same day reads the same for everybody.',
  days: 'Days of the week ahead',
  today: 'Today',
  why: 'Why',
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
  polarDay: 'The Sun does not set here today.',
  polarNight: 'The Sun does not rise here today.',
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
