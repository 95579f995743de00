/** Texts of the days that a client's family keeps. */
export const FAMILY_DAYS = {
  lead: 'Birth stars and birthdays of the people you have saved, and the tithis on which you remember those who have died.',
  city: 'City or town',
  show: 'Show',
  shownFor: (city: string) => `For ${city}, from today for one year.`,
  unknownCity: (typed: string) => `We do not know “${typed}”. Enter a larger town near it.`,
  yearly: 'The coming year',
  yearlyNone: 'No days yet',
  yearlyNoneLead: 'Save a birth with its time and place, or add someone you remember below.',
  monthly: (count: number) => `Days of every month (${count})`,

  people: 'Your people',
  peopleLead: 'Everyone whose birth you have saved with a chart.',
  peopleNone: 'You have not saved a birth yet.',
  saveBirth: 'Draw a chart and save the birth',
  unknown: {
    place: 'We need the place of birth to find the star.',
    time: 'The star or the tithi changed on this day, so we need the time of birth for the rest.',
  },

  remembered: 'Those you remember',
  rememberedNone: 'Add a parent, grandparent or anyone whose shraddha you keep.',
  remove: 'Remove',
  removed: { tone: 'success', title: 'Removed.' },
  gone: { tone: 'error', title: 'This entry was already removed.' },

  add: 'Add someone you remember',
  addLead: 'Enter the date of passing, or the lunar day if the family knows it.',
  profile: 'One of your saved people',
  profileNone: 'Someone else',
  name: 'Name',
  nameHint: 'Leave it empty if you chose a saved person.',
  byDate: 'Date of passing',
  deathDate: 'Date',
  deathTime: 'Time',
  deathTimeHint: 'Leave it empty if you do not know it.',
  deathPlace: 'Place',
  byTithi: 'Or the lunar day',
  byTithiHint: 'If you fill this in, the date above is not used.',
  month: 'Month (masa)',
  tithi: 'Tithi',
  choose: 'Choose',
  reckoning: 'In your family, months end',
  reckonings: { amanta: 'at new moon (South, West)', purnimanta: 'at full moon (North)' },
  isMonthly: 'Also list the tithi of every month',
  consent: 'I agree that you store this, encrypted, until I delete it.',
  save: 'Add',
  saved: { tone: 'success', title: 'Added to those you remember.' },

  calendar: 'Family days in your calendar',
  calendarLead:
    'The days appear in your own calendar. The link is private: anyone who has it can see the names and days, so please do not share it.',
  subscribe: 'Show these days in',
  feedName: 'Family days',
  emails: 'Email me the evening before',

  rules: 'How we find these days',
  ruleLines: [
    'Birth star: the day at whose sunrise the Moon is in the birth star; of two such days the first. Some families keep the second.',
    'Birthday by tithi: the tithi of birth in its lunar month, at sunrise. Birthday by star: the birth star in the lunar month, or in the solar month as in Tamil Nadu and Kerala, where the last of two counts.',
    'Shraddha: the tithi of passing in its lunar month, on the day on whose afternoon (aparahna, the fourth of five parts of daylight) the tithi is present; on two days the one with more of it. Some families go by noon (kutapa) or by sunrise.',
    'In Pitru Paksha the same tithi of the dark half is kept; for a full moon, the full moon before it. Those who passed away on a Chaturdashi, or whose tithi is not known, are often remembered on the new moon (Mahalaya).',
    'In a year with an extra (adhika) month we take the regular one. Some families keep the tithi in both.',
    'Ask your family priest if your custom differs.',
  ],
} as const

export const REMEMBER_PROBLEMS = {
  name: { missing: 'Enter a name or choose a saved person', 'too-long': 'Enter a shorter name' },
  deathDate: {
    missing: 'Enter the date, or the lunar day below',
    invalid: 'Enter the date as year, month and day',
    later: 'This day has not come yet',
    unsupported: 'We can compute dates from 1900 on. Enter the lunar day instead',
  },
  deathTime: {
    invalid: 'Enter the time as hours and minutes',
    needed: 'The tithi changed on this day. Enter the time, even roughly, or the lunar day below',
  },
  deathPlace: {
    missing: 'Enter the place',
    unknown: 'We do not know this place. Enter a larger town near it',
  },
  tithi: { missing: 'Choose the month and the tithi' },
  consent: { missing: 'Tick the box so that we can save this' },
  form: { 'too-many': 'You have reached the number of people we can save. Remove one first.' },
} as const
