export const PACKAGE_FORM = {
  heldAs: 'How it takes place',
  lifeEvents: 'Asks for life events',
  lifeEventsHint: 'For finding a time of birth: the form asks for dated events instead of the time.',
  duration: 'Length in minutes',
  durationHint: 'The time it takes in your calendar.',
  step: 'Offer a start every … minutes',
  stepHint: 'Counted from the beginning of your hours.',
  bufferBefore: 'Free minutes before each session',
  bufferAfter: 'Free minutes after each session',
  range: (from: number, to: number, text = '') => `From ${from} to ${to}.${text === '' ? '' : ` ${text}`}`,
  notice: 'Minimum notice in minutes',
  horizon: 'How many days ahead it can be booked',
  asThePractice: 'Leave it empty to use the rules of the practice.',
  mostPerDay: 'At most per day',
  mostPerWeek: 'At most per week',
  noLimit: 'For each astrologer. Leave it empty for no limit.',
  answerWithin: 'Answered within … business days',
  answerWithinHint:
    'Only for a Prasna: counted from the confirmed payment, without holidays. Leave it empty to promise no day.',
  offeredBy: 'Who offers it',
  offeredByHint: 'Without a tick, everyone offers it, including colleagues who join later.',
} as const

export const PACKAGE_PROBLEMS = {
  prasnaHasNoTime: 'A Prasna is booked without a time. Please choose a phone call or in writing.',
  prasnaHasNoBirth: 'A Prasna is booked without birth details, so it cannot ask for life events.',
  writtenHasNoTime: 'Only a Prasna is answered in writing. Please tick Prasna, or choose another way.',
  onlyPrasnaIsAnswered: 'Only a Prasna has a day by which it is answered. Please leave this empty.',
  fewerPerWeek: 'This must be at least as many as per day',
  noticeBeyondHorizon: 'Nothing could be booked: the notice is longer than this. Please allow more days.',
  longerThanHours: (minutes: number) =>
    `The longest opening hours of those who offer it are ${minutes} minutes, so no session would fit. Please enter a shorter length, or change the hours first.`,
  astrologerUnknown: 'Someone you ticked is no longer on the site. Please choose again.',
} as const
