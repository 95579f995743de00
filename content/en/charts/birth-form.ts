import { plural } from '#content/words/grammar.ts'

/** Texts of the fields of a birth, in every form, and of the form for a chart. */
export const BIRTH_FORM = {
  heading: 'Birth details',
  fullName: 'Full Name',
  birthDate: 'Date of birth',
  birthTime: 'Time of birth',
  birthPlace: 'Place of birth',
  chooseDate: 'Choose from the calendar',
  closeCalendar: 'Close the calendar',
  noCalendar: 'The calendar could not be loaded. Type the date.',
  timeUnknown: 'I don’t know the time',
  timeUnsure: 'I don’t know the exact time',
  timeRoughly: 'I know roughly when it was',
  timeKnown: 'How well do you know it?',
  timesKnown: {
    exact: 'Exactly, or within a few minutes',
    about: 'About, within half an hour',
    morning: 'In the morning',
    afternoon: 'In the afternoon',
    evening: 'In the evening',
    night: 'At night',
    unknown: 'Not at all',
  },
  timeHint: 'Local time at the place of birth, as exactly as you know it.',
  timeOptionalHint: 'Local time at the place of birth. If you do not know it, leave it empty.',
  placeHint: 'Town or city. Old names such as Bombay or Madras work too.',
  placeList: 'Places with this name',
  placeSearching: 'Searching for places',
  placesFound: (found: number) =>
    plural(found, '1 place found', `${found} places found. Use the arrow keys to choose.`),
  noPlaceFound: 'We found no place with this name. Try another spelling, or enter its coordinates.',
  noPlaceKept: 'We found no place with this name. You can choose a larger town nearby, or leave it as you typed it.',
  choosePlace: 'Choose the place from the list, so that we know its time zone.',
  whichPlace: 'Which of these places?',
  noneOfPlaces: 'None of these. Keep it as I typed it.',
  coordinates: 'Enter latitude and longitude instead',
  latitude: 'Latitude (north is positive)',
  longitude: 'Longitude (east is positive)',
  timeZone: 'Time zone',
  timeZoneHint: 'For example Asia/Kolkata. Leave it empty and we look it up.',
  clock: 'Which time does your birth record use?',
  clockMore: 'Time standard used at birth',
  ownOffset: 'Hours and minutes ahead of UTC',
  ownOffsetHint: 'For example +05:30, or -04:56.',
  guardian: 'I am 18 or older and the parent or guardian of this child, and I agree on the child’s behalf.',
  generate: 'Generate Birth Chart',
  generating: 'Drawing the chart',
  clear: 'Clear and start again',
  privacy:
    'We look up the place on our own server. Your name, date and time never leave your browser, which forgets them when you close this tab.',
  privacyWithoutScript: 'Without JavaScript, our server draws the chart and stores nothing.',
  conventions: 'Calculation settings',
} as const

/** Shown beside a field with a problem; each says what to do. */
export const BIRTH_PROBLEMS = {
  birthDate: { missing: 'Enter your date of birth', invalid: 'Enter a valid date from 1900 or later' },
  birthTime: {
    missing: 'Enter your time of birth, or say below how well you know it',
    invalid: 'Enter a time between 00:00 and 23:59',
  },
  birthPlace: { missing: 'Enter your place of birth', 'too-long': 'Use at most 200 characters' },
  latitude: { invalid: 'Enter both: latitude from -90 to 90 and longitude from -180 to 180' },
  timeZone: { invalid: 'We do not know this time zone. Enter a name such as Asia/Kolkata.' },
  clock: { missing: 'Choose which time the birth record uses' },
  ownOffset: { invalid: 'Enter how far this time was ahead of UTC, for example +05:30' },
  occurrence: { missing: 'Choose which of the two times is meant' },
} as const

export const CLOCK_LABELS = {
  standard: 'Standard time of the zone',
  bombay: 'Bombay Time (+04:51)',
  calcutta: 'Calcutta Time (+05:53:20)',
  localMean: 'Local mean time of the place',
  own: 'Another offset',
} as const

export const CLOCK_NOTES = {
  'war-time': 'India’s clocks were an hour ahead on this date (war time, UTC+06:30). This is taken into account.',
  'bombay-time':
    'Bombay used its own time (UTC+04:51) as well as Indian Standard Time until 1955. Check which one your birth record uses.',
  'calcutta-time':
    'Calcutta used its own time (UTC+05:53:20) as well as Indian Standard Time until 1948. Check which one your birth record uses.',
  'town-time':
    'There was no standard time here yet, and towns used their own local mean time. Check which one your birth record uses.',
} as const

export const TIME_DOUBTS = {
  repeated: 'The clocks went back on this night, so this time happened twice. Which one was it?',
  skipped: 'The clocks went forward on this night, so this time did not exist. Which one is closer?',
  first: (label: string) => `The first, at UTC${label}`,
  second: (label: string) => `The second, at UTC${label}`,
  before: (label: string) => `By the clock after the change, UTC${label}`,
  after: (label: string) => `By the clock before the change, UTC${label}`,
} as const

export const PROFILES = {
  heading: 'Saved birth details',
  lead: 'They are encrypted and only you can see them. Use them here, or when you book a session.',
  use: 'Use',
  forget: 'Delete',
  save: 'Save these birth details',
  saved: 'Birth details saved',
  consent: 'I agree that you store these birth details, encrypted, until I delete them.',
  signInFirst: 'Sign in to save birth details for next time.',
  signIn: 'Sign In',
  refusals: {
    'consent-missing': 'Tick the box so that we can save these birth details.',
    'too-many-profiles': 'You have saved the maximum number of birth details. Delete one first.',
    'profile-not-found': 'These birth details are no longer saved.',
  },
} as const
