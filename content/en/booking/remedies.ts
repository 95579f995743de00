/** Texts of remedies: the client's page, the desk's pages and the pages of their emails. */
export const REMEDIES = {
  title: 'Your remedies',
  lead: 'What your astrologer recommends, with the dates in your city. Tick what you have done.',
  dashboard: 'Dashboard',
  none: 'No remedies yet',
  noneLead:
    'When your astrologer writes down remedies for you, you find them here with their dates. We will email you.',
  next: 'Next days',
  nothingNext: 'There is nothing more to do. Well done!',
  today: 'Today',
  tomorrow: 'Tomorrow',
  missed: 'Not ticked yet',
  done: 'Done',
  markDone: 'Mark as done',
  takeBack: 'Take back',
  doneOf: (done: number, total: number) => `${done} of ${total} done`,
  onDay: (title: string, day: string) => `${title}, ${day}`,
  allDays: (count: number) => (count === 1 ? 'Show the day' : `Show all ${count} days`),
  ended: 'Ended',
  completed: 'Completed',
  after: (service: string, code: string) => `After ${service}, ${code}`,
  inCity: (city: string) => `Dates for ${city}`,
  print: 'Print',
  ticked: { tone: 'success', title: 'Marked as done' },
  tookBack: { tone: 'success', title: 'Taken back' },
  refusals: {
    'day-not-found': 'This day is not in your list any more.',
    'day-ahead': 'You can tick this day when it has come.',
  },

  calendarTitle: 'In your calendar',
  calendarLead:
    'Subscribe once, and your calendar shows each day of your remedies. It has their names, not what to do.',
  feedDone: (title: string) => `✓ ${title}`,
  feedCity: (city: string) => `By the almanac of ${city}.`,

  emailsTitle: 'Reminders by email',
  emailsOff: 'We can email you at six in the evening when the next day is one of these days.',
  emailsOn: 'We email you at six in the evening when the next day is one of these days.',
  emailsStart: 'Send me these emails',
  emailsStop: 'Stop these emails',
  emailsStarted: { tone: 'success', title: 'We will email you on the evening before.' },
  emailsStopped: { tone: 'success', title: 'We will not send you these emails any more.' },

  unsubscribeTitle: 'Unsubscribe from remedy emails',
  unsubscribeLead: 'We will no longer email you on the evening before a day of your remedies.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'Your remedy emails are off',
  unsubscribedLead: 'You will not get any more of them. You can switch them on again with your remedies.',
  open: 'See your remedies',
} as const

/** On the dashboard. */
export const MY_REMEDIES = {
  title: 'Remedies',
  open: 'Open remedies',
  next: (day: string, title: string) => `${day}: ${title}`,
  over: 'Nothing more to do.',
} as const

/** How a rule is said. */
export const REMEDY_RULE = {
  daily: 'Every day',
  weekday: (name: string) => `Every ${name}`,
  observance: (name: string) => `Every ${name}`,
  tithi: (name: string) => `Every ${name}`,
  nakshatra: (name: string) => `When the Moon is in ${name}`,
  birthStar: (name: string) => `When the Moon is in your birth star ${name}`,
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  until: (day: string) => `until ${day}`,
} as const

export const DESK_REMEDIES = {
  title: 'Remedies',
  lead: (service: string, code: string, client: string) => `${service}, ${code}, for ${client}`,
  back: 'Back to the booking',
  backToList: 'Back to the remedies',
  noneTitle: 'No remedies yet',
  none: 'No remedies have been written for the client yet.',
  state: (published: number, waiting: number) =>
    [published > 0 ? `${published} published` : '', waiting > 0 ? `${waiting} not published yet` : '']
      .filter(Boolean)
      .join(' · '),
  open: 'Open the remedies',
  add: 'Add a remedy',
  edit: 'Edit',
  next: (day: string) => `next ${day}`,
  notPublished: 'Not published',
  publish: 'Publish to the client',
  publishLead: 'The client gets one email with a link. The email does not contain the remedies.',
  published: 'Remedies published',
  emailed: 'We have emailed the client.',
  notEmailed: 'No email was sent: the client has no email address.',
  notReady: 'You can publish as soon as the payment is confirmed.',
  end: 'End this remedy',
  endLead: 'The days ahead disappear from the client’s list, calendar and emails. You can resume it later.',
  endedNow: 'Remedy ended',
  remove: 'Remove this remedy',
  removed: 'Remedy removed',

  formTitle: 'Write a remedy',
  newTitle: 'New remedy',
  editTitle: 'Edit the remedy',
  name: 'Title',
  nameHint: 'Such as “Hanuman Chalisa” or “Sesame oil lamp for Shani”. It is shown in the client’s calendar.',
  instructions: 'What to do',
  instructionsHint: 'Only the client and the astrologers of the practice can read it.',
  on: 'On which days',
  chooseOn: 'Choose the days',
  groups: {
    often: 'Any',
    observances: 'Each month',
    weekdays: 'Weekday',
    nakshatras: 'Nakshatra of the day',
    tithis: 'Tithi of the day',
  },
  birthStar: (name: string) => `Birth star (${name})`,
  birthStarUnknown: 'The birth star cannot be chosen, because the birth details do not tell it.',
  start: 'From',
  ending: 'How long',
  endings: { times: 'A number of times', until: 'Until a date', year: 'For one year' },
  times: 'Number of times',
  timesHint: 'For “a number of times”',
  until: 'Last day',
  untilHint: 'For “until a date”',
  place: 'City of the client',
  placeHint: 'The dates follow the sunrise there.',
  whichPlace: 'Several places have this name. Please choose one.',
  preview: 'Show the dates',
  previewTitle: (count: number) => (count === 1 ? 'One day' : `${count} days`),
  save: 'Save remedy',
  resume: 'Save and resume',
  saved: 'Remedy saved',
  savedLead: 'The client sees it as soon as you publish it.',
  changedLead: 'The client’s list has been changed.',
} as const

export const REMEDY_REFUSALS = {
  'booking-not-found': 'This booking does not exist.',
  'client-erased': 'This client’s account has been deleted, so nothing more can be saved about them.',
  'no-session': 'Only consultations and questions have remedies.',
  'remedy-changed': 'Someone changed this remedy after you opened it. Please open it again.',
  'not-confirmed': 'The payment is not confirmed yet. Please publish the remedies later.',
  'no-remedies': 'All remedies are published already.',
  'no-dates': 'There is no such day in this time. Please choose a later end or other days.',
  'too-many': 'Please choose at most 400 days.',
  'too-far': 'This would take more than five years. Please choose fewer times or an earlier end.',
} as const

export const REMEDY_PROBLEMS = {
  title: {
    missing: 'Please give it a title',
    invalid: 'Please give it a title',
    'too-long': 'Please use at most 120 characters',
  },
  instructions: {
    missing: 'Please say what to do',
    invalid: 'Please say what to do',
    'too-long': 'Please use at most 5,000 characters',
  },
  on: { missing: 'Please choose the days', invalid: 'Please choose the days', 'too-long': 'Please choose the days' },
  start: {
    missing: 'Please enter a date',
    invalid: 'Please enter a date within a year from now',
    'too-long': 'Please enter a date',
  },
  ending: {
    missing: 'Please choose how long',
    invalid: 'Please choose how long',
    'too-long': 'Please choose how long',
  },
  times: {
    missing: 'Please enter a number',
    invalid: 'Please enter a number from 1 to 400',
    'too-long': 'Please enter a number from 1 to 400',
  },
  until: {
    missing: 'Please enter the last day',
    invalid: 'Please enter a day after the start',
    'too-long': 'Please enter the last day',
  },
  place: {
    missing: 'Please enter a city or town',
    invalid: 'We do not know this place. Please enter a larger town near it',
    'too-long': 'Please enter a city or town',
  },
} as const
