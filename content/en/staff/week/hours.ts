/** Texts of the weekly hours. */
export const HOURS = {
  title: 'Weekly hours',
  lead: 'Clients can book inside these hours. Special days and time off override these hours.',
  zone: (timeZone: string) => (timeZone === 'Asia/Kolkata' ? 'All times are in IST.' : `All times are in ${timeZone}.`),
  back: 'Back to hours and time off',
  closed: 'Closed',
  opens: 'Opens',
  closes: 'Closes',
  add: 'Add hours',
  addMore: 'Add more hours',
  addGroup: 'Other hours on some days',
  days: 'Days with these hours',
  noDays: 'No days',
  remove: 'Remove',
  problemOn: (day: string, problem: string) => `${day}: ${problem}`,
  save: 'Save hours',
  saved: 'Hours saved',
  notSaved: 'Not saved yet. Press “Save hours” when the week is right.',
  invalid: 'Some hours are not right yet. Look at those marked below.',
  changedMeanwhile:
    'Your hours were changed on another device. The saved hours are shown here; what you typed is below. Save again to replace the saved hours.',
  none: 'You have no hours yet, so clients cannot book. Choose your days and times below, then save them.',
  noDiary:
    'You have no hours of your own yet. Start them here: clients can book you as soon as you have added some hours.',
  shared: 'These hours belong to the practice, and every astrologer can change them. Do you work at other times?',
  start: 'Start my own hours',
  started: 'Your own hours are ready. Add some below.',
} as const

export const HOURS_PROBLEMS = {
  incomplete: 'Enter both times, or remove this row.',
  'closes-first': 'The closing time must be after the opening time.',
  overlaps: 'These hours overlap with other hours of the day.',
} as const

/** The same for hours that several days have. */
export const GROUP_PROBLEMS = {
  ...HOURS_PROBLEMS,
  'no-days': 'Tick the days with these hours, or remove this row.',
} as const
