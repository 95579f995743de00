import { tooLong } from '#content/frame/field-texts.ts'
import { plural } from '#content/words/grammar.ts'
import { numberInWords } from '#content/words/numbers.ts'
import {
  LONGEST_REMEDY_TEXT,
  LONGEST_REMEDY_TITLE,
  LONGEST_REMEDY_YEARS,
  MOST_REMEDY_DAYS,
} from '#domain/remedies/remedy-limits.ts'

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
  /** With the day, where a word for tomorrow also means yesterday. */
  tomorrow: (_day: string) => 'Tomorrow',
  missed: 'Not ticked yet',
  done: 'Done',
  markDone: 'Mark as done',
  takeBack: 'Mark as not done',
  doneOf: (done: number, total: number) => `${done} of ${total} done`,
  onDay: (title: string, day: string) => `${title}, ${day}`,
  allDays: (count: number) => plural(count, 'Show the day', `Show all ${count} days`),
  ended: 'Ended',
  completed: 'Completed',
  after: (service: string, code: string) => `After ${service}, ${code}`,
  inCity: (city: string) => `Dates for ${city}`,
  print: 'Print',
  ticked: { tone: 'success', title: 'Marked as done' },
  tookBack: { tone: 'success', title: 'Marked as not done' },
  refusals: {
    'day-not-found': 'This day is not in your list any more.',
    'day-ahead': 'You can tick this day once it’s here.',
  },

  calendarTitle: 'In your calendar',
  calendarLead:
    'Subscribe once, and your calendar shows each day of your remedies. It shows their names, not what to do.',
  feedDone: (title: string) => `✓ ${title}`,
  feedCity: (city: string) => `By the almanac of ${city}.`,

  emailsTitle: 'Reminders by email',
  emailsOff: 'We can email you at 6 PM the day before.',
  emailsOn: 'We email you at 6 PM the day before.',
  emailsStart: 'Send me these emails',
  emailsStop: 'Stop these emails',
  emailsStarted: { tone: 'success', title: 'We’ll email you the evening before.' },
  emailsStopped: { tone: 'success', title: 'We won’t send you these emails any more.' },

  unsubscribeTitle: 'Unsubscribe from remedy emails',
  unsubscribeLead: 'We won’t email you the evening before your remedies any more.',
  unsubscribe: 'Unsubscribe',
  unsubscribedTitle: 'Your remedy emails are off',
  unsubscribedLead: 'You won’t get any more of them. You can switch them on again where your remedies are.',
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
  times: (count: number) => plural(count, 'once', `${count} times`),
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
  birthStarUnknown: 'You can’t choose the birth star, because the birth details don’t say which it is.',
  start: 'From',
  ending: 'How long',
  endings: { times: 'A number of times', until: 'Until a date', year: 'For one year' },
  times: 'Number of times',
  timesHint: 'For “a number of times”',
  until: 'Last day',
  untilHint: 'For “until a date”',
  place: 'City of the client',
  placeHint: 'The dates follow the sunrise there.',
  whichPlace: 'Several places have this name. Choose one.',
  preview: 'Show the dates',
  previewTitle: (count: number) => plural(count, 'One day', `${count} days`),
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
  'remedy-changed': 'Someone changed this remedy after you opened it. Open it again.',
  'not-confirmed': 'The payment is not confirmed yet. Publish the remedies later.',
  'no-remedies': 'All remedies are published already.',
  'no-dates': 'There’s no such day in this period. Choose a later end or other days.',
  'too-many': `Choose at most ${MOST_REMEDY_DAYS} days.`,
  'too-far': `This would take more than ${numberInWords(LONGEST_REMEDY_YEARS)} years. Choose fewer times or an earlier end.`,
} as const

export const REMEDY_PROBLEMS = {
  title: {
    missing: 'Give it a title',
    invalid: 'Give it a title',
    'too-long': tooLong(LONGEST_REMEDY_TITLE),
  },
  instructions: {
    missing: 'Say what to do',
    invalid: 'Say what to do',
    'too-long': tooLong(LONGEST_REMEDY_TEXT),
  },
  on: { missing: 'Choose the days', invalid: 'Choose the days', 'too-long': 'Choose the days' },
  start: {
    missing: 'Enter a date',
    invalid: 'Enter a date within a year from now',
    'too-long': 'Enter a date',
  },
  ending: {
    missing: 'Choose how long',
    invalid: 'Choose how long',
    'too-long': 'Choose how long',
  },
  times: {
    missing: 'Enter a number',
    invalid: `Enter a number from 1 to ${MOST_REMEDY_DAYS}`,
    'too-long': `Enter a number from 1 to ${MOST_REMEDY_DAYS}`,
  },
  until: {
    missing: 'Enter the last day',
    invalid: 'Enter a day after the start',
    'too-long': 'Enter the last day',
  },
  place: {
    missing: 'Enter a city or town',
    invalid: 'We do not know this place. Enter a larger town near it',
    'too-long': 'Enter a city or town',
  },
} as const
