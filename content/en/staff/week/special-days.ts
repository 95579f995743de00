import { numberInWords } from '#content/words/numbers.ts'
import { PLANNED_YEARS } from '#domain/availability/special-days.ts'
import { HOURS_PROBLEMS } from './hours.ts'

/** Texts of special days and public holidays. */
export const SPECIAL_DAYS = {
  title: 'Special days and holidays',
  lead: 'Close on some days, or open at other hours than usual.',
  coming: 'Coming special days',
  none: 'No special days are planned.',
  closed: 'Closed',
  everybody: 'everybody',
  onlyYou: 'only you',
  seenByClients: 'Clients see the reason',
  remove: 'Remove',
  removed: (days: string) => `Removed: ${days}.`,
  goneAlready: 'This special day was already removed.',
  undo: 'Undo',
  restored: 'Special day restored',
  addTitle: 'Add a special day',
  firstDate: 'First day',
  lastDate: 'Last day',
  lastDateHint: 'Leave it empty for one day.',
  kind: 'On these days',
  kinds: { closed: 'Closed', open: 'Open at these hours' },
  hoursHint: 'Leave a row empty if you do not need it.',
  opens: 'Opens',
  closes: 'Closes',
  reason: 'Reason',
  reasonHint: 'Such as “Closed for Diwali”',
  showsReason: 'Show the reason to clients',
  forWhom: 'For whom',
  whom: { me: 'Only me', all: 'Everybody' },
  add: 'Add special day',
  added: 'Special day added',
  invalid: 'Correct the fields marked below.',
  holidays: 'Public holidays',
  holidaysLead: (lastYear: number) =>
    `Tick the holidays on which the whole practice is closed. These are the holidays of central government offices and the main ones of each state to the end of ${lastYear}, computed by the rules of our own calendar. Your state can have one a day earlier or later, so please compare the dates with its list.`,
  dependsOnMoon: 'expected: the sight of the moon decides',
  state: 'State',
  allIndia: 'All India',
  showState: 'Show',
  saveHolidays: 'Save holidays',
  holidaysSaved: 'Holidays saved',
} as const

export const SPECIAL_DAYS_PROBLEMS = {
  ...HOURS_PROBLEMS,
  'date-invalid': 'Choose a date.',
  'in-the-past': 'This day is over. Choose today or a later day.',
  'ends-first': 'The last day must not be before the first day.',
  'too-long': 'A special day can last at most one year. For longer, change the weekly hours.',
  'too-far': `Choose days within the next ${numberInWords(PLANNED_YEARS)} years.`,
  'hours-missing': 'Enter the hours, or choose “Closed”.',
  'reason-missing': 'Write the reason that clients should see.',
} as const
