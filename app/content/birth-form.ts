/** Words of the form that asks for a birth, and of the births that are kept. */
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

export const CLOCK_LABELS = {
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
